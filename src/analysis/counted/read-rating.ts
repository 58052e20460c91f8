import type { Sentence } from "../reading.ts";
import type { RatingScale } from "./countable-question.ts";
import { someoneElse } from "./someone-else.ts";

const words = "zero one two three four five six seven eight nine ten".split(" ");
const number = `\\d{1,3}(?:[.,]\\d)?|${words.join("|")}`;
const mention = new RegExp(
  `(?<![\\w.£$€#:])(${number})( and a half| point five)?(?:-?ish)?(?![\\w%]|[.,:]\\d)`,
  "gi",
);
/** "On a scale from 1 to 7", "out of 10", "from one to ten": the question once more. */
const scaleAgain = new RegExp(
  `\\b(?:on |in )?(?:a |the |this )?scale\\b(?: (?:from|of))?(?: (?:${number})\\s*(?:to|-|–)\\s*(?:${number}))?|\\bfrom (?:${number}) to (?:${number})\\b`,
  "gi",
);
const outOf = new RegExp(`\\s*(?:\\/|out of)\\s*(${number})\\b`, "gi");
/** Numbers of something: "five years", "two of us", "one thing". */
const counting =
  /^\s*(?:(?:or|to|-)\s\w+\s)?(?:years?|months?|weeks?|days?|hours?|minutes?|times?|people|persons?|percent|per cent|%|things?|reasons?|of (?:us|them|my|the|these|those)|more|or more|pounds|euros|dollars|kids|children|colleagues|tools?|apps?|tries|goes|attempts|clicks|calls|emails|visits|steps|messages|letters)\b/i;
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
/** A number that was so, or would have been. */
const then =
  /\b(?:before|used to|at first|back then|originally|initially|at the (?:start|beginning)|started|when (?:i|we|it|he|she|they)|last (?:year|month|week|time)|years? ago|would(?:'ve| have)|had been|previously|once was)\b/i;
const wasSo = /\b(?:was|were|been)\b/i;
const now = /\b(?:now|nowadays|these days|today|currently|at the moment|down to|up to|more like)\b/i;
/** "8 for the brakes", "6 if it is dry": of one thing among others. */
const ofOne = /^\s*(?:for|on|in|at|if|when|with|during)\b/i;
const corrected = /\b(?:no|wait|actually|make (?:it|that)|scratch that)\b[^.]{0,12}$/i;
const asOne =
  /^(?:points?|stars?|tops|max|mate|lol|please|haha|minimum|maximum|honestly|overall|obviously|today)$/i;
const maxShortWords = 14;
const maxSentences = 3;

interface Given {
  value: number;
  at: number;
  /** Its clause up to it, and what follows it. */
  clause: string;
  before: string;
  after: string;
}

function toNumber(text: string, half: string | undefined): number {
  const named = words.indexOf(text.toLowerCase());
  return (named === -1 ? Number(text.replace(",", ".")) : named) + (half ? 0.5 : 0);
}

function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => " ".repeat(found.length));
}

/** "3 books": a number of things. */
function countsThings({ start, tokens }: Sentence, end: number): boolean {
  const next = tokens.find((token) => token.start >= start + end);
  const isNear = next !== undefined && next.start - start - end <= 1;
  return isNear && /^(?:NOUN|PROPN)$/.test(next.pos) && !asOne.test(next.lower);
}

function listNumbers(sentence: Sentence, at: number, { from, to }: RatingScale): Given[] {
  const plain = blank(blank(sentence.text.replace(/[’‘]/g, "'"), scaleAgain), outOf);
  const isShort = sentence.text.split(/\s+/).filter(Boolean).length <= maxShortWords;
  return [...plain.matchAll(mention)].flatMap((match) => {
    const end = match.index + match[0].length;
    const [before, after] = [plain.slice(0, match.index), plain.slice(end)];
    const isOdd = counting.test(after) || denied.test(before) || countsThings(sentence, end);
    const opens = /^\W*$/.test(before) && /^\s*(?:$|[^\w\s])/.test(after);
    const isGiven = opens || giving.test(before) || another.test(before);
    const value = toNumber(match[1] ?? "", match[2]);
    const fits = value >= from && value <= to;
    if (isOdd || !fits || !(isGiven || (isShort && !barelyOne.test(match[0])))) return [];
    const lead = before.split(/[;,:–—](?=\s)|\bbut\b/i);
    return [
      {
        value,
        at,
        clause: `${lead.at(-1) ?? ""} ${after.split(/[;,:.!–—]|\bbut\b/i)[0] ?? ""}`,
        before,
        after,
      },
    ];
  });
}

function pickNumber(given: readonly Given[]): Given | undefined {
  const own = given.filter(({ before }) => !someoneElse.test(before.split(/[;,]/).at(-1) ?? ""));
  const isOver = ({ clause, before, at }: Given, index: number) =>
    !now.test(clause) &&
    (then.test(clause) ||
      (then.test(before) && own[index - 1]?.at !== at) ||
      (wasSo.test(clause) && own.slice(index + 1).some((later) => now.test(later.clause))));
  const standing = own.filter((one, index) => !isOver(one, index));
  const [first] = standing;
  if (first === undefined) return undefined;
  const later = standing.filter((one) => one !== first && one.value !== first.value);
  const isPaired = later.some(({ before, at }) => at === first.at && another.test(before));
  const isSplit =
    ofOne.test(first.after) && later.some(({ after, clause }) => ofOne.test(after) || ofOne.test(clause));
  const isConditional = /^\s*(?:if|when)\b/i.test(first.after) && later.length > 0;
  const isCorrected = later.some(({ before, at }) => at === first.at && corrected.test(before));
  return isPaired || isSplit || isConditional || isCorrected ? undefined : first;
}

/**
 * The number that an answer gives: the first on the scale that is the person's own and still holds. Undefined where there
 * is none, or two ("5 or 6", one for this and another for that).
 */
export function readRating(
  sentences: readonly Sentence[],
  scale: RatingScale,
): { value: number; at: number } | undefined {
  const read = sentences.slice(0, maxSentences);
  // Seven of ten is no answer on a scale to seven.
  const tops = read.flatMap(({ text }) =>
    [...text.matchAll(outOf)].map((match) => toNumber(match[1] ?? "", undefined)),
  );
  if (tops.some((top) => top !== scale.to)) return undefined;
  const found = pickNumber(read.flatMap((sentence, at) => listNumbers(sentence, at, scale)));
  return found && { value: found.value, at: found.at };
}
