import { knownProducts } from "../lexicons/products.ts";
import { plainNames } from "../lexicons/word-lists.ts";
import type { Sentence, Token } from "../reading.ts";
import type { StudyContext } from "../sources.ts";
import { escapePattern, type ListedName, listListedNames, listOpenings } from "./name-patterns.ts";

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
/** What stands before a product whose name is a common word, as in "use teams" or "on slack". */
const commonFrame =
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

/** Lower-case words such as "notion" or "box" are products only in a frame such as "in notion". */
const everydayWords = new Set(
  "signal box sketch linear shortcut loom maze harvest around quip gather roam lattice stripe uber maze notion slack zoom amazon copilot basecamp workplace coda otter claude gemini amplitude excel outlook workday discord".split(
    " ",
  ),
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

function isMeant({ common }: ListedName, match: RegExpExecArray): boolean {
  if (!common || match[0] !== match[0].toLowerCase()) return true;
  return commonFrame.test(match.input.slice(0, match.index));
}

/** A sentence in which names that were found are struck out, so that no other name is found at their place. */
class Reading {
  rest: string;
  readonly hits: NameHit[] = [];
  left = false;

  constructor(text: string) {
    this.rest = text;
  }

  strike(at: number, length: number): void {
    this.rest = this.rest.slice(0, at) + "_".repeat(length) + this.rest.slice(at + length);
  }

  takeListed(listed: ListedName): void {
    for (const match of this.rest.matchAll(listed.pattern)) {
      if (!isMeant(listed, match)) continue;
      if (listed.competitor) this.hits.push({ ...listed.competitor, sure: true });
      else this.left ||= !listed.own;
      this.strike(match.index, match[0].length);
    }
  }

  takeKnown(): void {
    for (const { name, at } of listKnown(this.rest)) {
      this.hits.push({ key: fullName(name).toLowerCase(), name: fullName(name), sure: true });
      this.strike(at, name.length);
    }
  }

  takeRun(run: { name: string; start: number }, offset: number): void {
    const at = run.start - offset;
    const before = this.rest.slice(0, at);
    const struck = this.rest.slice(at, at + run.name.length).includes("_");
    if (struck || !frameBefore.test(before)) return;
    const name = fullName(run.name);
    this.hits.push({ key: name.toLowerCase(), name, sure: strongFrame.test(before) });
  }
}

/** Product names of a sentence: the creator's list, known products, and capitalised names in a using frame. */
export function listNames(sentence: Sentence, book: NameBook): SentenceNames {
  const reading = new Reading(sentence.text);
  const openings = book.listed.length === 0 ? new Set<string>() : listOpenings(sentence.text);
  for (const listed of book.listed) if (openings.has(listed.opening)) reading.takeListed(listed);
  reading.takeKnown();
  for (const run of listCapitalRuns(sentence)) reading.takeRun(run, sentence.start);
  return { hits: reading.hits.filter(({ key }) => !isExcluded(key, book)), left: reading.left };
}

function isExcluded(key: string, { excluded }: NameBook): boolean {
  return excluded.has(key) || key.split(" ").some((word) => excluded.has(word));
}
