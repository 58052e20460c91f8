const mark = "data-list-item";

/** Put on the link or button that stands for an item of a list: J and K go from one to the next. */
export const listItem = { [mark]: "" } as const;

/** Moves the focus to the next or the previous item of the page's lists; false where there is none. */
export function moveInList(step: 1 | -1): boolean {
  const items = [...document.querySelectorAll<HTMLElement>(`main [${mark}]`)].filter((item) =>
    item.checkVisibility(),
  );
  const at = findPlace(items, document.activeElement);
  const next = items[nextPlace(at, step, items.length)];
  if (!next) return false;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest" });
  return true;
}

/** From no item the first one; at the ends it stays. */
export function nextPlace(at: number, step: 1 | -1, count: number): number {
  if (at < 0) return 0;
  return Math.min(Math.max(at + step, 0), count - 1);
}

/** Also from a button beside an item's link, which stands in the same row. */
function findPlace(items: readonly Element[], focused: Element | null): number {
  if (!focused) return -1;
  const own = items.indexOf(focused);
  if (own >= 0) return own;
  return items.findIndex((item) => item.closest("li, tr")?.contains(focused));
}
