import { allLanguages, getLanguage } from "#languages/languages.ts";
import { containsCompletionPhrase } from "./guard.ts";
import type { Turn } from "./guide.ts";
import { countWords, listWords } from "./words.ts";

/** A question with the quotation in front of it stays short enough to take in. */
const maxWords = 18;
const minWords = 3;
const minContentWords = 2;
/** How far around the words a clause is looked for. */
const reach = 240;

interface Edges {
  /** Words that may be left off the beginning: the rest stands alone. */
  joiners: RegExp;
  /** A clause that begins so hangs on another one and is no quotation by itself. */
  dependent: RegExp;
}

const englishDependent =
  "because|which|who|whose|where|when|while|that|than|if|since|as|although|though|unless|until|to|for|of|in|on|at|with|like";

/** By language: what joins a sentence in Italian denies it in Spanish ("no"), or is an article in Portuguese ("o"). */
const edgesByLanguage = new Map<string, Edges>(
  allLanguages.map(({ code, signs }) => [
    code,
    {
      joiners: new RegExp(`^(?:${signs?.signs.joiner ?? "and|but|so|or|well|also"})[ ,]+`, "iu"),
      dependent: new RegExp(`^(?:${signs?.signs.dependent ?? englishDependent})(?![\\p{L}\\p{M}])`, "iu"),
    },
  ]),
);

function getEdges(language: string): Edges {
  const edges = edgesByLanguage.get(getLanguage(language).code);
  if (edges === undefined) throw new Error(`There are no edges for ${language}`);
  return edges;
}
/** Fillings that a sentence is whole without. */
const fillings =
  /[ ,]+(?:to be (?:honest|fair)|honestly|tbh|lol|haha|though|tho|i guess|i suppose|you know|you see|really)$/iu;
interface Stretch {
  start: number;
  end: number;
}

function widen(text: string, { start, end }: Stretch, edge: RegExp): string {
  const before = text.slice(Math.max(0, start - reach), start);
  const after = text.slice(end, end + reach);
  const last = [...before.matchAll(edge)].at(-1);
  const stop = after.search(edge);
  const isCut = (stop < 0 && end + reach < text.length) || (last === undefined && start > reach);
  const isQuestion = stop >= 0 && /[?؟]/u.test(after.charAt(stop));
  if (isCut || isQuestion) return "";
  const from = start - before.length + (last === undefined ? 0 : last.index + last[0].length);
  return text.slice(from, stop < 0 ? end + after.length : end + stop);
}

function isQuotable(clause: string): boolean {
  // Two sentences in one pair of marks read like an extract.
  if (/[.!?؟。]\s+\S/u.test(clause)) return false;
  if (/[<>{}[\]\\|@?؟“”"„«»\n_*~^`]|https?:|www\.|\d{5}|\S{30}/iu.test(clause)) return false;
  const words = listWords(clause);
  const content = words.filter((word) => word.length > (/\p{Script=Arabic}/u.test(word) ? 2 : 3));
  const isLong = words.length >= minWords && content.length >= minContentWords;
  return isLong && countWords(clause) <= maxWords && !containsCompletionPhrase(clause);
}

function trim(clause: string, { joiners }: Edges): string {
  return clause
    .replace(/^[\s,;:.–—-]+/u, "")
    .replace(/[\s,;:.!–—-]{1,20}$/u, "")
    .replace(joiners, "")
    .replace(fillings, "");
}

/** A clause as it can be said back by itself; undefined where it hangs on another. */
export function quoteClause(words: string, language: string): string | undefined {
  const edges = getEdges(language);
  const clause = trim(words, edges);
  return isQuotable(clause) && !edges.dependent.test(clause) ? clause : undefined;
}

/**
 * The whole sentence around some words of a participant, or the whole clause when the sentence is long.
 * Undefined when neither can be said back as it is: a fragment is never quoted.
 */
export function findWholeClause(words: string, turns: readonly Turn[], language: string): string | undefined {
  for (let index = turns.length - 1; index >= 0; index -= 1) {
    const turn = turns[index];
    const start = turn?.speaker === "participant" ? turn.text.indexOf(words) : -1;
    if (turn === undefined || start < 0 || words.trim() === "") continue;
    const stretch = { start, end: start + words.length };
    const sentence = trim(widen(turn.text, stretch, /[.!?؟。\n]+(?=\s|$)|\n/gu), getEdges(language));
    if (isQuotable(sentence)) return sentence;
    return quoteClause(widen(turn.text, stretch, /[.!?؟。\n]+(?=\s|$)|\n|[,،;؛:–—](?=\s)/gu), language);
  }
  return undefined;
}
