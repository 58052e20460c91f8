import type { LinearModel } from "./linear-model.ts";

/** A model from its bias and one line for each feature: the weight, a blank and the feature. */
export function unpackModel(bias: number, lines: string): LinearModel {
  const weights = new Map<string, number>();
  for (const line of lines.split("\n")) {
    const blank = line.indexOf(" ");
    if (blank > 0) weights.set(line.slice(blank + 1), Number(line.slice(0, blank)));
  }
  return { bias, weights };
}
