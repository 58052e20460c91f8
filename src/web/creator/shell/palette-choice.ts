import type { SpotlightActionData } from "@mantine/spotlight";
import type { MouseEvent as ReactMouseEvent } from "react";
import { paletteStore } from "./palette-store.ts";
/** What is looked at of a click. */
export type Press = Pick<MouseEvent, "clientX" | "clientY" | "timeStamp" | "detail">;

const doubleClickMs = 500;
const samePlacePx = 8;

/** Nobody has seen yet what came below the pointer: a press so soon and there belongs to the one before. */
export function isSecondPress(first: Press, next: Press): boolean {
  // A click by a key has no count and no place.
  if (first.detail === 0 || next.detail === 0) return false;
  return (
    next.timeStamp - first.timeStamp < doubleClickMs &&
    Math.hypot(next.clientX - first.clientX, next.clientY - first.clientY) < samePlacePx
  );
}

/** Keeps the second press of a double click from what stood below the thing that the first one closed. */
function keepSecondPressOff(first: Press): void {
  const onClick = (event: MouseEvent) => {
    if (!isSecondPress(first, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (first.detail === 0) return;
  window.addEventListener("click", onClick, { capture: true });
  setTimeout(() => window.removeEventListener("click", onClick, { capture: true }), doubleClickMs);
}

/** One opening of the palette does one thing: what is pressed while it goes, or right below it, was not chosen. */
export function chosenOnce(action: SpotlightActionData): SpotlightActionData {
  return {
    ...action,
    onClick: (event: ReactMouseEvent<HTMLButtonElement>) => {
      if (!paletteStore.getState().opened) return;
      keepSecondPressOff(event);
      action.onClick?.(event);
    },
  };
}
