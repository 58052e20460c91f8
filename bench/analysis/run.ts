// Measures the built-in coder on labelled public sets. Usage: node bench/analysis/run.ts
import { writeReport } from "../report.ts";
import { foldCount, seed } from "./folds.ts";
import { hasLabelledSets } from "./labelled.ts";
import { measureModels } from "./measure-models.ts";
import { hasSpokenInterviews, measureQuotes } from "./measure-quotes.ts";
import { measureSentiment } from "./measure-sentiment.ts";

function formatTable(rows: string[][]): string {
  const head = ["measure", "at least", "built-in coder", "beside it"];
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

if (!hasLabelledSets()) {
  console.log("The labelled sets are not here. Name their folder in ASKWELL_DATA.");
} else {
  const rows = [...measureSentiment(), ...measureModels(), ...(hasSpokenInterviews() ? measureQuotes() : [])];
  const parts = [
    `Held-out figures: ${foldCount} folds, seed ${seed}; copies of one text stay in one fold, thresholds come from folds within the training part, and what is shipped was trained on all folds afterwards. Sentiment has one engine and one setting for all sets. Node ${process.version}.`,
    formatTable(rows),
  ];
  await writeReport("Analysis", parts.join("\n\n"));
}
