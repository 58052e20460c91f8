import { allLanguages } from "#languages/languages.ts";
import { listWords } from "./words.ts";

/** Of the languages that these words tell; the others are known by their script. */
const functionWords = new Map<string, Set<string>>(
  allLanguages
    .filter(({ reading }) => reading.functionWords !== "")
    .map(({ code, reading }) => [code, new Set(reading.functionWords.split(" "))]),
);

/** How many of the words are function words of the language. */
export function countFunctionWords(words: readonly string[], language: string): number {
  const known = functionWords.get(language);
  return known === undefined ? 0 : words.filter((word) => known.has(word)).length;
}

/** The best known language of words other than one's own, with how many of its function words they hold. */
function findBestOther(words: readonly string[], own: string): [string, number] {
  const counts = [...functionWords.keys()]
    .filter((other) => other !== own)
    .map((other): [string, number] => [other, countFunctionWords(words, other)])
    .sort((left, right) => right[1] - left[1]);
  return counts[0] ?? ["?", 0];
}

/**
 * The language that a text is plainly in when it is not in this one; "?" for one that we do not know. Short
 * or mixed texts get the benefit of the doubt.
 */
export function findOtherLanguage(text: string, language: string): string | undefined {
  const own = language.toLowerCase().split(/[-_]/)[0] ?? "en";
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 8 || (own !== "ar" && !functionWords.has(own))) return undefined;
  const isArabic = (text.match(/\p{Script=Arabic}/gu)?.length ?? 0) >= letters / 2;
  if (isArabic) return own === "ar" ? undefined : "ar";
  const [best, count] = findBestOther(listWords(text.toLowerCase()), own);
  if (own === "ar") return count > 0 ? best : "?";
  const isLatin = (text.match(/\p{Script=Latin}/gu)?.length ?? 0) >= letters / 2;
  if (!isLatin) return "?";
  return count >= countFunctionWords(listWords(text.toLowerCase()), own) + 3 ? best : undefined;
}

/** Whether a text leans to one language rather than to another, by so many function words at least. */
export function leansTo(text: string, one: string, other: string, margin = 1): boolean {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  if (one === "ar" || other === "ar") return isArabic === (one === "ar");
  const words = listWords(text.toLowerCase());
  return countFunctionWords(words, one) >= countFunctionWords(words, other) + margin;
}

/** Whether a text is plainly in another language than this one. */
export function isOtherLanguage(text: string, language: string): boolean {
  return findOtherLanguage(text, language) !== undefined;
}
