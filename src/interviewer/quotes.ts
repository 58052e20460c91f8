import { englishQuoteWords, type QuoteWords } from "./cues/quote-words.ts";
import { containsCompletionPhrase } from "./guard.ts";

const tokenPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const maxWords = 6;

/** A stretch of a text, in UTF-16 units. */
export interface Place {
  start: number;
  length: number;
}

/** The tokens of a text and the small words of its language. */
interface Reading {
  text: string;
  tokens: readonly Token[];
  words: QuoteWords;
}

interface Token {
  text: string;
  start: number;
  end: number;
}

function listTokens(text: string): Token[] {
  return Array.from(text.matchAll(tokenPattern), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Words run on from one to the next only over blanks: a comma or a full stop ends the passage. */
function isJoined(text: string, left: Token | undefined, right: Token | undefined): boolean {
  return left !== undefined && right !== undefined && /^['’]? +$/.test(text.slice(left.end, right.start));
}

function isQuotable(passage: string): boolean {
  if (passage.length < 2 || passage.length > 60) return false;
  if (!/^[\p{L}\p{M}\p{N}'’\- ]+$/u.test(passage) || /\d{4}/.test(passage) || /\S{25}/.test(passage))
    return false;
  return !containsCompletionPhrase(passage) && !/thank you|feedback is valuable|interview/i.test(passage);
}

/** The participant's own word or name at a place of the text, if it can be quoted. */
export function findQuotedWord(
  text: string,
  { start, length }: Place,
  words: QuoteWords = englishQuoteWords,
): string | null {
  if (containsCompletionPhrase(text.slice(Math.max(0, start - 80), start + length + 80))) return null;
  const passage = text.slice(start, start + length).trim();
  const said = passage.split(" ");
  if (said.every((word) => words.empty.has(word.toLowerCase()))) return null;
  return isQuotable(passage) && said.length <= maxWords ? passage : null;
}

interface Stretch {
  first: number;
  last: number;
}

/** The whole clause around the cue, however long. */
function widen({ text, tokens, words }: Reading, cue: Stretch): Stretch {
  let { first, last } = cue;
  const isClauseStart = (index: number) => words.clauses.has(tokens[index]?.text.toLowerCase() ?? "");
  while (isJoined(text, tokens[first - 1], tokens[first]) && !isClauseStart(first - 1)) first -= 1;
  while (isJoined(text, tokens[last], tokens[last + 1]) && !isClauseStart(last + 1)) last += 1;
  return { first, last };
}

/** Where a clause of too many words can be cut so that what stays is a phrase of its own, or undefined. */
function findCut({ tokens, words }: Reading, clause: Stretch, from: number): Stretch | undefined {
  const { cuts, edges } = words;
  for (let last = Math.min(from + maxWords - 1, clause.last); last >= from; last -= 1) {
    const word = tokens[last]?.text.toLowerCase() ?? "";
    const isEnd = last === clause.last;
    const next = tokens[last + 1]?.text.toLowerCase() ?? "";
    if (edges.has(word) || cuts?.subjects.has(word)) continue;
    if (isEnd || (cuts?.phrases.has(next) && !cuts.openVerbs.test(word))) return { first: from, last };
  }
  return undefined;
}

/** At most six words that stand by themselves: from the beginning of the clause, else from the cue on. */
function cutClause(reading: Reading, clause: Stretch, cue: Stretch): Stretch | undefined {
  const begins = reading.words.cuts === null ? [clause.first] : [clause.first, cue.first];
  const starts = begins.map((first) => trimEdges(reading, { first, last: clause.last }).first);
  for (const from of starts) {
    const cut = findCut(reading, clause, from);
    if (cut !== undefined && cut.last >= cue.first) return cut;
  }
  return undefined;
}

function trimEdges({ tokens, words }: Reading, stretch: Stretch): Stretch {
  let { first, last } = stretch;
  const isIn = (set: ReadonlySet<string>, index: number) => set.has(tokens[index]?.text.toLowerCase() ?? "");
  while (first < last && isIn(words.starts, first)) first += 1;
  while (last > first && isIn(words.edges, last)) last -= 1;
  return { first, last };
}

/**
 * Up to six of the participant's own words around a place of the text: a real stretch of it, cut at
 * punctuation or after a whole phrase, without idle words at its ends. Null when nothing there can be quoted.
 *
 * @param words those of the text's language; a language without places to cut gives whole clauses only
 */
export function findQuotedPassage(
  text: string,
  { start, length }: Place,
  words: QuoteWords = englishQuoteWords,
): string | null {
  const windowStart = Math.max(0, start - 80);
  const around = text.slice(windowStart, start + length + 80);
  if (containsCompletionPhrase(around)) return null;
  // A window may cut the first word in two, so that word is never taken.
  const tokens = listTokens(around).slice(windowStart > 0 ? 1 : 0);
  const from = start - windowStart;
  const cue = {
    first: tokens.findIndex((token) => token.end > from),
    last: tokens.findLastIndex((token) => token.start < from + length),
  };
  if (cue.first < 0 || cue.last < cue.first) return null;
  const reading = { text: around, tokens, words };
  const cut = cutClause(reading, widen(reading, cue), cue);
  if (cut === undefined) return null;
  const { first, last } = trimEdges(reading, cut);
  const said = tokens.slice(first, last + 1);
  if (said.every((token) => words.empty.has(token.text.toLowerCase()))) return null;
  const passage = around.slice(said[0]?.start ?? 0, said.at(-1)?.end ?? 0);
  return isQuotable(passage) ? passage : null;
}
