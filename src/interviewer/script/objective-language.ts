import { languages } from "#contract/choices.ts";
import { allLanguages } from "#languages/languages.ts";
import { countFunctionWords } from "../guard-language.ts";
import { listWords } from "./sentences.ts";

export type ScriptLanguage = (typeof languages)[number];

/** What objectives begin with and hold, besides a language's function words. */
const objectiveWords = new Map<ScriptLanguage, Set<string>>(
  allLanguages.map(({ code, reading }) => [code, new Set(reading.objectiveWords.split(" "))]),
);

function countWordsOf(language: ScriptLanguage, words: readonly string[]): number {
  const own = words.filter((word) => objectiveWords.get(language)?.has(word)).length;
  return own + countFunctionWords(words, language);
}

const minSignificantWords = 5;
/** Of the words of a sentence, less than this in function words is chance: "en" is Dutch too. */
const minShare = 0.2;

/**
 * The language that an objective is written in; null for one that we have no guides in. English where nothing speaks
 * for another: a single word may belong to any.
 */
export function findObjectiveLanguage(objective: string): ScriptLanguage | null {
  const letters = objective.match(/\p{L}/gu)?.length ?? 0;
  const latin = objective.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const arabic = objective.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  if (arabic > letters / 2) return "ar";
  if (latin < letters / 2) return null;
  const words = listWords(objective.toLowerCase());
  const counts = languages.map((language) => ({ language, count: countWordsOf(language, words) }));
  const best = counts.reduce((found, one) => (one.count > found.count ? one : found));
  if (words.length >= minSignificantWords && best.count / words.length < minShare) return null;
  // Words of none of them, with letters that English does not have: some other language.
  if (best.count === 0 && words.length > 1 && /[^\p{ASCII}]/u.test(words.join(""))) return null;
  return best.language;
}

const readChars = 4_000;

/** The language that a script's own texts are written in; null for one that interviews cannot be held in. */
export function findScriptLanguage(script: {
  introduction: string;
  questions: readonly string[];
}): ScriptLanguage | null {
  return findObjectiveLanguage([script.introduction, ...script.questions].join("\n").slice(0, readChars));
}
