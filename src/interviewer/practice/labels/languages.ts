import { labelRules as arabic } from "./ar.ts";
import { labelRules as german } from "./de.ts";
import { labelRules as english } from "./en.ts";
import { labelRules as spanish } from "./es.ts";
import { labelRules as french } from "./fr.ts";
import { labelRules as portuguese } from "./pt.ts";
import type { LabelRules } from "./rules.ts";

const rulesByLanguage = new Map<string, LabelRules>([
  ["en", english],
  ["es", spanish],
  ["fr", french],
  ["de", german],
  ["pt", portuguese],
  ["ar", arabic],
]);

/** The rules of a language (BCP 47; only the first part counts); English where it has none. */
export function getLabelRules(language: string): LabelRules {
  return rulesByLanguage.get(language.toLowerCase().split("-")[0] ?? "") ?? english;
}
