import { listComparisonFeatures } from "#analysis/models/comparison-features.ts";
import { listWordFeatures } from "#analysis/models/linear-model.ts";
import { readSentences } from "#analysis/reading.ts";
import { listComparativeSentences, listReviews } from "./labelled.ts";
import type { Example } from "./logistic.ts";

/** Copies that differ in case, digits or marks alone are one text. */
function groupOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();
}

function readTokens(text: string) {
  return readSentences(text).flatMap((sentence) => sentence.tokens);
}

/** Reviews as examples of one label. */
export function listReviewExamples(label: string): Example[] {
  return listReviews().map(({ text, labels }) => ({
    features: listWordFeatures(readTokens(text)),
    positive: labels.has(label),
    group: groupOf(text),
  }));
}

/** Sentences of product reviews as examples of comparison. */
export function listComparativeExamples(): Example[] {
  return listComparativeSentences().map(({ text, comparative }) => ({
    features: listComparisonFeatures(readTokens(text)),
    positive: comparative,
    group: groupOf(text),
  }));
}
