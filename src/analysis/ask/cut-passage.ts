import { indexCodePoints } from "../code-points.ts";
import { spansGap } from "../left-out-gap.ts";
import { isEnough, type SearchQuestion, type SearchTerm, stemWord, sumWeights } from "./read-question.ts";

/** The part of a message that fits a question. `start` and `end` are code points, end exclusive. */
export interface CutPassage {
  start: number;
  end: number;
  quote: string;
  /** Share of the question's weight that it holds, 0 to 1. */
  share: number;
}

interface Span {
  start: number;
  end: number;
}

/** A sentence longer than this is speech without full stops: cut by words around what fits. */
const maxSentenceLength = 320;
const maxSentences = 3;
const maxPassageLength = 480;
/** A longer passage has to hold more for it: what one sentence more must bring at least. */
const costOfSentence = 0.05;

const sentenceEnd = /[.!?…؟。！？]+(?:["'”’)\]›»«“]|[^\S\n][»›](?![\p{L}\p{N}]))*(?=\s|$)|[。！？]|\n+/gu;

/** Sentences with their UTF-16 places, white space around them left out. */
function listSentences(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  const add = (to: number) => {
    for (const piece of cutLong(text, from, to)) {
      const part = text.slice(piece.start, piece.end);
      const start = piece.start + (part.length - part.trimStart().length);
      const end = piece.end - (part.length - part.trimEnd().length);
      if (end > start) spans.push({ start, end });
    }
    from = to;
  };
  for (const match of text.matchAll(sentenceEnd)) add(match.index + match[0].length);
  add(text.length);
  return spans;
}

function cutLong(text: string, from: number, to: number): Span[] {
  const pieces: Span[] = [];
  let start = from;
  while (to - start > maxSentenceLength) {
    const blank = text.lastIndexOf(" ", start + maxSentenceLength);
    let end = blank > start ? blank : start + maxSentenceLength;
    // Never between the halves of one character.
    if (/[\udc00-\udfff]/.test(text[end] ?? "")) end -= 1;
    pieces.push({ start, end });
    start = end;
  }
  pieces.push({ start, end: to });
  return pieces;
}

/** The longest word of a language is far shorter; a run of letters is not stemmed for minutes. */
const maxWordLength = 60;
const maxKnown = 20_000;

/** Finds the term that a word is a form of. */
export type Matcher = (word: string) => SearchTerm | undefined;

/** To be kept for all messages that are read for a question: what a word is a form of is worked out once. */
export function openMatcher({ terms }: Pick<SearchQuestion, "terms">): Matcher {
  const byStem = new Map(terms.flatMap((term) => term.stems.map((stem) => [stem, term] as const)));
  // No English ending changes the first letter.
  const initials = new Set([...byStem.keys()].map((stem) => stem.charAt(0)));
  const known = new Map<string, SearchTerm | undefined>();
  return (word) => {
    if (word.length > maxWordLength || !initials.has(word.charAt(0))) return undefined;
    if (known.has(word)) return known.get(word);
    const term = byStem.get(stemWord(word));
    if (known.size < maxKnown) known.set(word, term);
    return term;
  };
}

/** The terms of a question that a text holds. */
export function listHeld(text: string, match: Matcher): Set<SearchTerm> {
  const held = new Set<SearchTerm>();
  for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const term = match(word.toLowerCase());
    if (term) held.add(term);
  }
  return held;
}

interface Window {
  first: number;
  last: number;
  held: Set<SearchTerm>;
}

/** Runs of one to three sentences, with nothing left out between them. */
function* listWindows(text: string, sentences: Span[], held: Set<SearchTerm>[]): Generator<Window> {
  for (let first = 0; first < sentences.length; first++) {
    const all = new Set<SearchTerm>();
    for (let last = first; last < Math.min(first + maxSentences, sentences.length); last++) {
      const words = text.slice(sentences[first]?.start, sentences[last]?.end);
      if (last > first && (words.length > maxPassageLength || spansGap(words))) break;
      for (const term of held[last] ?? []) all.add(term);
      yield { first, last, held: new Set(all) };
    }
  }
}

/**
 * The sentence, or the two or three in a row, that hold most of a question; undefined when none holds enough of it
 * to be an answer.
 */
export function findPassage(
  text: string,
  question: SearchQuestion,
  match: Matcher = openMatcher(question),
): CutPassage | undefined {
  return cutBest(text, question, match, (held) => isEnough(held, question));
}

/** The same, where holding any of the question's words will do; undefined when none does. */
export function findNearestPassage(
  text: string,
  question: SearchQuestion,
  match: Matcher,
): CutPassage | undefined {
  return cutBest(text, question, match, (held) => held.length > 0);
}

function cutBest(
  text: string,
  question: SearchQuestion,
  match: Matcher,
  suffices: (held: SearchTerm[]) => boolean,
): CutPassage | undefined {
  const sentences = listSentences(text);
  const held = sentences.map(({ start, end }) => listHeld(text.slice(start, end), match));
  const total = sumWeights(question.terms);
  let best: { window: Window; share: number; value: number } | undefined;
  for (const window of listWindows(text, sentences, held)) {
    const share = sumWeights([...window.held]) / total;
    const value = share - costOfSentence * (window.last - window.first);
    if (best && value <= best.value + 1e-9) continue;
    if (suffices([...window.held])) best = { window, share, value };
  }
  const start = best && sentences[best.window.first]?.start;
  const end = best && sentences[best.window.last]?.end;
  if (!best || start === undefined || end === undefined) return undefined;
  const toPoint = indexCodePoints(text);
  return { start: toPoint(start), end: toPoint(end), quote: text.slice(start, end), share: best.share };
}

/** How an answer begins: its first sentence, and the next where both are short. */
export function cutLead(text: string): Omit<CutPassage, "share"> | undefined {
  const [first, second] = listSentences(text);
  if (!first) return undefined;
  const isShort = second && second.end - first.start <= maxSentenceLength;
  const end = isShort && !spansGap(text.slice(first.start, second.end)) ? second.end : first.end;
  const toPoint = indexCodePoints(text);
  return { start: toPoint(first.start), end: toPoint(end), quote: text.slice(first.start, end) };
}

/** What an interviewer asked has to hold more of a question than an answer to it, as it says nothing by itself. */
const sameQuestionShare = 0.65;

/** Whether a question of the script asks what is asked now. */
export function asksTheSame(scriptQuestion: string, question: SearchQuestion): boolean {
  return (findPassage(scriptQuestion, question)?.share ?? 0) >= sameQuestionShare;
}
