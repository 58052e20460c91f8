// Trains the shipped models on the whole of the public sets. Usage: node bench/analysis/train.ts
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { LinearModel } from "#analysis/models/linear-model.ts";
import { listComparativeExamples } from "./examples.ts";
import { findThreshold } from "./folds.ts";
import { contrastedSettings, type Example, prune, type Settings, train } from "./logistic.ts";

interface Recipe {
  file: string;
  name: string;
  source: string;
  examples: Example[];
  settings: Settings;
  balanced: boolean;
}

function format(recipe: Recipe, model: LinearModel, threshold: number): string {
  const features = [...model.weights]
    .filter(([feature]) => !/[`\\$\s]{2}|[`\\$]/.test(feature))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = features.map(([feature, weight]) => `${weight} ${feature}`);
  return `// Made by bench/analysis/train.ts from ${recipe.source}
import { unpackModel } from "./unpack-model.ts";

/** From this probability on a text counts as one of the class; found on folds of the training set. */
export const ${recipe.name}Threshold = ${threshold.toFixed(2)};

export const ${recipe.name}Model = unpackModel(
  ${model.bias},
  \`
${lines.join("\n")}
\`,
);
`;
}

const recipes: Recipe[] = [
  {
    file: "comparatives",
    name: "comparatives",
    source: "the comparative sentences of Jindal and Liu (2006), CC BY 4.0; see NOTICE.",
    examples: listComparativeExamples(),
    settings: contrastedSettings,
    balanced: false,
  },
];

for (const recipe of recipes) {
  const model = prune(train(recipe.examples, recipe.settings), recipe.settings);
  const threshold = findThreshold(recipe.examples, recipe.balanced, recipe.settings);
  const path = fileURLToPath(new URL(`../../src/analysis/models/${recipe.file}.ts`, import.meta.url));
  const text = format(recipe, model, threshold);
  await writeFile(path, text);
  console.log(`${recipe.file}: ${model.weights.size} weights, ${Math.round(text.length / 1024)} KB`);
}
