import { stopWords } from "../../lexicons/word-lists.ts";
import { isFiller } from "../asides.ts";

const subject = "(?:you|it|that|this|they|he|she|we|there|the|your|everybody|everyone|people)";
const leadIn = "(?:(?:okay|ok|so|and|but|then|now|well|right|sure|i see|got it)[,. ]+)*";
const denying = "(?:is|are|do|does|did|was|were|wo|would|ca|could|have|has|should)n't";

/** A statement with a question mark, a tag, a "don't you": the question holds the answer that it wants. */
const leading = new RegExp(
  [
    `^${leadIn}${subject}(?!\\p{L}).*\\?$`,
    `,? (?:${denying} (?:you|it|that|they|he|she|we|there)|right|then|correct|yes|no|yeah)\\?$`,
    `^${leadIn}${denying} ${subject}(?!\\p{L})`,
    "(?<!\\p{L})(?:would(?:n't)? you (?:agree|say)|surely|i (?:suppose|guess|imagine|take it|assume|expect|bet))(?!\\p{L})",
  ].join("|"),
  "iu",
);
const denial = /n't(?!\p{L})|(?<!\p{L})(?:not|no|nope|never|nothing|none|hardly|but)(?!\p{L})/iu;
const agreeing = new Set("suppose agree agreed probably quite bit course".split(" "));
const plain = (text: string) => text.replace(/[’‘ʼ]/gu, "'").toLowerCase().trim();
const listWords = (text: string) => text.match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? [];

/** Whether the last question of a turn puts the answer into people's mouths. */
function isLeading(asked: string): boolean {
  const last = plain(asked)
    .split(/(?<=[.!?…])\s+/u)
    .findLast((sentence) => sentence.endsWith("?"));
  return last !== undefined && leading.test(last);
}

/** A yes to a leading question that adds no word of its own, in English: politeness, and no evidence. */
export function isBareAgreement(quote: string, asked: string): boolean {
  const said = plain(quote);
  if (!isLeading(asked) || denial.test(said)) return false;
  const offered = new Set(listWords(plain(asked)));
  const isEmpty = (word: string) => isFiller(word) || agreeing.has(word) || stopWords.has(word);
  return listWords(said).every((word) => isEmpty(word) || offered.has(word));
}
