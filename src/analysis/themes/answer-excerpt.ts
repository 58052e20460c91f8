import type { EvidenceMaker, Message } from "../coder/messages.ts";
import { isNoStatement } from "./no-statement.ts";
import type { Answer } from "./remark.ts";

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
const isTurn =
  /^(?:but|(?:it |that |this )?(?:turned|turns) out|then again|that said|however|although|though|yet|on the other hand|aber|pero|mais|mas)\b/i;
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

/** Hesitation and noises before an answer begins; never a yes or a no. */
const noise =
  /^(?:["“”]?\s*(?:(?:u+m+|u+h+|er+m*|h+m+|mm+)\b[,.…!\s]*|(?:ah+|oh|ha(?:[ -]?ha)*|okay|ok|right|so)[,.…!]+)(?:\s+|$))+/i;

/** Where an answer begins: behind bare noises, unless there is nothing else. */
function findStart(sentences: readonly Span[]): { from: number; start: number } | undefined {
  const lengths = sentences.map(({ text }) => noise.exec(text)?.[0].length ?? 0);
  const said = sentences.findIndex(({ text }, at) => /[\p{L}\p{N}]/u.test(text.slice(lengths[at])));
  const from = Math.max(said, 0);
  const first = sentences[from];
  return first && { from, start: first.start + (said === -1 ? 0 : (lengths[from] ?? 0)) };
}

const asking = /[?？؟]\W*$/;
/** "Would I want her there alone? No." turns what was said before it, and so does "But at night …". */
const isAnswered = (before: Span | undefined, next: Span) =>
  isTurn.test(next.text) || asking.test(before?.text ?? "");

/** An answer from its beginning: whole sentences while they fit, and where none does a part of the next. */
function findBeginning(sentences: readonly Span[]): { start: number; end: number } | undefined {
  const begin = findStart(sentences);
  if (begin === undefined) return undefined;
  const { from, start } = begin;
  let to = from;
  for (let next = sentences[to + 1]; next !== undefined; next = sentences[to + 1]) {
    const max = isAnswered(sentences[to], next) ? maxTurnedWords : maxWords;
    if (countAll(sentences.slice(from, to + 2)) > max) break;
    to++;
  }
  const words = countAll(sentences.slice(from, to + 1));
  const [last, next] = [sentences[to], sentences[to + 1]];
  if (last === undefined) return undefined;
  if (words > maxTurnedWords) return { start, end: last.start + clip(last.text, maxWords) };
  const asks = asking.test(last.text);
  if (next && (asks || words < shortWords)) {
    return { start, end: next.start + clip(next.text, (asks ? maxTurnedWords : maxWords) - words) };
  }
  return { start, end: last.end };
}

/**
 * An answer as it is quoted: its beginning, of a short one all of it. `thin` where it only speaks of the talk or does
 * not know; undefined where nothing answers, and for replies to remarks that asked nothing.
 */
export function makeExcerpt(
  maker: EvidenceMaker,
  message: Pick<Message, "segment" | "question" | "opening" | "followUp" | "toRemark">,
  spans: readonly Span[],
): Answer["excerpt"] {
  const { segment, question, opening, followUp, toRemark } = message;
  if (toRemark) return undefined;
  const thin = spans.every(
    ({ text }) => isNoStatement(text) || !/[\p{L}\p{N}]/u.test(text.replace(noise, "")),
  );
  const isAnswer = (opening || followUp !== "") && question !== "";
  const isShort = isAnswer && countAll(spans) <= maxWords && !asking.test(segment.text);
  const found = thin && !isShort ? undefined : findBeginning(spans);
  const evidence = found && maker.make(segment, found.start, found.end);
  if (!evidence) return undefined;
  const { quote, start, end } = evidence;
  return { quote, start, end, ...(thin ? { thin: true as const } : {}) };
}

const border = /[,;]?\s(?=(?:and|but|because|so|which|then|or|although|while)\s)|[,;]\s/gi;

/** How much of a sentence is quoted that does not fit: up to its last clause border within the limit, else up to a word. */
function clip(text: string, max: number): number {
  if (countWords(text) <= max) return text.length;
  const ends = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .map(({ index }) => index)
      .filter((end) => end > 0 && countWords(text.slice(0, end)) <= max);
  return ends(border).at(-1) ?? ends(/\s+/g).at(-1) ?? text.length;
}
