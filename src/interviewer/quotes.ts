import { containsCompletionPhrase } from "./guard.ts";

const tokenPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const edgeWords = new Set(
  (
    "and but or so the a an its it's to of in on at that which is was are were be been my our their his her for with as then " +
    "also just very really because than your not no don't can't would could should had has have do does did will"
  ).split(" "),
);
/** What a passage does not begin with; articles and prepositions stay, as in "In August two payments hit". */
const startEdges = new Set("and but or so then also just very really because than that which".split(" "));
/** A passage may begin with these, since a clause does ("I end up writing summaries"), and never ends with them. */
const subjects = new Set(
  "i we they he she it you who what which how why where someone somebody something one else".split(" "),
);
/** Words that say too little by themselves to be given back: helping verbs and times. */
const emptyWords = new Set(
  (
    "should would could might may must can will shall have had has been be is are was were do does did done not never " +
    "last this that next yesterday today once recently ago week weeks month months year years day days night time times " +
    "morning evening afternoon monday tuesday wednesday thursday friday saturday sunday summer winter spring autumn " +
    "every own longer than it one two three a an the in on at of and or but so i we they he she you me my our their his her really just"
  ).split(" "),
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
  return left !== undefined && right !== undefined && /^['’]? +$/.test(text.slice(left.end, right.start));
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
  const words = passage.split(" ");
  if (words.every((word) => emptyWords.has(word.toLowerCase()))) return null;
  return isQuotable(passage) && words.length <= maxWords ? passage : null;
}

interface Stretch {
  first: number;
  last: number;
}

/** Words that begin a clause: an echo starts after them. */
const clauseStarts = new Set(
  "and but or so because when that which if then as since while after before".split(" "),
);

/** After a noun these begin what may be left out: "summaries | by e-mail", "one folder | that we use". */
const phraseStarts = new Set(
  (
    "by for with on in at from about during between without into onto per of under until like who where whose why how what " +
    "i we they he she it you"
  ).split(" "),
);
/** Verbs that leave the listener waiting when a passage ends with them. */
const openVerbs =
  /^(?:went|came|come|go|had|have|got|get|did|do|said|say|took|take|made|make|put|gave|give|kept|keep|look|looks|looked|talk|talked|wait|waited|use|used|want|need|tried|try|walk|walked|like|listen|live|work|worked|start|started|threw|told|found|\w+ing|\w{3,}ed)$/i;

/** The whole clause around the cue, however long. */
function widen(text: string, tokens: readonly Token[], cue: Stretch): Stretch {
  let { first, last } = cue;
  const isClauseStart = (index: number) => clauseStarts.has(tokens[index]?.text.toLowerCase() ?? "");
  while (isJoined(text, tokens[first - 1], tokens[first]) && !isClauseStart(first - 1)) first -= 1;
  while (isJoined(text, tokens[last], tokens[last + 1]) && !isClauseStart(last + 1)) last += 1;
  return { first, last };
}

/** Where a clause of too many words can be cut so that what stays is a phrase of its own, or undefined. */
function findCut(tokens: readonly Token[], clause: Stretch, from: number): Stretch | undefined {
  for (let last = Math.min(from + maxWords - 1, clause.last); last >= from; last -= 1) {
    const word = tokens[last]?.text.toLowerCase() ?? "";
    const isEnd = last === clause.last;
    const next = tokens[last + 1]?.text.toLowerCase() ?? "";
    if (edgeWords.has(word) || subjects.has(word)) continue;
    if (isEnd || (phraseStarts.has(next) && !openVerbs.test(word))) return { first: from, last };
  }
  return undefined;
}

/** At most six words that stand by themselves: from the beginning of the clause, else from the cue on. */
function cutClause(tokens: readonly Token[], clause: Stretch, cue: Stretch): Stretch | undefined {
  const starts = [clause.first, cue.first].map(
    (first) => trimEdges(tokens, { first, last: clause.last }).first,
  );
  for (const from of starts) {
    const cut = findCut(tokens, clause, from);
    if (cut !== undefined && cut.last >= cue.first) return cut;
  }
  return undefined;
}

function trimEdges(tokens: readonly Token[], stretch: Stretch): Stretch {
  let { first, last } = stretch;
  const isIn = (words: ReadonlySet<string>, index: number) =>
    words.has(tokens[index]?.text.toLowerCase() ?? "");
  while (first < last && isIn(startEdges, first)) first += 1;
  while (last > first && isIn(edgeWords, last)) last -= 1;
  return { first, last };
}

/**
 * Up to six of the participant's own words around a place of the text: a real stretch of it, cut at
 * punctuation or after a whole phrase, without idle words at its ends. Null when nothing there can be quoted.
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
  const cut = cutClause(tokens, widen(around, tokens, cue), cue);
  if (cut === undefined) return null;
  const { first, last } = trimEdges(tokens, cut);
  const words = tokens.slice(first, last + 1);
  if (words.every((token) => emptyWords.has(token.text.toLowerCase()))) return null;
  const passage = around.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);
  return isQuotable(passage) ? passage : null;
}
