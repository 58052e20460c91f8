import type english from "../../../../../languages/en/own-messages.json";

/** What stands beside messages of their own; apart from the page's other texts, as few messages need it. */
type OwnMessageTexts = typeof english;

const byPath = import.meta.glob<OwnMessageTexts>("/languages/*/own-messages.json", {
  import: "default",
  eager: true,
});

export function ownMessageTextsOf(language: string): OwnMessageTexts {
  const texts = byPath[`/languages/${language}/own-messages.json`];
  if (texts === undefined) throw new Error(`languages/${language}/own-messages.json is missing`);
  return texts;
}
