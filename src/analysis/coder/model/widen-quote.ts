import { asksToKeepOut } from "#languages/asks-to-keep-out.ts";
import { readAskedFigures } from "../../figures/asked-figures.ts";
import { findFigure } from "../../figures/find-figure.ts";
import { findClause } from "./find-clause.ts";
import { findSentence, type Span } from "./place-quote.ts";

/** A quote that would grow beyond this keeps to its clauses: speech without full stops has no sentences. */
const maxWords = 60;
/** A passage that was chosen over the whole answer, from where its matter is named to the turn that ends it. */
const maxPassage = 90;
/** A sentence this short completes the one before it: "Took me an hour". */
const maxCompletion = 5;
/** Sentences behind the quote that may go along. */
const maxAdded = 3;
/** A sentence before the quote goes along where it is this short. */
const maxLead = 12;
const maxLeads = 2;
/** A shorter quote says little by itself. */
const minAlone = 6;
/** "They ride.": as the whole of an answer it takes what explains it along. */
const maxBare = 3;
/** "No, never.": what a turn opens with is the answer, and what follows explains it. */
const maxOpener = 5;
/** A conclusion that ends a turn: "So not much, honestly." */
const maxVerdict = 8;

/** What begins so takes back, narrows or finishes what was just said. */
const turnsBack =
  /^(?:but|and|except|so|then|though|although|or|only|unless|until|because|which|not|actually|still|yet|however|mind you|to be fair|in fact|that said|even so|sadly|unfortunately|at least|well|anyway|in my own words|(?:no|nein|non|não)(?=[,.…])|aber|und|außer|mais|et|sauf|pero|y|salvo|mas|e|ma)(?![\p{L}\p{N}])/iu;
/** What begins so is the reason for what was just said, or takes half of it back. */
const givesReason =
  /^(?:because|cos|but|(?:no|nein|non|não)(?=[,.…])|otherwise|except|although|though|weil|denn|aber|sonst|porque|pero|parce que|car|mais|perché|però)(?![\p{L}\p{N}])/iu;
/** What ends so qualifies what stands before it. */
const turnsBackLast = /[, ](?:though|mind|mind you|however|actually|instead)[.!…]*["”’)]*$/iu;
/** What begins so speaks of something that was named just before it. */
const pointsBack =
  /^(?:it|that|this|they|those|these|he|she|him|her|because|which|neither|both|either|das|es|er|sie|ça|il|elle|eso|él|ella|isso|ele|ela)(?![\p{L}\p{N}])/iu;
const concludes = /^(?:so|but|anyway|overall|in the end)(?![\p{L}\p{N}])/iu;
const asking = /[?？]["”’)]*$/u;
const fillers = new Set(
  "um uh er erm hm hmm mm mhm oh ah yeah yep ok okay right fine sure well so just and but like good great god gosh".split(
    " ",
  ),
);

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

function countWords(text: string): number {
  return (text.match(wordPattern) ?? []).reduce(
    (sum, word) => sum + (unspaced.test(word) ? Array.from(word).length / 2 : 1),
    0,
  );
}

/** "So.", "Well, yeah.": nothing goes along for it. */
function isFiller(words: string): boolean {
  return (words.toLowerCase().match(wordPattern) ?? []).every((word) => fillers.has(word));
}

function trimSpan(text: string, { start, end }: Span): Span {
  const inside = text.slice(start, end);
  const lead = inside.length - inside.trimStart().length;
  return { start: start + lead, end: start + inside.trimEnd().length };
}

const blankLine = /\n\s*\n/u;
const fits = (text: string, { start, end }: Span, max = maxWords) =>
  countWords(text.slice(start, end)) <= max;

/** The sentence behind the span; none behind an empty line, where something else begins. */
function findNext(text: string, end: number): Span | undefined {
  const from = text.length - text.slice(end).trimStart().length;
  if (from >= text.length || blankLine.test(text.slice(end, from))) return undefined;
  return trimSpan(text, findSentence(text, { start: from, end: from + 1 }));
}

function findBefore(text: string, start: number): Span | undefined {
  const before = text.slice(0, start).trimEnd();
  if (before === "" || blankLine.test(text.slice(before.length, start))) return undefined;
  return trimSpan(text, findSentence(text, { start: before.length - 1, end: before.length }));
}

/** Whether the words hold a figure that was asked for. */
type HasFigure = (words: string) => boolean;

function makeFigureTest(asked: string): HasFigure {
  const figures = readAskedFigures(asked);
  return (words) => figures.some((figure) => findFigure(words, figure) !== undefined);
}

/** Where the sentence behind the quote belongs to it, the end of that sentence, or of a conclusion soon after it. */
function findCompletion(text: string, quote: Span, hasFigure: HasFigure): number | undefined {
  const next = findNext(text, quote.end);
  if (!next) return undefined;
  const words = text.slice(next.start, next.end);
  if (asking.test(words) || isFiller(words) || asksToKeepOut(words.toLowerCase())) return undefined;
  const isFigure = !hasFigure(text.slice(quote.start, quote.end)) && hasFigure(words);
  const isBare =
    text.slice(0, quote.start).trim() === "" && countWords(text.slice(quote.start, quote.end)) <= maxBare;
  const belongs =
    isBare || turnsBack.test(words) || turnsBackLast.test(words) || countWords(words) <= maxCompletion;
  if (belongs || isFigure) return next.end;
  const last = findNext(text, next.end);
  if (!last || text.slice(last.end).trim() !== "") return undefined;
  const verdict = text.slice(last.start, last.end);
  const isVerdict = concludes.test(verdict) && countWords(verdict) <= maxVerdict && !asking.test(verdict);
  return isVerdict ? last.end : undefined;
}

/** The sentence before the span, where the span points back to it, or it answers what was asked. */
function findLead(text: string, { start, end }: Span, hasFigure: HasFigure): Span | undefined {
  const lead = findBefore(text, start);
  if (!lead) return undefined;
  const words = text.slice(lead.start, lead.end);
  const length = countWords(words);
  if (asking.test(words) || length > maxLead || isFiller(words)) return undefined;
  if (asksToKeepOut(words.toLowerCase())) return undefined;
  const quote = text.slice(start, end);
  const isOpener = length <= maxOpener && text.slice(0, lead.start).trim() === "";
  const isFigure = !hasFigure(quote) && hasFigure(words);
  const leans = pointsBack.test(quote) || countWords(quote) < minAlone;
  return leans || isOpener || isFigure ? lead : undefined;
}

/**
 * The quote as it may stand alone: whole sentences, and with them those beside it that it leans on, that turn or
 * complete what was said, or that hold the figure that was `asked` for. "It rots each winter" is a complaint until
 * "and I'm glad of it" follows.
 */
export function widenQuote(text: string, span: Span, asked: string): Span {
  const hasFigure = makeFigureTest(asked);
  const sentence = trimSpan(text, findSentence(text, span));
  if (!fits(text, sentence)) return findClause(text, span, sentence);
  let whole = sentence;
  for (let added = 0; added < maxAdded; added++) {
    const end = findCompletion(text, whole, hasFigure);
    if (end === undefined || !fits(text, { start: whole.start, end })) break;
    whole = { start: whole.start, end };
  }
  for (let added = 0; added < maxLeads; added++) {
    const lead = findLead(text, whole, hasFigure);
    if (!lead || !fits(text, { start: lead.start, end: whole.end })) break;
    whole = { start: lead.start, end: whole.end };
  }
  return whole;
}

/**
 * A chosen passage in whole sentences, with the one behind it that gives its reason or turns it; what proves a claim
 * is at its end, so it is cut before.
 */
export function fitPassage(text: string, passage: Span): Span {
  let whole = trimSpan(text, findSentence(text, passage));
  const end = findReason(text, whole.end);
  if (end !== undefined && fits(text, { start: whole.start, end }, maxPassage)) return { ...whole, end };
  while (!fits(text, whole, maxPassage)) {
    const { end } = findSentence(text, { start: whole.start, end: whole.start + 1 });
    if (end >= passage.end) return findClause(text, passage, whole);
    whole = trimSpan(text, { start: end, end: whole.end });
  }
  return whole;
}

function findReason(text: string, from: number): number | undefined {
  const next = findNext(text, from);
  if (!next) return undefined;
  const words = text.slice(next.start, next.end);
  const isPlain = !asking.test(words) && !asksToKeepOut(words.toLowerCase());
  return isPlain && givesReason.test(words) ? next.end : undefined;
}

/** The question that a quote answers, whole where it is short and else what it asks last. */
export function shortenQuestion(asked: string): string | undefined {
  const whole = asked.trim();
  if (whole !== "" && countWords(whole) <= maxQuestion) return whole;
  const last = findLastQuestion(whole);
  return last !== undefined && countWords(last) <= maxQuestion ? last : undefined;
}

const findLastQuestion = (asked: string) =>
  asked
    .match(/[^.!?…]*[?？]/gu)
    ?.at(-1)
    ?.trim();

/** "Zero. I mean it.", "That it was on the wall.": words that answer a question and mean nothing without it. */
const maxElliptic = 6;
const maxQuestion = 30;
const answers =
  /^(?:yes|yeah|no|nope|nah|because|cos|that|to|by|from|ja|nein|oui|non|sí|sim|não|sì)(?!\p{L})/iu;

/** The question that a quote leans on, to be shown above it; undefined where the words stand by themselves. */
export function findQuestion(text: string, { start, end }: Span, asked: string): string | undefined {
  if (text.slice(0, start).trim() !== "") return undefined;
  const first = trimSpan(text, findSentence(text, { start, end: start + 1 }));
  const words = text.slice(start, Math.min(first.end, end));
  if (countWords(words) > maxElliptic && !answers.test(words)) return undefined;
  const question = findLastQuestion(asked);
  return question !== undefined && countWords(question) <= maxQuestion ? question : undefined;
}

/** Words beside a quote, such as its reason: whole sentences, and of what the quote shows already the clause alone. */
export function widenBeside(text: string, span: Span, quote: Span | undefined): Span {
  const sentence = trimSpan(text, findSentence(text, span));
  const isShown = quote !== undefined && sentence.start < quote.end && quote.start < sentence.end;
  return fits(text, sentence) && !isShown ? sentence : findClause(text, span, sentence);
}
