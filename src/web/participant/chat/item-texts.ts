import type english from "../../../../languages/en/items.json";

/** What stands around a closed question or what one shows; apart from the page's other texts, as few interviews have one. */
type ItemTexts = typeof english;

const byPath = import.meta.glob<ItemTexts>("/languages/*/items.json", { import: "default", eager: true });

export function itemTextsOf(language: string): ItemTexts {
  const texts = byPath[`/languages/${language}/items.json`];
  if (texts === undefined) throw new Error(`languages/${language}/items.json is missing`);
  return texts;
}
