import { containsCompletionPhrase } from "./guard.ts";

const tokenPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const edgeWords = new Set(
  "and but or so the a an i it its it's to of in on at that which is was are were be been my we they he she for with as then also just very really because than you your not no don't can't".split(
    " ",
  ),
);
const maxWords = 6;

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
  return left !== undefined && right !== undefined && /^ +$/.test(text.slice(left.end, right.start));
}

function isQuotable(passage: string): boolean {
  if (passage.length < 2 || passage.length > 60) return false;
  if (!/^[\p{L}\p{M}\p{N}'’\- ]+$/u.test(passage) || /\d{4}/.test(passage) || /\S{25}/.test(passage))
    return false;
  return !containsCompletionPhrase(passage) && !/thank you|feedback is valuable|interview/i.test(passage);
}

/** The participant's own word or name at a place of the text, if it can be quoted. */
export function findQuotedWord(text: string, start: number, length: number): string | null {
  if (containsCompletionPhrase(text.slice(Math.max(0, start - 80), start + length + 80))) return null;
  const passage = text.slice(start, start + length).trim();
  return isQuotable(passage) && passage.split(" ").length <= maxWords ? passage : null;
}

interface Stretch {
  first: number;
  last: number;
}

/** Words that begin a clause: an echo starts after them. */
const clauseStarts = new Set(
  "and but or so because when that which if then as since while after before".split(" "),
);

/** The whole clause around the cue where it fits, else from the cue on: never a beginning cut anywhere. */
function widen(text: string, tokens: readonly Token[], cue: Stretch): Stretch {
  let { first, last } = cue;
  const isClauseStart = (index: number) => clauseStarts.has(tokens[index]?.text.toLowerCase() ?? "");
  while (isJoined(text, tokens[first - 1], tokens[first]) && !isClauseStart(first - 1)) first -= 1;
  if (cue.last - first >= maxWords - 1) first = cue.first;
  while (
    last - first < maxWords - 1 &&
    isJoined(text, tokens[last], tokens[last + 1]) &&
    !isClauseStart(last + 1)
  ) {
    last += 1;
  }
  return { first, last: Math.min(last, first + maxWords - 1) };
}

function trimEdges(tokens: readonly Token[], stretch: Stretch): Stretch {
  let { first, last } = stretch;
  const isEdge = (index: number) => edgeWords.has(tokens[index]?.text.toLowerCase() ?? "");
  while (first < last && isEdge(first)) first += 1;
  while (last > first && isEdge(last)) last -= 1;
  return { first, last };
}

/**
 * Up to six of the participant's own words around a place of the text: a real stretch of it, cut at
 * punctuation, without idle words at its ends. Null when nothing there can be quoted.
 */
export function findQuotedPassage(text: string, start: number, length: number): string | null {
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
  const { first, last } = trimEdges(tokens, widen(around, tokens, cue));
  const passage = around.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0);
  return isQuotable(passage) ? passage : null;
}
