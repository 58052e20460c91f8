import { anyLanguage } from "#languages/languages.ts";
import { readableSlice, tidyText } from "./words.ts";

const protest = new RegExp(
  [
    "\\b(?:left|leave|leaving|leaves) (?:[a-z]+ ){0,5}out\\b|\\b(?:missed|missing|forgot|forgotten)\\b|\\bnot (?:the|what) (?:most )?(?:important|matters|i meant)|\\bwhat(?:'s|s| is)? (?:really )?(?:matters|counts|important)\\b|\\bwhat about\\b|\\bnot a few\\b",
    anyLanguage("missing"),
  ].join("|"),
  "iu",
);
const contentWith = new RegExp(
  String.raw`\b(?:nothing|not|no|n't)(?: [\p{L}']+){0,3} (?:missing|missed|left|forgot|forgotten|wrong)\b|${anyLanguage("nothingMissing")}`,
  "iu",
);

/** Whether somebody misses in our recap what mattered to them. */
export function mindsRecap(message: string): boolean {
  const text = tidyText(readableSlice(message));
  return protest.test(text) && !contentWith.test(text);
}
