import { cues as arabic } from "./ar.ts";
import type { Cues } from "./cues.ts";
import { cues as german } from "./de.ts";
import { cues as english } from "./en.ts";
import { cues as spanish } from "./es.ts";
import { cues as french } from "./fr.ts";
import { cues as other } from "./other.ts";
import { cues as portuguese } from "./pt.ts";

const cuesByLanguage = new Map<string, Cues>([
  ["en", english],
  ["es", spanish],
  ["fr", french],
  ["de", german],
  ["pt", portuguese],
  ["ar", arabic],
]);

/** The cues of a language (BCP 47; only the first part counts); those for any language where it has none. */
export function getCues(language: string): Cues {
  return cuesByLanguage.get(language.toLowerCase().split(/[-_]/)[0] ?? "") ?? other;
}

/** By whose words a question is read: a script may be in English where people answer in another language. */
export function listQuestionCues(language: string): readonly Cues[] {
  const own = getCues(language);
  return own === english ? [english] : [own, english];
}
