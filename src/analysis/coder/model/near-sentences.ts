import { asksToKeepOut } from "#languages/asks-to-keep-out.ts";
import { findSentence, type Span, trimSpan } from "./place-quote.ts";

export const asking = /[?？]["”’)]*$/u;
const fillers = new Set(
  "um uh er erm hm hmm mm mhm oh ah yeah yep ok okay right fine sure well so just and but like good great god gosh".split(
    " ",
  ),
);

export const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

export function countWords(text: string): number {
  return (text.match(wordPattern) ?? []).reduce(
    (sum, word) => sum + (unspaced.test(word) ? Array.from(word).length / 2 : 1),
    0,
  );
}

/** "So.", "Well, yeah.": nothing goes along for it. */
export function isFiller(words: string): boolean {
  return (words.toLowerCase().match(wordPattern) ?? []).every((word) => fillers.has(word));
}

/** What begins so is another matter: "And, oh, they took sixty off my pay". */
export const startsAnother =
  /^(?:(?:and|so|y|und|et),? (?:oh|also|by the way)|oh,? (?:and|also|by the way)|by the way)(?!\p{L})/iu;
/** "There is one that's different.": opens the next story. */
export const opensStory =
  /^(?:(?:but|and|so|then|y|pero|et|mais|und|aber|e|ma|mas),? )*(?:there(?:['’]s| is| was| are| were)(?: only| just| also| still)? (?:one|another|some(?:one|body)|this|these|a time)|il y (?:en )?a(?:vait)? (?:une?|celui|celle|quelqu['’]un)|hay un[oa]?|había un[oa]?|es gibt (?:da )?eine[nrs]?|einen? gibt es|c['’]è (?:n['’]è )?un[oa]?|há uma?)(?![\p{L}\p{N}])/iu;
const blankLine = /\n\s*\n/u;

/** The sentence behind the span; none behind an empty line, where something else begins. */
export function findNext(text: string, end: number): Span | undefined {
  const from = text.length - text.slice(end).trimStart().length;
  if (from >= text.length || blankLine.test(text.slice(end, from))) return undefined;
  return trimSpan(text, findSentence(text, { start: from, end: from + 1 }));
}

export function findBefore(text: string, start: number): Span | undefined {
  const before = text.slice(0, start).trimEnd();
  if (before === "" || blankLine.test(text.slice(before.length, start))) return undefined;
  return trimSpan(text, findSentence(text, { start: before.length - 1, end: before.length }));
}

/** Whether a sentence may go along with a quote at all. */
export function mayJoin(words: string): boolean {
  return !asking.test(words) && !asksToKeepOut(words.toLowerCase());
}
