import type { SpotlightActionData } from "@mantine/spotlight";
import type { MouseEvent } from "react";
import { paletteStore } from "./palette-store.ts";
import { keepSecondPressOff } from "./second-press.ts";

/** One opening of the palette does one thing: what is pressed while it goes, or right below it, was not chosen. */
export function chosenOnce(action: SpotlightActionData): SpotlightActionData {
  return {
    ...action,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (!paletteStore.getState().opened) return;
      keepSecondPressOff(event);
      action.onClick?.(event);
    },
  };
}
