import { labelRules as english } from "./en.ts";
import type { LabelRules } from "./rules.ts";

const rulesByLanguage = new Map<string, LabelRules>([["en", english]]);

/** The rules of a language (BCP 47; only the first part counts); English where it has none. */
export function getLabelRules(language: string): LabelRules {
  return rulesByLanguage.get(language.toLowerCase().split("-")[0] ?? "") ?? english;
}
