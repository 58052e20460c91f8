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

/** "u/name", "/user/name" and links to either; the forum's editor writes "_" as "\\_". */
const mention = /(?<![\w/])(\/?)(?:u|user)\/((?:[A-Za-z0-9-]|\\?_){3,40})/gi;
const linkToPerson = /(reddit\.com\/)(?:u|user)\/((?:[A-Za-z0-9-]|\\?_){3,40})/gi;

/** A word that is rather a name than speech: with a digit, "_", or a capital inside. */
const nameLike =
  /(?<![\w/…-])(?=[A-Za-z0-9\\_-]{0,40}(?:\d|_|[a-z][A-Z]))[A-Za-z](?:[A-Za-z0-9-]|\\?_){3,39}(?![\w-])/g;

/** What is known of the people who wrote: what stands for a mentioned name, and who wrote under a name. */
export interface Pseudonyms {
  pseudonym: (name: string) => string;
  find: (name: string) => string | undefined;
}

/** Names of people within the text, as "u/name" and, of those who wrote here, also bare, become numbers. */
export function hideMentions(text: string, { pseudonym, find }: Pseudonyms): string {
  const plain = (name: string) => name.replaceAll("\\", "");
  return text
    .replace(linkToPerson, (_, site: string, name: string) => `${site}${pseudonym(plain(name))}`)
    .replace(mention, (_, slash: string, name: string) => `${slash}${pseudonym(plain(name))}`)
    .replace(nameLike, (word) => find(plain(word)) ?? word);
}
