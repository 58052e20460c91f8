import { listComparisonFeatures } from "#analysis/models/comparison-features.ts";
import { readSentences } from "#analysis/reading.ts";
import { listComparativeSentences } from "./labelled.ts";
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

/** Sentences of product reviews as examples of comparison. */
export function listComparativeExamples(): Example[] {
  return listComparativeSentences().map(({ text, comparative }) => ({
    features: listComparisonFeatures(readTokens(text)),
    positive: comparative,
    group: groupOf(text),
  }));
}
