import { knownProducts } from "../lexicons/products.ts";
import { plainNames } from "../lexicons/word-lists.ts";
import type { Sentence, Token } from "../reading.ts";
import type { StudyContext } from "../sources.ts";
import { escapePattern, type ListedName, listListedNames, listOpenings } from "./name-patterns.ts";
import { StudiedNames } from "./studied-names.ts";

/** A product name met in a sentence. */
interface NameHit {
  key: string;
  name: string;
}

/** Names to look for or to leave out, longest first; `excluded` are places and the own product as whole words. */
export interface NameBook {
  listed: ListedName[];
  excluded: ReadonlySet<string>;
  /** The study's own product, by what the study itself says. */
  studied: StudiedNames;
}

/** The creator's names and the person's place. */
export function openNameBook(study: StudyContext, location: string | null): NameBook {
  const own = study.ownProduct === null ? [] : [study.ownProduct.trim().toLowerCase()];
  const places = (location ?? "")
    .toLowerCase()
    .split(/[,/]/)
    .map((place) => place.trim());
  return {
    listed: listListedNames(study),
    excluded: new Set([...own, ...places].filter(Boolean)),
    studied: new StudiedNames(study),
  };
}

const using =
  "us(?:e|es|ed|ing)|switch(?:ed|ing)? (?:from|to|over to|away from)|mov(?:e|ed|ing) (?:from|to|off|over to)|migrat\\w+ (?:from|to)|tr(?:y|ied|ying)|open(?:ed|s)?|ditched|replac(?:e|es|ed|ing)|gave up on|pay(?:ing)? for|paid for|subscrib\\w+ to|sign(?:ed)? up (?:for|to|with)|bought|love|hate";
const comparing =
  "unlike|than|compared (?:to|with)|instead of|rather than|prefer(?:red|s)?|versus|vs\\.?|alternative to|similar to|like";
/** What stands before a product that somebody uses or compares, right before its name. */
const productFrame = new RegExp(
  `\\b(?:${using}|${comparing}|in|on|via|through|across|with|between|into|from|to)\\s*$`,
  "i",
);
/** A name that is a word of the language as well takes a frame that leaves no doubt. */
const clearFrame = new RegExp(`\\b(?:${using}|${comparing}|in|on|via|through)\\s*$`, "i");
/** Somebody who uses or left something with a name that we do not know. */
const unknownFrame =
  /\b(?:us(?:e|es|ed|ing)|switch(?:ed|ing)? (?:from|to|over to|away from)|migrat\w+ (?:from|to)|subscrib\w+ to|sign(?:ed)? up (?:for|with)|replaced(?: it| them)? with)\s*$/i;
const comparingFrame = new RegExp(`\\b(?:${comparing})\\s*$`, "i");
/** "X is easier", "X works": a product that is spoken of as a whole. */
const predicate =
  /^(?:'s|’s)? (?:is|was|are|has|had|does|doesn't|did|can|can't|works?|worked|lets?|keeps?|feels?|felt|just|already|really|crash\w*|takes?|stopped|drives?|for|when)\b/i;
const listedBefore = /_(?:,| and| or|, and|, or| &| \/)\s*$/;

/** What stands before a product whose name is a common word, as in "use teams" or "on slack". */
const commonFrame =
  /(?:switch(?:ed|ing)? (?:from|to)|mov(?:ed|ing) (?:from|to)|us(?:e|es|ed|ing)|in|on|via|through|than|versus|vs\.?|open|opened|left|ditched)\s*$/i;
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

/** Products named like words of the language: counted with a capital and a clear frame only. */
const everydayWords = new Set(
  "signal box sketch linear shortcut loom maze harvest around quip gather roam lattice stripe uber notion amazon copilot workplace coda otter claude gemini amplitude excel outlook workday discord obsidian looker dovetail superhuman".split(
    " ",
  ),
);

/** Where a product's name may stand, and what is around it there. */
interface NamePlace {
  name: string;
  at: number;
  before: string;
  after: string;
}

function isEverydayMeant({ name, before, after }: NamePlace, asked: boolean): boolean {
  if (!/^\p{Lu}/u.test(name) || /^\s\d/.test(after)) return false;
  if (clearFrame.test(before) || listedBefore.test(before)) return true;
  // A capital that only begins a sentence says nothing, unless the sentence weighs one thing against another.
  if (before.trim() === "")
    return asked ? predicate.test(after) || /^\s*(?:,|and\b|\.|$)/.test(after) : / than \p{Lu}/u.test(after);
  return asked;
}

function isKnownMeant(place: NamePlace, asked: boolean): boolean {
  const { name, before, after } = place;
  if (everydayWords.has(name.toLowerCase())) return isEverydayMeant(place, asked);
  const framed = productFrame.test(before) || listedBefore.test(before);
  if (!/^\p{Lu}/u.test(name)) return framed || asked;
  return framed || asked || predicate.test(after) || / (?:than|versus|vs\.?) /i.test(before + after);
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
  readonly #studied: StudiedNames;
  left = false;

  constructor(text: string, studied: StudiedNames) {
    this.rest = text;
    this.#studied = studied;
  }

  #strike(at: number, length: number): void {
    this.rest = this.rest.slice(0, at) + "_".repeat(length) + this.rest.slice(at + length);
  }

  #place(name: string, at: number): NamePlace {
    return { name, at, before: this.rest.slice(0, at), after: this.rest.slice(at + name.length) };
  }

  #add(name: string, at: number): void {
    if (!this.#studied.has(name)) this.hits.push({ key: fullName(name).toLowerCase(), name: fullName(name) });
    this.#strike(at, name.length);
  }

  takeListed(listed: ListedName): void {
    for (const match of this.rest.matchAll(listed.pattern)) {
      if (!isMeant(listed, match)) continue;
      if (listed.competitor) this.hits.push({ ...listed.competitor });
      else this.left ||= !listed.own;
      this.#strike(match.index, match[0].length);
    }
  }

  takeKnown(asked: boolean): void {
    for (const { 0: name, index } of this.rest.matchAll(knownPattern)) {
      if (isKnownMeant(this.#place(name, index), asked)) this.#add(name, index);
    }
  }

  /** A name that we do not know: used or left by somebody, or compared with a product. */
  takeRun(run: { name: string; start: number }, offset: number): void {
    const { before, after, at } = this.#place(run.name, run.start - offset);
    const struck = this.rest.slice(at, at + run.name.length).includes("_");
    // Of "Maria's template" Maria is no product, and "PDP" is a word of the trade.
    if (struck || /^['’]s\b/.test(after) || /^\p{Lu}{2,}s?$/u.test(run.name)) return;
    const compared = this.hits.length > 0 && comparingFrame.test(before);
    if (compared || unknownFrame.test(before)) this.#add(run.name, at);
  }
}

const asksForProducts =
  /\b(?:which|what) (?:\w+ ){0,4}(?:tools?|apps?|software|programs?|services?|products?|platforms?|websites?|brands?|providers?)\b|\bwhat (?:do|did|have) you (?:use|used|tried)\b|\bhave you (?:used|tried)\b/i;

/** Product names of a sentence: the creator's list, known products, and capitalised names that somebody uses. */
export function listNames(sentence: Sentence, book: NameBook, prompt = ""): SentenceNames {
  const reading = new Reading(sentence.text, book.studied);
  const openings = book.listed.length === 0 ? new Set<string>() : listOpenings(sentence.text);
  for (const listed of book.listed) if (openings.has(listed.opening)) reading.takeListed(listed);
  reading.takeKnown(asksForProducts.test(prompt));
  for (const run of listCapitalRuns(sentence)) reading.takeRun(run, sentence.start);
  return { hits: reading.hits.filter(({ key }) => !isExcluded(key, book)), left: reading.left };
}

function isExcluded(key: string, { excluded }: NameBook): boolean {
  return excluded.has(key) || key.split(" ").some((word) => excluded.has(word));
}
