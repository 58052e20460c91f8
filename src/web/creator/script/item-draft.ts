import type { Item } from "#contract/items.ts";

export const itemKinds = ["choice", "several", "scale", "ranking"] as const;
export type ItemKind = (typeof itemKinds)[number];

/** How a question is answered, as the editor names it. */
export const answerNames: Record<ItemKind | "open", string> = {
  open: "In their own words",
  choice: "Choose one option",
  several: "Choose several options",
  scale: "Scale",
  ranking: "Put in order",
};

/** The keys are always in this order, since drafts are compared as JSON. */
export function tidyItem(item: Item): Item {
  if (item.kind !== "scale") return { kind: item.kind, options: item.options };
  const { kind, min, max, minLabel = "", maxLabel = "" } = item;
  return { kind, min, max, minLabel, maxLabel };
}

/** As it is sent: without the blank lines of the editor. */
export function trimItem(item: Item): Item {
  if (item.kind === "scale") return tidyItem(item);
  return {
    kind: item.kind,
    options: item.options.map((option) => option.trim()).filter((option) => option !== ""),
  };
}

/** The item of another kind, with the options that were typed for the one before. */
export function changeKind(item: Item | undefined, kind: string | null): Item | undefined {
  const to = itemKinds.find((one) => one === kind);
  if (to === undefined) return undefined;
  if (to === "scale") return { kind: to, min: 1, max: 5, minLabel: "", maxLabel: "" };
  const options = item === undefined || item.kind === "scale" ? ["", ""] : item.options;
  return { kind: to, options };
}

/** "Scale 1–5", "Choose one of 4": what the line under a question says of it. */
export function describeItem(item: Item): string {
  if (item.kind === "scale") return `Scale ${item.min}–${item.max}`;
  const count = item.options.filter((option) => option.trim() !== "").length;
  return {
    choice: `One of ${count} options`,
    several: `Several of ${count} options`,
    ranking: `Order of ${count}`,
  }[item.kind];
}
