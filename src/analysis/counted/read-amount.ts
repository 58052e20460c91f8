import { small, tens } from "../figures/number-words.ts";
import type { Sentence } from "../reading.ts";
import { plainWords } from "../words.ts";

const nothing = "no none nil nought".split(" ");
const number = `\\d{1,4}(?:\\.\\d)?|${[...small, ...tens, ...nothing].join("|")}`;
const lead =
  "(?:(?:um+|hm+|oh|well|ok|so|honestly|probably|maybe|perhaps|about|around|roughly|approximately|like|just|only|exactly|i(?:'d)? (?:would )?(?:say|think|guess|reckon)|i (?:have|had|got|did|do|went|made|make|open|get|go)(?: to)?|it(?:'s| is| was)|that(?:'s| is| was)|between|all|at (?:most|least)|up to|nearly|almost|some|usually|normally|most (?:weeks|months|days))[,.\\s]*)*";
const linked =
  "(?:\\s*(?:-|–)\\s*|,? (?:or|to|and|maybe|sometimes|or maybe|or even|possibly|perhaps)(?: even| maybe)? )";
const opening = new RegExp(`^\\W*${lead}(${number})(?:${linked}(${number}))?(?![\\w%:£$€]|[.,:]\\d)`, "i");
const rangeLater = new RegExp(`^[^.;]{0,16}?${linked}(${number})\\b`, "i");
const other = new RegExp(`(?<![\\w£$€.:])(?:${number})\\b(?!\\s*(?:years?|o'?clock|am|pm|%))`, "i");
const unsure = /\?\s*$|\b(?:not even|no idea|don't know|couldn't say|can't say|lost count|depends)\b/i;
/** "Four on a good week, nothing when it rains": one number for one case. */
const oneCase = /^\s*(?:if|when|on a (?:good|bad)|in (?:winter|summer))\b/i;

function toNumber(text: string): number {
  const word = text.toLowerCase();
  if (nothing.includes(word)) return 0;
  if (small.includes(word)) return small.indexOf(word);
  return tens.includes(word) ? 10 * tens.indexOf(word) : Number(word);
}

/**
 * How many an answer gives where the question asks how many: "6" or a range as "4–5". Only a number that opens the
 * answer counts; undefined for guesses, single cases, and where the same sentence goes on to another number.
 */
export function readAmount(sentences: readonly Sentence[]): { name: string; at: number } | undefined {
  const [first] = sentences;
  if (first === undefined) return undefined;
  const text = plainWords(first.text);
  const [all, low, high] = opening.exec(text) ?? [];
  if (all === undefined || low === undefined || unsure.test(text)) return undefined;
  const rest = text.slice(all.length);
  const later = high ?? rangeLater.exec(rest)?.[1];
  const more = high === undefined && later !== undefined ? rest.replace(rangeLater, "") : rest;
  if (oneCase.test(rest) || other.test(more)) return undefined;
  const [from, to] = [toNumber(low), later === undefined ? undefined : toNumber(later)];
  if (to === undefined || to === from) return { name: String(from), at: 0 };
  return to > from ? { name: `${from}–${to}`, at: 0 } : undefined;
}
