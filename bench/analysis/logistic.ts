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
  /**
   * Features count by how much oftener they come in one class than in the other (Wang & Manning 2012), so that of
   * many rare ones the telling are held down less.
   */
  contrasted?: true;
  /** Weights nearer to 0 are dropped. */
  smallest: number;
}

export const defaultSettings: Settings = { decay: 0.0001, rounds: 150, rarest: 2, smallest: 0.3 };
/** For the larger set of sentences, whose cues are rare words. */
export const contrastedSettings: Settings = {
  decay: 0.0001,
  rounds: 150,
  rarest: 3,
  contrasted: true,
  smallest: 0.15,
};

function listVocabulary(examples: readonly Example[], rarest: number): Set<string> {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= rarest).map(([feature]) => feature));
}

/** Example rows as places in the vocabulary; values are those of the scale over the root of the row's length. */
interface Row {
  places: Int32Array;
  values: Float64Array;
  target: number;
  weight: number;
}

/** The logarithm of how many times oftener each feature comes in positive texts, one added to each count; or 1. */
function makeScale(
  examples: readonly Example[],
  places: ReadonlyMap<string, number>,
  { contrasted }: Settings,
): Float64Array {
  const scale = new Float64Array(places.size).fill(1);
  if (!contrasted) return scale;
  const counts = {
    true: new Float64Array(places.size).fill(1),
    false: new Float64Array(places.size).fill(1),
  };
  for (const { features, positive } of examples) {
    for (const feature of features) {
      const place = places.get(feature);
      if (place !== undefined) counts[`${positive}`][place] = (counts[`${positive}`][place] ?? 0) + 1;
    }
  }
  const positives = examples.filter((one) => one.positive).length;
  const ratio = Math.log((examples.length - positives + 2) / (positives + 2));
  return scale.map((_, at) => Math.log((counts.true[at] ?? 1) / (counts.false[at] ?? 1)) + ratio);
}

function makeRows(
  examples: readonly Example[],
  places: ReadonlyMap<string, number>,
  scale: Float64Array,
): Row[] {
  const positives = examples.filter((one) => one.positive).length;
  const half = (count: number) => 0.5 / Math.max(count, 1);
  return examples.map(({ features, positive }) => {
    const own = Int32Array.from(features.flatMap((feature) => places.get(feature) ?? []));
    const length = Math.sqrt(Math.max(features.length, 1));
    return {
      places: own,
      values: Float64Array.from(own, (place) => (scale[place] ?? 0) / length),
      target: positive ? 1 : 0,
      weight: positive ? half(positives) : half(examples.length - positives),
    };
  });
}

/** The slope changes by at most this much a step: a quarter of the rows' squared lengths, their constant included. */
function findSteepest(rows: readonly Row[]): number {
  const sum = rows.reduce((all, { values, weight }) => {
    const squared = values.reduce((total, value) => total + value * value, 1);
    return all + weight * squared;
  }, 0);
  return sum / 4;
}

/** The slope of the weighted loss at `point`, whose last place is the bias. */
function findSlope(rows: readonly Row[], point: Float64Array, decay: number): Float64Array {
  const last = point.length - 1;
  const slope = point.map((weight, at) => (at === last ? 0 : weight * decay));
  for (const { places, values, target, weight } of rows) {
    let sum = point[last] ?? 0;
    for (let at = 0; at < places.length; at++) sum += (point[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
    const error = weight * (1 / (1 + Math.exp(-sum)) - target);
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0;
      slope[place] = (slope[place] ?? 0) + error * (values[at] ?? 0);
    }
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
  const places = new Map(vocabulary.map((feature, at) => [feature, at]));
  const scale = makeScale(examples, places, settings);
  const rows = makeRows(examples, places, scale);
  const step = 1 / (findSteepest(rows) + settings.decay);
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
    weights: new Map(vocabulary.map((feature, at) => [feature, (weights[at] ?? 0) * (scale[at] ?? 0)])),
  };
}

/** Weights near 0 are dropped and the rest rounded, so that the shipped model is small. */
export function prune(model: LinearModel, { smallest }: Settings): LinearModel {
  const round = (value: number) => Math.round(value * 100) / 100;
  const kept = [...model.weights].filter(([, weight]) => Math.abs(weight) >= smallest);
  return {
    bias: round(model.bias),
    weights: new Map(kept.map(([feature, weight]) => [feature, round(weight)])),
  };
}
