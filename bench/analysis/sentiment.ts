// Macro-F1 and Pearson's r of the built-in sentiment on the labelled public sets. Usage:
//   node bench/analysis/sentiment.ts <folder with the labelled sets>
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { classifySentiment, scoreSentiment } from "#analysis/sentiment.ts";

interface Labelled {
  text: string;
  label: string;
  mean?: number;
}

function readRated(path: string): Labelled[] {
  const rows = readFileSync(path, "latin1").split(/\r?\n/).filter(Boolean);
  return rows.map((row) => {
    const [, mean = "0", ...text] = row.split("\t");
    const value = Number(mean);
    const label = value > 0.5 ? "positive" : value < -0.5 ? "negative" : "neutral";
    return { text: text.join(" "), label, mean: value };
  });
}

/** Every seventh of the short pros and cons, as the baselines were measured on 6,539 of 45,900. */
function readProsCons(zip: string): Labelled[] {
  const read = (name: string, tag: string, label: string) =>
    [
      ...execFileSync("unzip", ["-p", zip, name], { maxBuffer: 1e8 })
        .toString("latin1")
        .matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "g")),
    ].map((match) => ({ text: match[1] ?? "", label }));
  const pros = read("pros_cons/IntegratedPros.txt", "Pros", "positive");
  const cons = read("pros_cons/IntegratedCons.txt", "Cons", "negative");
  return [...pros, ...cons].filter((_, at) => at % 7 === 0);
}

function macroF1(rows: Labelled[], guess: (text: string) => string): number {
  const labels = [...new Set(rows.map((row) => row.label))];
  const guesses = rows.map((row) => guess(row.text));
  const scores = labels.map((label) => {
    const hits = rows.filter((row, i) => row.label === label && guesses[i] === label).length;
    const guessed = guesses.filter((one) => one === label).length;
    const actual = rows.filter((row) => row.label === label).length;
    return guessed + actual === 0 ? 0 : (2 * hits) / (guessed + actual);
  });
  return scores.reduce((a, b) => a + b, 0) / labels.length;
}

function pearson(rows: Labelled[]): number {
  const xs = rows.map((row) => row.mean ?? 0);
  const ys = rows.map((row) => scoreSentiment(row.text));
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const mx = mean(xs);
  const my = mean(ys);
  const sum = (f: (x: number, y: number) => number) =>
    xs.reduce((total, x, i) => total + f(x - mx, (ys[i] ?? 0) - my), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

const folder = process.argv[2];
if (folder === undefined) throw new Error("Name the folder with the labelled sets.");
const guess = (text: string) => classifySentiment(scoreSentiment(text));
const tweets = readRated(join(folder, "tweets_GroundTruth.txt"));
const amazon = readRated(join(folder, "amazonReviewSnippets_GroundTruth.txt"));
const prosCons = readProsCons(join(folder, "pros_cons.zip"));
const report = (name: string, rows: Labelled[], goal: number) => {
  const r = rows[0]?.mean === undefined ? "" : ` r ${pearson(rows).toFixed(3)}`;
  console.log(
    `${name.padEnd(10)} n ${rows.length}  macro-F1 ${macroF1(rows, guess).toFixed(3)} (goal ${goal})${r}`,
  );
};
report("tweets", tweets, 0.67);
report("amazon", amazon, 0.57);
// Two classes, and the rule must choose: an undecided text counts as wrong for its class.
report("pros/cons", prosCons, 0.74);
