// Trains the shipped models on the whole of the public sets. Usage: node bench/analysis/train.ts
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { LinearModel } from "#analysis/models/linear-model.ts";
import { listComparativeExamples } from "./examples.ts";
import { findThreshold } from "./folds.ts";
import { contrastedSettings, type Example, prune, type Settings, train } from "./logistic.ts";

interface Recipe {
  file: string;
  source: string;
  examples: Example[];
  settings: Settings;
  balanced: boolean;
}

function format({ source }: Recipe, { bias, weights }: LinearModel): string {
  const sorted = [...weights].sort(([a], [b]) => (a < b ? -1 : 1));
  const model = {
    source: `Made by bench/analysis/train.ts from ${source}`,
    bias,
    weights: Object.fromEntries(sorted),
  };
  return `${JSON.stringify(model, null, 2)}\n`;
}

const recipes: Recipe[] = [
  {
    file: "comparatives",
    source: "the comparative sentences of Jindal and Liu (2006), CC BY 4.0; see NOTICE.",
    examples: listComparativeExamples(),
    settings: contrastedSettings,
    balanced: false,
  },
];

for (const recipe of recipes) {
  const model = prune(train(recipe.examples, recipe.settings), recipe.settings);
  const threshold = findThreshold(recipe.examples, recipe.balanced, recipe.settings);
  const path = fileURLToPath(new URL(`../../assets/models/${recipe.file}.json`, import.meta.url));
  const text = format(recipe, model);
  await writeFile(path, text);
  console.log(
    `${recipe.file}: ${model.weights.size} weights, ${Math.round(text.length / 1024)} KB, threshold ${threshold.toFixed(2)}`,
  );
}
