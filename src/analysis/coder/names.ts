import { knownProducts } from "../lexicons/products.ts";
import { plainNames } from "../lexicons/word-lists.ts";
import type { Sentence, Token } from "../reading.ts";
import type { StudyContext } from "../sources.ts";
import { escapePattern, everydayWords, type ListedName, listListedNames } from "./name-patterns.ts";

/** A product name met in a sentence. */
export interface NameHit {
  key: string;
  name: string;
  sure: boolean;
}

/** Names to look for or to leave out, longest first; `excluded` are places and the own product as whole words. */
export interface NameBook {
  listed: ListedName[];
  excluded: ReadonlySet<string>;
}

/** The creator's names and the person's place. */
export function openNameBook(study: StudyContext, location: string | null): NameBook {
  const own = study.ownProduct === null ? [] : [study.ownProduct.trim().toLowerCase()];
  const places = (location ?? "")
    .toLowerCase()
    .split(/[,/]/)
    .map((place) => place.trim());
  return { listed: listListedNames(study), excluded: new Set([...own, ...places].filter(Boolean)) };
}

const frameBefore =
  /(?:switch(?:ed|ing)? (?:from|to)|mov(?:e|ed|ing) (?:from|to|off)|migrat\w+ (?:from|to)|us(?:e|es|ed|ing)|tr(?:y|ied|ying)|unlike|like|than|compared (?:to|with)|instead of|prefer|versus|vs\.?|left|ditched|replac\w+|in|on|via|through|with|from|to|across|between|open|opened|love|hate|into|and|or|,)\s*$/i;
const lowerFrame =
  /(?:switch(?:ed|ing)? (?:from|to)|us(?:e|es|ed|ing)|in|on|via|through|from|than|versus|vs\.?|like|to|into|between|across|open|love|hate|and|or|,)\s*$/i;
/** What stands before a product whose name is an everyday word, as in "use teams" or "on slack". */
const everydayFrame =
  /(?:switch(?:ed|ing)? (?:from|to)|mov(?:ed|ing) (?:from|to)|us(?:e|es|ed|ing)|in|on|via|through|than|versus|vs\.?|open|opened|left|ditched)\s*$/i;
const strongFrame =
  /(?:switch(?:ed|ing)? (?:from|to)|mov(?:ed|ing) (?:from|to)|us(?:e|ed|ing)|unlike|than|compared (?:to|with)|instead of|prefer|versus|vs\.?)\s*$/i;

function isNameToken(token: Token, index: number): boolean {
  if (!/^\p{Lu}[\p{L}\p{N}.+-]+$/u.test(token.text) || plainNames.has(token.lower)) return false;
  // A capital at the start of a sentence says nothing unless the tagger calls the word a name.
  return index > 0 ? token.pos === "PROPN" || token.pos === "NOUN" : knownProducts.has(token.lower);
}

function listCapitalRuns(sentence: Sentence): { name: string; start: number; end: number }[] {
  const runs: { name: string; start: number; end: number; last: number }[] = [];
  for (const [i, token] of sentence.tokens.entries()) {
    if (!isNameToken(token, i)) continue;
    const open = runs.at(-1);
    if (open && open.last === i - 1) {
      open.name += ` ${token.text}`;
      open.end = token.end;
      open.last = i;
    } else runs.push({ name: token.text, start: token.start, end: token.end, last: i });
  }
  return runs;
}

const knownPattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...knownProducts]
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);

function listKnown(text: string): { name: string; at: number }[] {
  const hits: { name: string; at: number }[] = [];
  for (const match of text.matchAll(knownPattern)) {
    const lower = match[0].toLowerCase();
    const capital = /^\p{Lu}/u.test(match[0]);
    const starts = match.index === 0;
    const framed = lowerFrame.test(text.slice(0, match.index));
    if (everydayWords.has(lower) && !framed && (!capital || starts)) continue;
    hits.push({ name: match[0], at: match.index });
  }
  return hits;
}

/** Short names that people use for a known product. */
const fullNames: ReadonlyMap<string, string> = new Map([
  ["teams", "Microsoft Teams"],
  ["ms teams", "Microsoft Teams"],
  ["microsoft teams", "Microsoft Teams"],
  ["meet", "Google Meet"],
  ["clickup", "ClickUp"],
  ["github", "GitHub"],
  ["gitlab", "GitLab"],
  ["whatsapp", "WhatsApp"],
  ["chatgpt", "ChatGPT"],
  ["hubspot", "HubSpot"],
  ["onenote", "OneNote"],
  ["sharepoint", "SharePoint"],
  ["figjam", "FigJam"],
  ["onedrive", "OneDrive"],
]);

function fullName(name: string): string {
  return fullNames.get(name.toLowerCase()) ?? capitaliseName(name);
}

function capitaliseName(name: string): string {
  return name === name.toLowerCase() ? name.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()) : name;
}

/** What a sentence names; `left` when a name stands in it that the creator said is no competitor. */
export interface SentenceNames {
  hits: NameHit[];
  left: boolean;
}

function isMeant({ everyday }: ListedName, match: RegExpExecArray): boolean {
  if (!everyday || match[0] !== match[0].toLowerCase()) return true;
  return everydayFrame.test(match.input.slice(0, match.index));
}

/** Product names of a sentence: the creator's list, known products, and capitalised names in a using frame. */
export function listNames(sentence: Sentence, book: NameBook): SentenceNames {
  let rest = sentence.text;
  let left = false;
  const hits: NameHit[] = [];
  const take = (at: number, length: number) => {
    rest = rest.slice(0, at) + "_".repeat(length) + rest.slice(at + length);
  };
  for (const listed of book.listed) {
    for (const match of rest.matchAll(listed.pattern)) {
      if (!isMeant(listed, match)) continue;
      if (listed.competitor) hits.push({ ...listed.competitor, sure: true });
      else left ||= !listed.own;
      take(match.index, match[0].length);
    }
  }
  for (const { name, at } of listKnown(rest)) {
    hits.push({ key: fullName(name).toLowerCase(), name: fullName(name), sure: true });
    take(at, name.length);
  }
  for (const run of listCapitalRuns(sentence)) {
    const at = run.start - sentence.start;
    const before = rest.slice(0, at);
    if (rest.slice(at, at + run.name.length).includes("_") || !frameBefore.test(before)) continue;
    const name = fullName(run.name);
    hits.push({ key: name.toLowerCase(), name, sure: strongFrame.test(before) });
  }
  return { hits: hits.filter(({ key }) => !isExcluded(key, book)), left };
}

function isExcluded(key: string, { excluded }: NameBook): boolean {
  return excluded.has(key) || key.split(" ").some((word) => excluded.has(word));
}
