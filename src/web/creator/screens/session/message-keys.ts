import type { KeyboardEvent } from "react";
import type { SessionMessage } from "#contract/session-reading.ts";
import type { DialogRequest } from "./annotation-dialogs.tsx";

const kinds: Record<string, DialogRequest["kind"]> = { t: "tag", n: "note", h: "highlight" };

const steps = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

/**
 * Keys of the list of messages: up and down go from one to the next; on a message T, N and H do what its buttons do.
 * Only while the list or a message itself has the focus, so that no letter is taken from what somebody types.
 */
export function onMessageKeys(
  event: KeyboardEvent<HTMLElement>,
  messages: readonly SessionMessage[],
  onDialog: (request: DialogRequest) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const list = event.currentTarget;
  const place = event.target instanceof HTMLElement ? event.target : null;
  const id = place?.dataset.message;
  if (place !== list && id === undefined) return;
  const step = steps.get(event.key);
  if (step !== undefined) {
    const to = findNext(list, place, step);
    if (to) event.preventDefault();
    to?.focus();
    return;
  }
  const kind = kinds[event.key.toLowerCase()];
  const message = messages.find((one) => one._id === id);
  if (!kind || !message) return;
  event.preventDefault();
  onDialog({ kind, message });
}

/** From the list itself it is the first message in sight. */
function findNext(list: HTMLElement, place: HTMLElement | null, step: number): HTMLElement | undefined {
  const items = [...list.querySelectorAll<HTMLElement>("[data-message]")];
  const from = place ? items.indexOf(place) : -1;
  return items[from === -1 ? firstInSight(list, items) : from + step];
}

function firstInSight(list: HTMLElement, items: HTMLElement[]): number {
  const top = list.getBoundingClientRect().top;
  return Math.max(
    0,
    items.findIndex((item) => item.getBoundingClientRect().top >= top),
  );
}
