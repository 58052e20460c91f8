import vader from "vader-sentiment";
import wink from "wink-sentiment";
import { classifySentiment, scoreSentiment } from "#analysis/sentiment.ts";
import { listSentimentSets, type Rated } from "./labelled.ts";

/** Mean F1 over the classes of a set; a text that is left undecided in a set of two classes is wrong. */
function macroF1(rows: Rated[], scores: number[]): number {
  const labels = [...new Set(rows.map((row) => row.label))];
  const guesses = scores.map(classifySentiment);
  const each = labels.map((label) => {
    const hits = rows.filter((row, at) => row.label === label && guesses[at] === label).length;
    const guessed = guesses.filter((one) => one === label).length;
    const actual = rows.filter((row) => row.label === label).length;
    return guessed + actual === 0 ? 0 : (2 * hits) / (guessed + actual);
  });
  return each.reduce((a, b) => a + b, 0) / labels.length;
}

function pearson(rows: Rated[], ys: number[]): number {
  const xs = rows.map((row) => row.mean ?? 0);
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const mx = mean(xs);
  const my = mean(ys);
  const sum = (of: (x: number, y: number) => number) =>
    xs.reduce((total, x, at) => total + of(x - mx, (ys[at] ?? 0) - my), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

function tell(rows: Rated[], scores: number[]): string {
  const f1 = macroF1(rows, scores).toFixed(3);
  return rows[0]?.mean === undefined ? f1 : `${f1}, r ${pearson(rows, scores).toFixed(3)}`;
}

/** Rows of the report: one engine with one setting over the three sets, beside the packages vader-sentiment and wink-sentiment. */
export function measureSentiment(): string[][] {
  return listSentimentSets().map(({ name, floor, rows }) => [
    `sentiment, macro-F1: ${name} (n ${rows.length})`,
    `${floor}`,
    tell(
      rows,
      rows.map((row) => scoreSentiment(row.text)),
    ),
    `vader-sentiment ${tell(
      rows,
      rows.map((row) => vader.SentimentIntensityAnalyzer.polarity_scores(row.text).compound),
    )}; wink-sentiment ${tell(
      rows,
      rows.map((row) => wink(row.text).normalizedScore),
    )}`,
  ]);
}
