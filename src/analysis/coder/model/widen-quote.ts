import { findSentence, type Span } from "./place-quote.ts";

/** A quote that would grow beyond this stays as the model cut it: speech without full stops has no sentences. */
const maxWords = 60;
/** A sentence this short completes the one before it: "Took me an hour". */
const maxCompletion = 5;
/** Sentences behind the quote that may go along. */
const maxAdded = 2;

/** What begins so takes back, narrows or finishes what was just said. */
const turnsBack =
  /^(?:but|and|except|so|then|though|although|or|only|unless|until|because|which|not that|at least|well|in my own words|aber|und|außer|mais|et|sauf|pero|y|salvo|mas|e|ma)(?![\p{L}\p{N}])/iu;
/** What begins so speaks of something that was named just before it. */
const pointsBack =
  /^(?:it|that|this|they|those|these|he|she|him|her|then|and|but|so|because|which|neither|both|either|das|es|er|sie|ça|il|elle|eso|él|ella|isso|ele|ela)(?![\p{L}\p{N}])/iu;
/** A sentence before the quote goes along where it is this short. */
const maxLead = 12;
const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

function countWords(text: string): number {
  return (text.match(wordPattern) ?? []).reduce(
    (sum, word) => sum + (unspaced.test(word) ? Array.from(word).length / 2 : 1),
    0,
  );
}

function trimSpan(text: string, { start, end }: Span): Span {
  const inside = text.slice(start, end);
  const lead = inside.length - inside.trimStart().length;
  return { start: start + lead, end: start + inside.trimEnd().length };
}

/** The sentence behind the span, where it belongs to what was said in it. */
function findCompletion(text: string, end: number): Span | undefined {
  const from = text.length - text.slice(end).trimStart().length;
  // What stands behind an empty line was said for itself.
  if (from >= text.length || /\n\s*\n/u.test(text.slice(end, from))) return undefined;
  const next = trimSpan(text, findSentence(text, { start: from, end: from + 1 }));
  const words = text.slice(next.start, next.end);
  const isQuestion = /[?？]["”’)]*$/u.test(words);
  const completes = !isQuestion && countWords(words) <= maxCompletion;
  return turnsBack.test(words) || completes ? next : undefined;
}

/** The sentence before the span, where that points back to it. */
function findLead(text: string, { start, end }: Span): Span | undefined {
  const before = text.slice(0, start).trimEnd();
  const isApart = /\n\s*\n/u.test(text.slice(before.length, start));
  if (before === "" || isApart || !pointsBack.test(text.slice(start, end))) return undefined;
  const lead = trimSpan(text, findSentence(text, { start: before.length - 1, end: before.length }));
  const words = text.slice(lead.start, lead.end);
  return !/[?？]["”’)]*$/u.test(words) && countWords(words) <= maxLead ? lead : undefined;
}

/**
 * The quote as it may stand alone: whole sentences, and with them the next one where that turns or completes what
 * was said. "It rots each winter" is a complaint until "and I'm glad of it" follows.
 */
export function widenQuote(text: string, span: Span): Span {
  const fits = ({ start, end }: Span) => countWords(text.slice(start, end)) <= maxWords;
  const sentence = trimSpan(text, findSentence(text, span));
  if (!fits(sentence)) return span;
  const led = { start: findLead(text, sentence)?.start ?? sentence.start, end: sentence.end };
  let whole = fits(led) ? led : sentence;
  for (let added = 0; added < maxAdded; added++) {
    const next = findCompletion(text, whole.end);
    const widened = next && { start: whole.start, end: next.end };
    if (!widened || !fits(widened)) break;
    whole = widened;
  }
  return whole;
}
