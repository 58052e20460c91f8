import type { ShownMessage } from "../chat-state.ts";

/** What somebody who listens needs of a message: its words, what is shown with it, and what it can be answered with. */
export function toSpokenText({
  text,
  stimulus,
  item,
}: Pick<ShownMessage, "text" | "stimulus" | "item">): string {
  return [text, stimulus?.alt, ...(item ? listAnswers(item) : [])].filter(Boolean).join("\n");
}

function listAnswers(item: NonNullable<ShownMessage["item"]>): string[] {
  if (item.kind !== "scale") return item.options;
  const { min, minLabel, max, maxLabel } = item;
  return [minLabel ? `${min}, ${minLabel}` : `${min}`, maxLabel ? `${max}, ${maxLabel}` : `${max}`];
}
