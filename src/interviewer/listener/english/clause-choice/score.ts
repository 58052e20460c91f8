import weightBySign from "../../../../../assets/models/clause-choice.json" with { type: "json" };
import { countWords } from "../../../words.ts";
import type { Message } from "../message.ts";
import { listFeatures, listNoneFeatures, type Talk } from "./features.ts";

export interface ScoredClause {
  /** Of the clause in its message. */
  index: number;
  /** Above 0 a good interviewer would rather take it up than leave the answer. */
  score: number;
}

/** Of the signs of a clause, from 521 labelled answers; what is not listed counts nothing. */
const weights: Readonly<Record<string, number>> = weightBySign;

function sum(features: readonly string[]): number {
  return features.reduce((total, feature) => total + (weights[feature] ?? 0), 0);
}

/**
 * The clauses of an answer, the one first that a good interviewer would take up. The weights are those of a
 * logistic model of which clause of labelled answers was taken up, if any.
 *
 * @param heavy the kinds of heavy threads that were heard in each clause
 */
export function scoreClauses(
  message: Message,
  talk: Talk,
  heavy: ReadonlyMap<number, readonly string[]>,
): ScoredClause[] {
  const none = sum(listNoneFeatures(message, countWords(message.typed), heavy.size > 0));
  return message.clauses
    .map((_, index) => ({
      index,
      score: sum(listFeatures(message, index, talk, heavy.get(index) ?? [])) - none,
    }))
    .sort((one, other) => other.score - one.score);
}
