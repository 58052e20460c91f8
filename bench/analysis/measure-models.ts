import { classifyClause } from "#analysis/coder/rules.ts";
import { readSentences } from "#analysis/reading.ts";
import { scoreSentiment } from "#analysis/sentiment.ts";
import { listComparativeExamples } from "./examples.ts";
import { guessHeldOut, type Score, scoreBinary } from "./folds.ts";
import { listComparativeSentences, listReviews } from "./labelled.ts";
import { contrastedSettings } from "./logistic.ts";
import { seedRandom, shuffle } from "./random.ts";

function tell({ precision, recall, f1 }: Score): string {
  return `${f1.toFixed(3)} (P ${precision.toFixed(2)}, R ${recall.toFixed(2)})`;
}

function scoreRule<T>(rows: T[], isPositive: (row: T) => boolean, guess: (row: T) => boolean): Score {
  const guessed = rows.filter(guess);
  return scoreBinary(guessed.filter(isPositive).length, guessed.length, rows.filter(isPositive).length);
}

const rulesOf: Record<string, string[]> = {
  Bug: ["painPoints"],
  Feature: ["opportunities", "suggestions", "needs"],
};

/** The wording rules alone, sentence by sentence, on as many negatives as positives. */
function scoreRules(label: string): Score {
  const reviews = listReviews();
  const positives = reviews.filter((one) => one.labels.has(label));
  const others = shuffle(
    reviews.filter((one) => !one.labels.has(label)),
    seedRandom(1),
  ).slice(0, positives.length);
  const kinds = rulesOf[label] ?? [];
  return scoreRule(
    [...positives, ...others],
    (one) => one.labels.has(label),
    ({ text }) =>
      text.split(/[.!?\n]+/).some((part) =>
        classifyClause({
          text: part.trim(),
          trimmed: part.trim(),
          tokens: readSentences(part).flatMap(({ tokens }) => tokens),
          compound: scoreSentiment(part),
          topic: undefined,
          leads: false,
          substance: 3,
        }).some((kind) => kinds.includes(kind)),
      ),
  );
}

const keywords =
  /\b(?:\w{2,}er than|more|most|less|least|better|best|worse|worst|than|unlike|versus|vs|compared|as \w+ as)\b/i;

/** Rows of the report: the rules on app reviews, and the trained model on folds that it has not seen. */
export function measureModels(): string[][] {
  const reviews = (["Bug", "Feature"] as const).map((label) => [
    `${label === "Bug" ? "bug reports" : "feature requests"} among as many other app reviews, F1`,
    label === "Bug" ? "0.63" : "0.47",
    `wording rules ${tell(scoreRules(label))}`,
    "no other tool at hand",
  ]);
  const sentences = listComparativeSentences();
  const comparatives = guessHeldOut(listComparativeExamples(), {
    balanced: false,
    settings: contrastedSettings,
  });
  const rules = scoreRule(
    sentences,
    (one) => one.comparative,
    (one) => keywords.test(one.text),
  );
  return [
    ...reviews,
    [
      `comparative sentences, F1 on held-out folds (n ${sentences.length})`,
      "0.55",
      tell(comparatives.score),
      `keywords ${tell(rules)}`,
    ],
  ];
}
