import { spansGap } from "../../left-out-gap.ts";

/** UTF-16 offsets within one segment, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** Typography that models put in the place of what was typed; the quote shown is the participant's own slice. */
const plainForm: Record<string, string> = { "’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-" };
const blank = /\s/u;
const letter = /[\p{L}\p{N}]/u;
/** What closes a quotation or an aside before the words. */
const closers = /^(?:\s|[)\]]|["”’»›](?=[\s.,;:!?…]))+/u;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** The text with runs of white space as one blank, and for each character its place in the original. */
function fold(text: string): { folded: string; places: number[] } {
  let folded = "";
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    const isBlank = blank.test(char);
    if (isBlank && (folded === "" || folded.endsWith(" "))) continue;
    folded += isBlank ? " " : (plainForm[char] ?? char);
    places.push(at);
  }
  return { folded, places };
}

/** Where one run of words begins or ends inside a word of the segment, it is not what the person said. */
function cutsWord(inside: string, outside: string): boolean {
  return letter.test(inside) && letter.test(outside) && !unspaced.test(inside + outside);
}

/** Where the quote stands in the text, character for character after white space is folded; undefined if nowhere, or only across what was left out. */
export function placeQuote(quote: string, text: string): Span | undefined {
  const { folded, places } = fold(text);
  const needle = fold(quote.toWellFormed()).folded.replace(closers, "").trimEnd();
  if (needle === "") return undefined;
  for (let at = folded.indexOf(needle); at !== -1; at = folded.indexOf(needle, at + 1)) {
    const last = at + needle.length - 1;
    const isWhole =
      !cutsWord(needle.charAt(0), folded.charAt(at - 1)) &&
      !cutsWord(needle.slice(-1), folded.charAt(last + 1));
    const start = places[at];
    const end = places[last];
    if (!isWhole || start === undefined || end === undefined) continue;
    if (!spansGap(text.slice(start, end + 1))) return { start, end: end + 1 };
  }
  return undefined;
}

/**
 * From where the first words stand to where the last ones end, the last ones being at or behind the first. Undefined
 * where one of them stands nowhere.
 */
export function placePassage(first: string, last: string, text: string): Span | undefined {
  const from = placeQuote(first, text);
  const rest = from && placeQuote(last, text.slice(from.start));
  const whole = from && rest && { start: from.start, end: Math.max(from.end, from.start + rest.end) };
  return whole && !spansGap(text.slice(whole.start, whole.end)) ? whole : undefined;
}

/** With what closes behind it; French sets "»" off by a blank, and "»Ja" opens in German. */
const sentenceEnd = /[.!?…。！？]+(?:["”’)\]›»«“]|[^\S\n][»›](?![\p{L}\p{N}]))*(?=\s|$)|\n+/gu;
const guillemets = /«\s?[^«»\n]*»/gu;
const titleBefore = /(?<![\p{L}\p{N}])(?:Dr|Mr|Mrs|Ms|Prof|St|No)$/u;
const unitBefore = /(?<![\p{L}\p{N}])(?:min|max|approx|ca|incl|hrs?|est|vs|etc|e\.g|i\.e|a\.m|p\.m)$/iu;

/** "Dr. Osei", "5 min. of it", "I just ... couldn't": the dot ends no sentence. */
function endsSentence(text: string, { index, 0: mark }: { index: number; 0: string }): boolean {
  const goesOn = /^[^\S\n]*[\p{Ll}\p{N}]/u.test(text.slice(index + mark.length));
  if (/^(?:\.{2,}|…)$/u.test(mark) || /[»›]$/u.test(mark)) return !goesOn;
  if (mark !== ".") return true;
  const before = text.slice(Math.max(0, index - 8), index);
  return !titleBefore.test(before) && !(goesOn && unitBefore.test(before));
}

/** Without blanks around it, nor what closes before it. */
export function trimSpan(text: string, { start, end }: Span): Span {
  const inside = text.slice(start, end);
  const from = start + (closers.exec(inside)?.[0].length ?? 0);
  return { start: from, end: Math.max(from, start + inside.trimEnd().length) };
}

/** The whole sentence that the span stands in; of several sentences all of them. */
export function findSentence(text: string, { start, end }: Span): Span {
  let from = 0;
  let to = text.length;
  const quoted = [...text.matchAll(guillemets)].map(({ index, 0: { length } }) => ({
    ...{ start: index, end: index + length },
  }));
  for (const match of text.matchAll(sentenceEnd)) {
    const isQuoted = quoted.some((one) => one.start < match.index && match.index + match[0].length < one.end);
    if (isQuoted || !endsSentence(text, match)) continue;
    const after = match.index + match[0].length;
    if (after <= start) from = after;
    else if (after >= end) {
      to = after;
      break;
    }
  }
  while (from < start && blank.test(text.charAt(from))) from++;
  return { start: from, end: to };
}
