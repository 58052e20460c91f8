import type { Sentence } from "../reading.ts";
import type { RatingScale } from "./countable-question.ts";

const words = "zero one two three four five six seven eight nine ten".split(" ");
const number = `\\d{1,3}(?:[.,]\\d)?|${words.join("|")}`;
const mention = new RegExp(`(?<![\\w.])(${number})( and a half| point five)?(?![\\w%]|[.,]\\d)`, "gi");
/** "On a scale from 1 to 7", "out of 10", "from one to ten": the question once more. */
const scaleAgain = new RegExp(
  `\\b(?:on |in )?(?:a |the |this )?scale\\b(?: (?:from|of))?(?: (?:${number})\\s*(?:to|-|–)\\s*(?:${number}))?|\\bfrom (?:${number}) to (?:${number})\\b`,
  "gi",
);
const outOf = new RegExp(`\\s*(?:\\/|out of)\\s*(${number})\\b`, "gi");
/** Numbers of something: "five years", "two of us", "one thing". */
const counting =
  /^\s*(?:(?:or|to|-)\s\w+\s)?(?:years?|months?|weeks?|days?|hours?|minutes?|times?|people|persons?|percent|per cent|%|things?|reasons?|of (?:us|them|my|the|these|those)|more|or more|pounds|euros|dollars|kids|children|colleagues|tools?|apps?)\b/i;
/** What gives a number as the answer. */
const giving =
  /(?:\b(?:between|say|said|give(?: it| that| myself)?|rate(?: it)?|at|around|about|maybe|probably|perhaps|with|put|choose|pick|a|an|like|likely|is|be|am|was|number|it's|i'm|that's)|['’][sm]|^)[\s:,]*(?:(?:a|an|at|about|around|between|maybe|something|like|strong|solid|good|clear)\s+)*$/i;
/** "Five or six", "between 3 and 4": two numbers, and none of them plainly. */
const another = new RegExp(
  `\\b(?:${number})(?: and a half)?\\s*(?:,?\\s*(?:or|to|and|maybe|perhaps)\\s+(?:maybe |even |a |an )*|[-–]\\s*)$`,
  "i",
);
/** "I wouldn't give myself seven". */
const denied = /(?:\bnot\b|n['’]t\b|\bnever\b|\bno\b)(?:\s\w+){0,3}\s*$/i;
/** "One" is a word of many uses. */
const barelyOne = /^one$/i;
const maxShortWords = 14;
const maxSentences = 2;

function toNumber(text: string, half: string | undefined): number {
  const named = words.indexOf(text.toLowerCase());
  return (named === -1 ? Number(text.replace(",", ".")) : named) + (half ? 0.5 : 0);
}

function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => " ".repeat(found.length));
}

function listRatings({ text }: Sentence, { from, to }: RatingScale, isShort: boolean): number[] {
  const tops = [...text.matchAll(outOf)].map((match) => toNumber(match[1] ?? "", undefined));
  // Seven of ten is no answer on a scale to seven.
  if (tops.some((top) => top !== to)) return [Number.NaN];
  const plain = blank(blank(text, scaleAgain), outOf);
  return [...plain.matchAll(mention)].flatMap((match) => {
    const before = plain.slice(0, match.index);
    const isOdd = counting.test(plain.slice(match.index + match[0].length)) || denied.test(before);
    const isGiven = giving.test(before) || another.test(before);
    if (isOdd || !(isGiven || (isShort && !barelyOne.test(match[0])))) return [];
    const value = toNumber(match[1] ?? "", match[2]);
    return [value >= from && value <= to ? value : Number.NaN];
  });
}

/** The number that an answer gives, with the sentence that gives it; undefined where there is none, or several. */
export function readRating(
  sentences: readonly Sentence[],
  scale: RatingScale,
): { value: number; at: number } | undefined {
  const count = sentences.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  const read = sentences.slice(0, maxSentences).map((one) => listRatings(one, scale, count <= maxShortWords));
  const [value, another] = new Set(read.flat());
  if (value === undefined || another !== undefined || Number.isNaN(value)) return undefined;
  return { value, at: read.findIndex((values) => values.length > 0) };
}
