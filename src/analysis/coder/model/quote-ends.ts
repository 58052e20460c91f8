import { asksToKeepOut } from "#languages/asks-to-keep-out.ts";
import { countWords, findNext, isFiller, mayJoin, opensStory, startsAnother } from "./near-sentences.ts";
import { findSentence, type Span } from "./place-quote.ts";

/** What begins so takes back, doubts or narrows what was just said. */
const turns =
  /^(?:but|except|only|though|although|unless|mind you|to be fair|in fact|that said|even so|still|yet|however|sadly|unfortunately|actually|i (?:don['’]?t|do not|didn['’]?t) (?:think|believe|know (?:that|if|whether))|i(?:['’]m| am) not sure|i doubt|(?:no|nein|non|não)(?=[,.…])|aber|nur|mais|sauf|pero|salvo|mas|ma|però)(?![\p{L}\p{N}])/iu;
/** What ends an answer and begins so tells of something else: "And a page for the book.", "The record is nine." */
const tellsElse =
  /^(?:and|also|then|anyway|oh|und|auch|dann|y|también|et|aussi|puis|e|anche|poi|também|the|an?|der|eine?|les?|un[ae]?|el|los|las|gli|os?)(?![\p{L}\p{N}'’])/iu;
/** A sentence this short may stand between what was said and what turns it. */
const maxBetween = 12;
/** What explains a turn goes along where it is no longer. */
const maxExplained = 20;
/** The last words of an answer, which mostly say what came of it or make its point: so few go along whole. */
const maxRest = 40;

function goesAlong(words: string): boolean {
  return mayJoin(words) && !startsAnother.test(words) && !opensStory.test(words);
}

/** The sentence behind `end`, where it may go along and tells of nothing else. */
function findSame(text: string, end: number): Span | undefined {
  const next = findNext(text, end);
  const words = next && text.slice(next.start, next.end);
  return words && goesAlong(words) && !tellsElse.test(words) ? next : undefined;
}

/** The end of the sentence behind `end` that turns what was said, with one short sentence between them at most. */
export function findTurning(text: string, end: number): number | undefined {
  const next = findNext(text, end);
  if (!next) return undefined;
  const words = text.slice(next.start, next.end);
  if (!goesAlong(words) || isFiller(words)) return undefined;
  if (turns.test(words)) return next.end;
  const after = countWords(words) <= maxBetween ? findNext(text, next.end) : undefined;
  const turning = after && text.slice(after.start, after.end);
  return turning && turns.test(turning) && goesAlong(turning) ? after.end : undefined;
}

/** "Mind you, it's quieter.": the end of what explains the turn that the words before `end` close with. */
function findExplainedTurn(text: string, end: number): number | undefined {
  const last = findSentence(text, { start: end - 1, end });
  if (!turns.test(text.slice(last.start, end))) return undefined;
  const next = findSame(text, end);
  return next && countWords(text.slice(next.start, next.end)) <= maxExplained ? next.end : undefined;
}

/** The end of the answer, where only a few words are left of it and nothing in them is another matter. */
function findRest(text: string, end: number): number | undefined {
  let to = end;
  for (let next = findSame(text, to); next; next = findSame(text, to)) {
    if (countWords(text.slice(end, next.end)) > maxRest) return undefined;
    to = next.end;
  }
  return to > end && text.slice(to).trim() === "" ? to : undefined;
}

const maxSteps = 3;

/** A passage with the sentences behind it that turn it, explain its turn or end the answer, as far as it may grow. */
export function extendToRest(text: string, passage: Span, mayBe: (span: Span) => boolean): Span {
  let whole = passage;
  for (let step = 0; step < maxSteps; step++) {
    const ends = [
      findTurning(text, whole.end),
      findExplainedTurn(text, whole.end),
      findRest(text, whole.end),
    ];
    const end = ends.find((one) => one !== undefined && mayBe({ start: whole.start, end: one }));
    if (end === undefined) break;
    whole = { start: whole.start, end };
  }
  return whole;
}

const maxReadOn = 40;
/** What somebody tells that they said to others may be politeness. */
const ownSpeech =
  /(?<!\p{L})(?:i(?:['’]ve)? (?:said|told|wrote|voted)|ich hab\p{L}* (?:[^.!?]* )?gesagt|j['’]ai (?:dit|voté)|(?:l['’]|gliel['’])?ho (?:detto|votato)|(?:les? )?dije|eu disse)(?!\p{L})/iu;

/**
 * What people went on to say, for who judges how a quote was meant: the sentences behind it, a few words of them, where
 * one of these turns it or it tells what they said to others. Nothing that somebody asks to have left out.
 */
export function readOn(text: string, quote: Span): string {
  let to = quote.end;
  let isTurned = ownSpeech.test(text.slice(quote.start, quote.end));
  for (let next = findNext(text, to); next; next = findNext(text, to)) {
    const words = text.slice(next.start, next.end);
    const isTooLong = countWords(text.slice(quote.end, next.end)) > maxReadOn;
    if (isTooLong || asksToKeepOut(words.toLowerCase())) break;
    isTurned ||= turns.test(words);
    to = next.end;
  }
  return isTurned ? text.slice(quote.end, to).trim() : "";
}
