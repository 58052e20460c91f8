import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { publishedFolder } from "../../tests/study-data.ts";

const labelled = `${publishedFolder}/labelled`;

export function hasLabelledSets(): boolean {
  return existsSync(`${labelled}/tweets_GroundTruth.txt`);
}

/** A text with its class; `mean` is the raters' mean where there is one. */
export interface Rated {
  text: string;
  label: string;
  mean?: number;
}

function readRated(name: string): Rated[] {
  const rows = readFileSync(`${labelled}/${name}`, "latin1").split(/\r?\n/).filter(Boolean);
  return rows.map((row) => {
    const [, mean = "0", ...text] = row.split("\t");
    const value = Number(mean);
    const label = value > 0.5 ? "positive" : value < -0.5 ? "negative" : "neutral";
    return { text: text.join(" "), label, mean: value };
  });
}

function unzip(archive: string, name: string): string {
  return execFileSync("unzip", ["-p", `${labelled}/${archive}`, name], { maxBuffer: 1e8 }).toString("latin1");
}

/** Every seventh of the short pros and cons, as the baselines in the design were measured. */
function readProsCons(): Rated[] {
  const read = (name: string, tag: string, label: string) =>
    [...unzip("pros_cons.zip", name).matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "g"))].map((match) => ({
      text: match[1] ?? "",
      label,
    }));
  const pros = read("pros_cons/IntegratedPros.txt", "Pros", "positive");
  const cons = read("pros_cons/IntegratedCons.txt", "Cons", "negative");
  return [...pros, ...cons].filter((_, at) => at % 7 === 0);
}

/** The three sets on which sentiment is measured. */
export function listSentimentSets(): { name: string; floor: number; rows: Rated[] }[] {
  return [
    { name: "tweets", floor: 0.67, rows: readRated("tweets_GroundTruth.txt") },
    { name: "amazon", floor: 0.57, rows: readRated("amazonReviewSnippets_GroundTruth.txt") },
    { name: "pros and cons", floor: 0.74, rows: readProsCons() },
  ];
}

/** An app review with all labels that it was given. */
export interface Review {
  text: string;
  labels: Set<string>;
}

/** Reviews by text, so that a review under two labels is one. */
export function listReviews(): Review[] {
  const reviews = new Map<string, Review>();
  for (const name of ["Bug", "Feature", "Rating", "UserExperience"]) {
    const rows = readFileSync(`${labelled}/maalej_${name}.jsonl`, "utf8").split("\n").filter(Boolean);
    for (const row of rows) {
      const { title, comment } = JSON.parse(row) as { title: string | null; comment: string };
      const text = title ? `${title}. ${comment}` : comment;
      const key = comment.trim().toLowerCase();
      const review = reviews.get(key) ?? { text, labels: new Set() };
      review.labels.add(name);
      reviews.set(key, review);
    }
  }
  return [...reviews.values()];
}

/** Sentences of product reviews, comparative or not. */
export function listComparativeSentences(): { text: string; comparative: boolean }[] {
  const page = readFileSync(`${labelled}/comparative_jindal_liu_labeledSentences.txt`, "latin1");
  const sentences: { text: string; comparative: boolean }[] = [];
  let open = false;
  let ended = false;
  for (const line of page.split(/\r\n|\r|\n/).map((one) => one.trim())) {
    if (/^<cs-\d>/.test(line)) {
      open = true;
      continue;
    }
    // One of the closing marks has lost its bracket.
    if (/^<?\/cs-\d>/.test(line)) {
      open = false;
      ended = true;
      continue;
    }
    // After a comparative sentence come lines of what it compares, such as "1_mirror 2_silver (more)".
    if (line === "" || /^\*+$/.test(line) || /^\*? ?\d_/.test(line) || (ended && line.startsWith("(")))
      continue;
    ended = false;
    sentences.push({ text: line, comparative: open });
  }
  return sentences;
}
