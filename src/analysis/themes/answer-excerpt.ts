import type { EvidenceMaker, Message } from "../coder/messages.ts";
import { isNoStatement } from "./no-statement.ts";
import { readVerdict } from "./read-verdict.ts";
import type { Answer } from "./remark.ts";

interface Span {
  text: string;
  start: number;
  end: number;
}

const maxWords = 45;
/** As good as a clear sentence. */
const bareRating = 1.5;
/** A few words that say little still are what somebody answered. */
export const shortRating = -2;
/** Rather longer than without what takes it back. */
const maxTurnedWords = 65;
const shortWords = 9;
const minWords = 2;
/** Sentences before the answer itself are talk; far behind it people are elsewhere. */
const maxLook = 10;
const laterBy = 0.35;

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
const stance =
  /\b(?:i(?:'d| would)? (?:think|say|believe|feel|guess|like|prefer|want|use|never|always|don't|love|hate)|for me|in my (?:opinion|view|case)|the (?:main|biggest|most|best|worst|hardest)|very|really|never|always|usually|it depends)\b/i;

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** A view that is about to be left: "on the one hand", "at first I would say". */
const provisional =
  /\b(?:on the (?:one|first) hand|at first(?: sight| glance)?|first of all i (?:thought|would have)|i (?:would|could|might) have (?:said|thought|\w+ed) that)\b/i;
/** All there is to say where a number, or yes or no, was asked for. */
const bareAnswer =
  /^\W*(?:(?:u+m+|u+h+|well|so|i(?:'d| would)? (?:say|think|guess|give it)|maybe|about|around|probably|it's|it is|like|a|an|the|number|between|to|or|and|point)[,.\s]*)*(?:\d+(?:[.,]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|yes|no|yeah|nope|never|always|daily|weekly|none|both)(?:\W+(?:or|to|out of|of|and|maybe|point|i think|i guess|\d+|one|two|three|four|five|six|seven|eight|nine|ten))*\W*$/i;
const seekingBare =
  /\bscale\b|\bhow (?:many|much|old|often|long|likely|interested|satisfied|important|frequently)\b|\brate\b|(?:^|[.!?]\s*)(?:(?:so|and|but|well|okay|now),?\s)?(?:do|does|did|is|are|was|were|have|has|would|could|can|should|will)\b[^.!?]*\?\W*$/i;

/** Whether a few words are the whole answer, as asked. */
export function isBareAnswer(text: string, question: string): boolean {
  return seekingBare.test(question) && bareAnswer.test(text.replace(/[’‘]/g, "'"));
}

/** Breaks off: "was not satisfying for me because." */
const brokenOff =
  /\b(?:because|but|and|or|the|a|an|to|of|so|that|than|with|for|i|you|we|they|it's|wasn't|isn't|don't|but the|and the)\W*$/i;

/** Concepts of a sentence: those of the question that it takes up, and those that are new. */
interface Concepts {
  taken: number;
  fresh: number;
}

function rate(span: Span, index: number, { taken, fresh }: Concepts): number {
  const plain = span.text.replace(fillerStart, "");
  const words = countWords(plain);
  // "Expensive." is all there is to say of a price.
  const isShort = words < minWords && readVerdict(plain) === undefined;
  if (isShort || isNoStatement(span.text)) return Number.NEGATIVE_INFINITY;
  const length = Math.min(words, 14) * 0.12;
  const leaning = leaningStart.test(plain) ? 0.9 : 0;
  const early = index * laterBy;
  const echo = taken > 0 && fresh === 0 && words > 3 ? 1.5 : 0;
  const broken = (brokenOff.test(plain) ? 1.5 : 0) + (provisional.test(plain) ? 1.5 : 0);
  return length + Math.min(taken, 3) * 0.5 + (stance.test(plain) ? 0.6 : 0) - leaning - early - echo - broken;
}

const countAll = (sentences: readonly Span[]) =>
  sentences.reduce((sum, { text }) => sum + countWords(text), 0);

/** A view that is turned at once in more words than fit is not the answer: what it is turned into may be. */
function findTurn(sentences: readonly Span[], { from, to }: { from: number; to: number }) {
  const next = sentences[to + 1];
  const isTurned =
    next !== undefined && isTurn.test(next.text) && countAll(sentences.slice(from, to + 2)) > maxTurnedWords;
  return isTurned ? to + 1 : undefined;
}

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

/**
 * The passage of an answer that says most of it: a short answer whole, of a longer one up to 45 words in a row, with
 * what turns or limits them. Offsets are those of the sentences; undefined where nothing in it is an answer.
 */
function findExcerpt(
  sentences: readonly Span[],
  conceptsOf: (index: number) => Concepts = () => ({ taken: 0, fresh: 1 }),
): { start: number; end: number; rating: number } | undefined {
  const rated = sentences
    .slice(0, maxLook)
    .map((span, index) => ({ index, rating: rate(span, index, conceptsOf(index)) }))
    .filter(({ rating }) => rating > Number.NEGATIVE_INFINITY)
    .sort((a, b) => b.rating - a.rating);
  const [best] = rated;
  if (best === undefined) return undefined;
  if (countAll(sentences) <= maxWords) return place(sentences, 0, sentences.length - 1, best.rating);
  const { from, to } = extendAnswer(sentences, best.index);
  const turned = findTurn(sentences, { from, to });
  if (turned !== undefined) {
    const rest = findExcerpt(sentences.slice(turned), (index) => conceptsOf(index + turned));
    if (rest) return rest;
  }
  return place(sentences, from, to, best.rating);
}

/** The excerpt of a message as it is stored; undefined where nothing in it is an answer. */
export function makeExcerpt(
  maker: EvidenceMaker,
  { segment, question, opening, followUp }: Pick<Message, "segment" | "question" | "opening" | "followUp">,
  { spans, conceptsOf }: { spans: readonly Span[]; conceptsOf?: (index: number) => Concepts },
): Answer["excerpt"] {
  const [first, last] = [spans[0], spans.at(-1)];
  const isAnswer = opening || followUp !== "";
  const isBare = isAnswer && isBareAnswer(segment.text, followUp || question);
  const whole = first && last && { start: first.start, end: last.end };
  const isShort =
    isAnswer && question !== "" && countAll(spans) <= maxWords && !/[?？؟]\W*$/.test(segment.text);
  const found =
    isBare && whole
      ? { ...whole, rating: bareRating }
      : (findExcerpt(spans, conceptsOf) ??
        (isShort && whole ? { ...whole, rating: shortRating } : undefined));
  const evidence = found && maker.make(segment, found.start, found.end);
  if (!evidence) return undefined;
  const { quote, start, end } = evidence;
  return { quote, start, end, rating: found.rating };
}

const border = /[,;]?\s(?=(?:and|but|because|so|which|then|or|although|while)\s)|[,;]\s/gi;

/** How much of a sentence without end is quoted: up to its last border within the words of an answer. */
function clip(text: string): number {
  if (countWords(text) <= maxTurnedWords) return text.length;
  const ends = [...text.matchAll(border)].map(({ index }) => index);
  const fitting = ends.filter((end) => countWords(text.slice(0, end)) <= maxWords);
  return fitting.at(-1) ?? text.length;
}

function place(sentences: readonly Span[], from: number, to: number, rating: number) {
  const [first, last] = [sentences[from], sentences[to]];
  return first && last ? { start: first.start, end: last.start + clip(last.text), rating } : undefined;
}
