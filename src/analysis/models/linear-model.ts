import { z } from "zod";
import type { Token } from "../reading.ts";

/**
 * A logistic regression over words: the probability is the logistic function of the bias and the weights present,
 * divided by the root of the number of features, so that long and short texts compare.
 */
export interface LinearModel {
  bias: number;
  weights: ReadonlyMap<string, number>;
}

/** A model as it stands in a file of assets/models. */
export const linearModel = z
  .object({ bias: z.number(), weights: z.record(z.string(), z.number()) })
  .transform(({ bias, weights }): LinearModel => ({ bias, weights: new Map(Object.entries(weights)) }));

/** Tokens with a letter or a digit. */
export function keepWords(tokens: Token[]): Token[] {
  return tokens.filter((token) => /[\p{L}\p{N}]/u.test(token.text));
}

/** What a model looks at: each stem and each pair of neighbours, once. */
export function listWordFeatures(tokens: Token[]): string[] {
  const words = keepWords(tokens);
  const features = new Set<string>();
  for (const [at, token] of words.entries()) {
    features.add(token.stem);
    const next = words[at + 1];
    if (next !== undefined) features.add(`${token.stem} ${next.stem}`);
  }
  return [...features];
}

/** Probability from 0 to 1 that a text with these features is of the model's class; an estimate. */
export function estimateProbability(features: readonly string[], model: LinearModel): number {
  let sum = 0;
  for (const feature of features) sum += model.weights.get(feature) ?? 0;
  return 1 / (1 + Math.exp(-model.bias - sum / Math.sqrt(Math.max(features.length, 1))));
}
