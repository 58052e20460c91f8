import { fold } from "#web/format/fold.ts";

/** From how many rows on a list offers search and sort. */
export const longListFrom = 11;

interface ListOrder<T> {
  value: string;
  label: string;
  compare: (a: T, b: T) => number;
}

export interface ListShape<T> {
  /** What a search looks in. */
  textOf: (item: T) => readonly string[];
  /** The first one is the list's own. */
  orders: readonly [ListOrder<T>, ...ListOrder<T>[]];
}

/** The items that hold every word, in the order that was chosen. */
export function viewList<T>(
  items: readonly T[],
  shape: ListShape<T>,
  wanted: { query: string; order: string },
): T[] {
  const words = fold(wanted.query).split(/\s+/u).filter(Boolean);
  const order = shape.orders.find(({ value }) => value === wanted.order) ?? shape.orders[0];
  return items
    .filter((item) => {
      const text = words.length === 0 ? "" : fold(shape.textOf(item).join(" "));
      return words.every((word) => text.includes(word));
    })
    .sort(order.compare);
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** "Interview 2" before "Interview 10". */
export function byName<T extends { name: string }>(a: T, b: T): number {
  return collator.compare(a.name, b.name);
}

/** The same by another text of the items. */
export function byText<T>(textOf: (item: T) => string): (a: T, b: T) => number {
  return (a, b) => collator.compare(textOf(a), textOf(b));
}

/** As the list came. */
export function asGiven(): number {
  return 0;
}

export function newestFirst<T extends { createdAt: string }>(a: T, b: T): number {
  return b.createdAt.localeCompare(a.createdAt);
}

export function oldestFirst<T extends { createdAt: string }>(a: T, b: T): number {
  return newestFirst(b, a);
}
