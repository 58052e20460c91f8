import { estimateProbability } from "#analysis/models/linear-model.ts";
import { defaultSettings, type Example, prune, type Settings, train } from "./logistic.ts";
import { seedRandom, shuffle } from "./random.ts";

export const seed = 20_261;
export const foldCount = 5;

/** Examples in as many parts as there are folds; copies of one text fall into the same part. */
export function splitFolds(examples: readonly Example[], count: number, from: number): Example[][] {
  const groups = [...new Set(examples.map((example) => example.group))].sort();
  const foldOf = new Map(shuffle(groups, seedRandom(from)).map((group, at) => [group, at % count]));
  const folds: Example[][] = Array.from({ length: count }, () => []);
  for (const example of examples) folds[foldOf.get(example.group) ?? 0]?.push(example);
  return folds;
}

export interface Score {
  precision: number;
  recall: number;
  f1: number;
}

export function scoreBinary(hits: number, guessed: number, actual: number): Score {
  const precision = guessed === 0 ? 0 : hits / guessed;
  const recall = actual === 0 ? 0 : hits / actual;
  return { precision, recall, f1: hits === 0 ? 0 : (2 * hits) / (guessed + actual) };
}

/** As many negatives as positives, drawn with a fixed seed. */
function balance(examples: readonly Example[], from: number): Example[] {
  const positives = examples.filter((one) => one.positive);
  const negatives = shuffle(
    examples.filter((one) => !one.positive),
    seedRandom(from),
  );
  return [...positives, ...negatives.slice(0, positives.length)];
}

export interface Guess {
  probability: number;
  positive: boolean;
}

function guessAll(examples: readonly Example[], training: readonly Example[], settings: Settings): Guess[] {
  const model = prune(train(training, settings), settings);
  return examples.map(({ features, positive }) => ({
    probability: estimateProbability(features, model),
    positive,
  }));
}

export function scoreGuesses(guesses: readonly Guess[], threshold: number): Score {
  const guessed = guesses.filter((one) => one.probability >= threshold);
  return scoreBinary(
    guessed.filter((one) => one.positive).length,
    guessed.length,
    guesses.filter((one) => one.positive).length,
  );
}

/** The threshold that serves best on folds within the training part; the held-out fold is not looked at. */
export function findThreshold(
  training: readonly Example[],
  balanced: boolean,
  settings = defaultSettings,
): number {
  const inner = splitFolds(training, 3, seed + 1);
  const guesses = inner.flatMap((fold) =>
    guessAll(
      balanced ? balance(fold, seed + 3) : fold,
      inner.filter((other) => other !== fold).flat(),
      settings,
    ),
  );
  let best = { threshold: 0.5, f1: 0 };
  for (let threshold = 0.1; threshold < 0.99; threshold += 0.02) {
    const { f1 } = scoreGuesses(guesses, threshold);
    if (f1 > best.f1) best = { threshold, f1 };
  }
  return best.threshold;
}

/** Guesses for every example by a model that was trained on the other folds. */
export function guessHeldOut(
  examples: readonly Example[],
  { balanced, settings = defaultSettings }: { balanced: boolean; settings?: Settings },
): { score: Score; folds: Score[] } {
  const folds = splitFolds(examples, foldCount, seed);
  const all: Guess[] = [];
  const scores: Score[] = [];
  for (const fold of folds) {
    const training = folds.filter((other) => other !== fold).flat();
    const threshold = findThreshold(training, balanced, settings);
    const test = balanced ? balance(fold, seed + 2) : fold;
    const guesses = guessAll(test, training, settings).map((one) => ({
      ...one,
      probability: one.probability >= threshold ? 1 : 0,
    }));
    scores.push(scoreGuesses(guesses, 0.5));
    all.push(...guesses);
  }
  return { score: scoreGuesses(all, 0.5), folds: scores };
}
