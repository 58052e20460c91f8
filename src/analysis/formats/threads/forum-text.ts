/** What the forum puts in the place of words that are gone. */
const gone = new Set(["[deleted]", "[removed]", "[ Removed by Reddit ]", "[removed by reddit]"]);

export function isGone(text: string): boolean {
  return gone.has(text.trim());
}

/**
 * Whether the texts came escaped (asked for without raw_json=1): then `&`, `<` and `>` only ever appear as
 * entities. One of them bare anywhere says that the entities were typed by people and stay.
 */
export function areEscaped(texts: string[]): boolean {
  const hasBare = texts.some((text) => /[<>]|&(?!(?:amp|lt|gt);)/.test(text));
  return !hasBare && texts.some((text) => /&(?:amp|lt|gt);/.test(text));
}

export function unescapeText(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

const mention = /(?<![\w/])(\/?u\/)([A-Za-z0-9_-]{3,30})/g;

/** Names of people within the text, as "u/name", become what `pseudonym` says. */
export function hideMentions(text: string, pseudonym: (name: string) => string): string {
  return text.replace(mention, (_, before: string, name: string) => {
    const hidden = pseudonym(name);
    return before.startsWith("/") ? `/${hidden}` : hidden;
  });
}
