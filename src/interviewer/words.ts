/** How the interviewer splits and compares words. Everything is bounded: a paste may hold 10,000 characters. */

const zeroWidth = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\u00AD]/g;
const wordPattern = /[\p{L}\p{N}]+(?:['’\-.][\p{L}\p{N}]+)*/gu;
const manyPerWord = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** The longest stretch of an answer that is searched for cues. */
const readLength = 1500;

const stopWords = new Set(
  (
    "a about actually after all also am an and any are as at be because been before but by can could did do does " +
    "doing don't for from get go going got had has have he her here him his how i i'd i'll i'm i've if in into is " +
    "it it's its just kind like lot maybe me more most much my no not of on one only or other our out people " +
    "probably quite really said say she so some sometimes sort than that that's the their them then there they " +
    "thing things think this those time to too up us use used very was way we well were what when where which " +
    "while who why will with would yeah yes you your"
  ).split(" "),
);

/** Trimmed, without invisible characters, with plain apostrophes. */
export function tidyText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(zeroWidth, "")
    .replace(/[’‘`´]/g, "'")
    .trim();
}

/** The parts of a text in which cues are looked for: all of it, or the beginning and end of a paste. */
export function readableSlice(text: string): string {
  if (text.length <= readLength + 500) return text;
  return `${text.slice(0, readLength)}\n${text.slice(-500)}`;
}

export function listWords(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

/** Words, where scripts without spaces count two signs as a word. */
export function countWords(text: string): number {
  const dense = text.match(manyPerWord)?.length ?? 0;
  if (dense === 0) return listWords(text).length;
  return Math.ceil(dense / 2) + listWords(text.replace(manyPerWord, " ")).length;
}

export function listContentWords(text: string): string[] {
  return listWords(text.toLowerCase()).filter((word) => word.length > 2 && !stopWords.has(word));
}

const stemLength = 5;

export const cutToStem = (word: string): string => word.slice(0, stemLength);

/** The words of content, each cut to its first five letters. */
export function listContentStems(text: string): string[] {
  return listContentWords(text).map(cutToStem);
}

export function listSentences(text: string): string[] {
  return text
    .split(/(?<=[.?!؟。])["”»]?\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Lower case, words only: two sentences that differ in punctuation are the same sentence. */
export function normaliseSentence(sentence: string): string {
  return listWords(sentence.toLowerCase()).join(" ");
}

/** Share of common words, 0 to 1 (Dice over word sets, first 80 words). */
export function measureSimilarity(one: string, other: string): number {
  const left = new Set(listWords(one.toLowerCase()).slice(0, 80));
  const right = new Set(listWords(other.toLowerCase()).slice(0, 80));
  if (left.size === 0 || right.size === 0) return 0;
  let shared = 0;
  for (const word of left) if (right.has(word)) shared += 1;
  return (2 * shared) / (left.size + right.size);
}

/** FNV-1a: a small stable number from a text, to choose among phrases without randomness. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Whether the words are the participant's own: a stretch of what was said, typography aside. */
export function isOwnWords(passage: string, said: readonly string[]): boolean {
  const wanted = tidyText(passage).toLowerCase();
  return wanted !== "" && said.some((text) => tidyText(text).toLowerCase().includes(wanted));
}
