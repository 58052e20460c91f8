import type { EvidenceMaker, Message } from "../coder/messages.ts";
import type { Answer } from "../coder/remark.ts";
import { isNoStatement } from "./no-statement.ts";

interface Span {
  text: string;
  start: number;
  end: number;
}

const maxWords = 45;
/** Rather longer than without what takes it back. */
const maxTurnedWords = 65;
const shortWords = 9;

const leaningStart =
  /^(?:that|it|this|these|those|they|them|he|she|which|because|then|and then|or|but|also|so that)\b/i;
const fillerStart = /^(?:(?:yeah|yes|no|okay|ok|well|um+|uh+|hm+|mm+|right|so|and)[,.\s]+)+/i;
/** What goes on limits or turns what was said: without it people would be quoted with the contrary. */
const turnStart =
  /^(?:but|(?:it |that |this |which )?(?:turned|turns) out|until|then again|that said|having said that|mind you|actually|in the end|sadly|unfortunately|however|although|though|yet|still|except|unless|only|on the other hand|i guess|at least|because|so|which|and that|aber|allerdings|jedoch|pero|sin embargo|mais|cependant|mas|porém|لكن)\b/iu;
/** Says that something comes, and not yet what. */
const announcement =
  /(?::|\b(?:for example|for instance|such as|one|two|three|(?:a|one|two|three|some|few|couple of) (?:\w+ )?(?:things?|reasons?|examples?|points?|decisions?)(?: that\b.*)?))\W*$/i;
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Breaks off: "was not satisfying for me because." */
const brokenOff =
  /\b(?:because|but|and|or|the|a|an|to|of|so|that|than|with|for|i|you|we|they|it's|wasn't|isn't|don't|but the|and the)\W*$/i;

const countAll = (sentences: readonly Span[]) =>
  sentences.reduce((sum, { text }) => sum + countWords(text), 0);

/** The sentences around one that belong to it: what it leans on, what turns it, and the point it leads up to. */
export function extendAnswer(sentences: readonly Span[], at: number): { from: number; to: number } {
  const fits = (from: number, to: number, max = maxWords) => countAll(sentences.slice(from, to + 1)) <= max;
  const textAt = (index: number) => (sentences[index]?.text ?? "").replace(fillerStart, "");
  const from = at > 0 && leaningStart.test(textAt(at)) && fits(at - 1, at) ? at - 1 : at;
  let to = at;
  while (to < sentences.length - 1) {
    const next = sentences[to + 1]?.text ?? "";
    const turns = turnStart.test(next);
    const isOpen = brokenOff.test(textAt(to)) || announcement.test(textAt(to));
    const belongs = turns || isOpen || fits(from, to, shortWords - 1);
    if (!belongs || brokenOff.test(next) || !fits(from, to + 1, turns ? maxTurnedWords : maxWords)) break;
    to++;
  }
  return { from, to };
}

/** Hesitation and noises; never a yes or a no. */
const noise =
  /^(?:["“”]?\s*(?:(?:u+m+|u+h+|er+m*|h+m+|mm+)\b[,.…!\s]*|(?:ah+|oh|ha(?:[ -]?ha)*|okay|ok|right|so)[,.…!]+)(?:\s+|$))+/i;
const asking = /[?？؟]\W*$/;

/** Longer answers are cut, and say so: nobody is quoted with half of what they answered. */
const maxLength = 700;

/** Where an answer ends that is too long to be printed whole: at a sentence, else at a word. */
function findEnd(spans: readonly Span[], from: number, length: number): number {
  const fits = (end: number) => end - from <= maxLength;
  if (fits(length)) return length;
  const sentence = spans.findLast(({ end }) => fits(end) && (end - from) * 2 > maxLength);
  return sentence?.end ?? from + maxLength;
}

/** Up to the last whole word, and no half of a character. */
function trimToWord(text: string, start: number, end: number): number {
  const cut = text.slice(start, end);
  const word = /^[\s\S]*\S(?=\s)/.exec(cut)?.[0].length;
  return word === undefined || word * 2 < cut.length ? end : start + word;
}

/**
 * An answer as it is quoted: whole, or up to a length that a report can hold, with `cut`. `thin` where it only speaks
 * of the talk or does not know; undefined where nothing answers, and for replies to remarks that asked nothing.
 */
export function makeExcerpt(
  maker: EvidenceMaker,
  message: Pick<
    Message,
    "segment" | "question" | "opening" | "besideId" | "followUp" | "toRemark" | "isClosing"
  >,
  spans: readonly Span[],
): Answer["excerpt"] {
  const { segment, question, opening, besideId, followUp, toRemark, isClosing } = message;
  if (toRemark) return undefined;
  const thin = spans.every(
    ({ text }) => isNoStatement(text) || !/[\p{L}\p{N}]/u.test(text.replace(noise, "")),
  );
  const isAnswer = isClosing || ((opening || followUp !== "") && (question !== "" || besideId !== null));
  const isShort = isAnswer && countAll(spans) <= maxWords && !asking.test(segment.text);
  if (thin && !isShort) return undefined;
  const { text } = segment;
  const start = text.length - text.trimStart().length;
  const length = text.trimEnd().length;
  const end = findEnd(spans, start, length);
  const isCut = end < length;
  const isInWord = isCut && !spans.some((span) => span.end === end);
  const evidence = maker.make(segment, start, isInWord ? trimToWord(text, start, end) : end);
  if (!evidence) return undefined;
  const { quote } = evidence;
  return {
    ...{ quote, start: evidence.start, end: evidence.end },
    ...(thin ? { thin: true as const } : {}),
    ...(isCut ? { cut: true as const } : {}),
  };
}
