import { readableSlice, tidyText } from "./words.ts";

const protest = new RegExp(
  [
    "\\b(?:left|leave|leaving|leaves) (?:[a-z]+ ){0,5}out\\b|\\b(?:missed|missing|forgot|forgotten)\\b|\\bnot (?:the|what) (?:most )?(?:important|matters|i meant)|\\bwhat(?:'s|s| is)? (?:really )?(?:matters|counts|important)\\b|\\bwhat about\\b|\\bnot a few\\b",
    "\\b(?:fehlt|fehlen|vergessen|ausgelassen|weggelassen|das wichtigste)\\b|\\b(?:falta|faltan|olvid[oó]|dej[oó] fuera|lo (?:más )?importante)(?!\\p{L})|\\b(?:il manque|oublié|laissé de côté|l'essentiel|le plus important)(?!\\p{L})|\\b(?:faltou|faltam|esqueceu|deixou de fora|o mais importante)\\b",
    "نسيت|ينقص|أغفلت|تركت|الأهم",
  ].join("|"),
  "iu",
);
const contentWith =
  /\b(?:nothing|not|no|n't|nichts|nicht|nada|no|rien|não)(?: [\p{L}']+){0,3} (?:missing|missed|left|forgot|forgotten|wrong|fehlt|vergessen|falta|manque|faltou)\b|لا (?:شيء )?ينقص/iu;

/** Whether somebody misses in our recap what mattered to them. */
export function mindsRecap(message: string): boolean {
  const text = tidyText(readableSlice(message));
  return protest.test(text) && !contentWith.test(text);
}
