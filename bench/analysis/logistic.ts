import type { LinearModel } from "#analysis/models/linear-model.ts";

/** A text as its features, with its class. `group` keeps copies of one text on the same side of a split. */
export interface Example {
  features: readonly string[];
  positive: boolean;
  group: string;
}

export interface Settings {
  /** Strength of the pull of weights towards 0. */
  decay: number;
  rounds: number;
  /** Features of fewer texts are left out. */
  rarest: number;
}

export const usualSettings: Settings = { decay: 0.0001, rounds: 150, rarest: 2 };
/** For the larger set of sentences, whose cues are rare words. */
export const gentleSettings: Settings = { decay: 0.00003, rounds: 150, rarest: 2 };

function listVocabulary(examples: readonly Example[], rarest: number): Set<string> {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= rarest).map(([feature]) => feature));
}

/** Example rows as places in the vocabulary; each value of a row is the same, one over the root of its length. */
interface Row {
  places: Int32Array;
  value: number;
  target: number;
  weight: number;
}

function makeRows(examples: readonly Example[], places: ReadonlyMap<string, number>): Row[] {
  const positives = examples.filter((one) => one.positive).length;
  const half = (count: number) => 0.5 / Math.max(count, 1);
  return examples.map(({ features, positive }) => ({
    places: Int32Array.from(features.flatMap((feature) => places.get(feature) ?? [])),
    value: 1 / Math.sqrt(Math.max(features.length, 1)),
    target: positive ? 1 : 0,
    weight: positive ? half(positives) : half(examples.length - positives),
  }));
}

/** The slope of the weighted loss at `point`, whose last place is the bias. */
function findSlope(rows: readonly Row[], point: Float64Array, decay: number): Float64Array {
  const last = point.length - 1;
  const slope = point.map((weight, at) => (at === last ? 0 : weight * decay));
  for (const { places, value, target, weight } of rows) {
    let sum = point[last] ?? 0;
    for (const place of places) sum += (point[place] ?? 0) * value;
    const error = weight * (1 / (1 + Math.exp(-sum)) - target);
    for (const place of places) slope[place] = (slope[place] ?? 0) + error * value;
    slope[last] = (slope[last] ?? 0) + error;
  }
  return slope;
}

/**
 * Logistic regression with squared weights held down by `decay`, both classes weighing the same, by Nesterov's
 * accelerated descent from 0. Nothing in it is random.
 */
export function train(examples: readonly Example[], settings: Settings): LinearModel {
  const vocabulary = [...listVocabulary(examples, settings.rarest)];
  const rows = makeRows(examples, new Map(vocabulary.map((feature, at) => [feature, at])));
  // Rows have length 1 and a constant, so the slope changes by at most this much a step.
  const step = 1 / (0.5 + settings.decay);
  let weights = new Float64Array(vocabulary.length + 1);
  let before = weights;
  for (let round = 1; round <= settings.rounds; round++) {
    const pace = (round - 1) / (round + 2);
    const ahead = weights.map((weight, at) => weight + pace * (weight - (before[at] ?? 0)));
    const slope = findSlope(rows, ahead, settings.decay);
    before = weights;
    weights = ahead.map((weight, at) => weight - step * (slope[at] ?? 0));
  }
  return {
    bias: weights.at(-1) ?? 0,
    weights: new Map(vocabulary.map((feature, at) => [feature, weights[at] ?? 0])),
  };
}

/** Weights near 0 are dropped and the rest rounded, so that the shipped model is small. */
export function prune(model: LinearModel, smallest: number): LinearModel {
  const round = (value: number) => Math.round(value * 100) / 100;
  const kept = [...model.weights].filter(([, weight]) => Math.abs(weight) >= smallest);
  return {
    bias: round(model.bias),
    weights: new Map(kept.map(([feature, weight]) => [feature, round(weight)])),
  };
}
