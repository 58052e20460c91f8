import type { Matcher } from "./cut-passage.ts";
import type { SearchTerm } from "./read-question.ts";

/** A message with the question that was put before it: answers often leave out what they answer. */
export interface AnsweredText {
  text: string;
  before?: string | undefined;
}

/** BM25's usual constants (Robertson & Zaragoza, 2009): how soon repetition stops counting, and how far length counts. */
const k1 = 1.2;
const b = 0.75;

interface WordCount {
  length: number;
  terms: Map<SearchTerm, number>;
}

function countTerms({ text, before = "" }: AnsweredText, match: Matcher): WordCount {
  const terms = new Map<SearchTerm, number>();
  let length = 0;
  for (const [word] of `${before} ${text}`.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    length += 1;
    const term = match(word.toLowerCase());
    if (term) terms.set(term, (terms.get(term) ?? 0) + 1);
  }
  return { length, terms };
}

/**
 * BM25 of each message, with the question before it, against a question's words: 0 where it holds none of them.
 * Documents are counted among `messages` alone.
 */
export function rateByWords(messages: readonly AnsweredText[], match: Matcher): number[] {
  const counts = messages.map((message) => countTerms(message, match));
  const meanLength = counts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counts.length);
  const holders = new Map<SearchTerm, number>();
  for (const { terms } of counts)
    for (const term of terms.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  return counts.map(({ length, terms }) => {
    let rating = 0;
    for (const [term, count] of terms) {
      const held = holders.get(term) ?? 0;
      const rarity = Math.log(1 + (counts.length - held + 0.5) / (held + 0.5));
      rating += (rarity * (count * (k1 + 1))) / (count + k1 * (1 - b + (b * length) / meanLength));
    }
    return rating;
  });
}

/** Of each list the first fifty count, as in the measured recipe. */
const listLength = 50;
const rankConstant = 20;

/** Reciprocal-rank fusion (Cormack et al., 2009): items by the sum of 1 / (20 + rank) over the lists they are in. */
export function fuseRanks<Item>(lists: readonly (readonly Item[])[]): Map<Item, number> {
  const ratings = new Map<Item, number>();
  for (const list of lists) {
    for (const [index, item] of list.slice(0, listLength).entries()) {
      ratings.set(item, (ratings.get(item) ?? 0) + 1 / (rankConstant + index + 1));
    }
  }
  return ratings;
}
