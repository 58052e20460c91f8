// Measures the built-in coder on labelled public sets. Usage: node bench/analysis/run.ts [--long]; long adds ten
// thousand sources, which takes minutes.
import { publishedFolder } from "../../tests/study-data.ts";
import { writeReport } from "../report.ts";
import { foldCount, seed } from "./folds.ts";
import { hasLabelledSets } from "./labelled.ts";
import { measureLists } from "./measure-lists.ts";
import { measureMemory } from "./measure-memory.ts";
import { measureModels } from "./measure-models.ts";
import { hasSpokenInterviews, measureQuotes } from "./measure-quotes.ts";
import { measureSentiment } from "./measure-sentiment.ts";
import { hasOpenAnswers } from "./open-answers.ts";

function formatTable(rows: string[][]): string {
  const head = ["measure", "at least", "built-in coder", "beside it"];
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

if (!hasLabelledSets()) {
  console.log(`The labelled sets are not in ${publishedFolder}. Name their folder in ASKWELL_DATA.`);
} else {
  const rows = [
    ...measureSentiment(),
    ...measureModels(),
    ...(hasOpenAnswers() ? measureLists() : []),
    ...(hasSpokenInterviews() ? measureQuotes() : []),
    ...measureMemory(process.argv.includes("--long") ? [1000, 10_000] : [1000]),
  ];
  const parts = [
    `Held-out figures: ${foldCount} folds, seed ${seed}; copies of one text stay in one fold, thresholds come from folds within the training part, and what is shipped was trained on all folds afterwards. Sentiment has one engine and one setting for all sets. Node ${process.version}.`,
    formatTable(rows),
    "Data: VADER's ground truth (C.J. Hutto, MIT), pros and cons (Bing Liu, CC BY 4.0), app reviews (Maalej and Nabil, CC0), comparative sentences (Jindal and Liu, CC BY 4.0), Jupyter's survey of 2015 (CC0), interviews by Wuttke et al. 2025 (CC0), Metamuse 47 (CC BY 4.0, Reduct), Founders Talk 53 (CC BY-SA 4.0, Changelog).",
  ];
  await writeReport("Analysis", parts.join("\n\n"));
}
