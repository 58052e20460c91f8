import { stopWords } from "../../lexicons/word-lists.ts";

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
const minStem = 4;

function listWords(text: string): string[] {
  return (text.normalize("NFKC").match(wordPattern) ?? []).map((word) => word.toLowerCase());
}

/** Words that carry sense, each once. Where words stand without blanks, pairs of characters stand for them. */
export function listContentWords(text: string): string[] {
  const words = listWords(text).flatMap((word) => (unspaced.test(word) ? listPairs(word) : [word]));
  return [...new Set(words.filter((word) => word.length > 2 || unspaced.test(word)))].filter(
    (word) => !stopWords.has(word),
  );
}

function listPairs(word: string): string[] {
  const points = Array.from(word);
  return points.slice(0, -1).map((point, at) => point + (points[at + 1] ?? ""));
}

/** Forms of one word, as far as their beginning tells: "decide" and "decisions". */
export function isSameStem(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  const needed = Math.max(minStem, shorter - 2);
  return shorter >= minStem && a.slice(0, needed) === b.slice(0, needed);
}

/** How many of the content words of `text` are said in `others`, in any form. */
export function countShared(text: string, others: string): number {
  const said = listContentWords(others);
  return listContentWords(text).filter((word) => said.some((other) => isSameStem(word, other))).length;
}

const numberWord = /(?<![\p{L}\p{N}])\p{N}[\p{L}\p{N}]*/gu;
const nameInside = /(?<=[\p{L}\p{N},;:"“(]\s+["“(]?)\p{Lu}[\p{L}\p{N}]+/gu;
const capitals = /(?<![\p{L}\p{N}])\p{Lu}{2,}[\p{L}\p{N}]*/gu;

/**
 * Numbers and names in a sentence that stand in none of the words it rests on: nobody counted or said them.
 * Capitals make a name only where the language writes no nouns with them.
 */
export function listForeignWords(sentence: string, ground: string, capitalsAreNames = true): string[] {
  // "Parkinson's" says "Parkinson" too.
  const said = new Set(listWords(ground).flatMap((word) => [word, word.replace(/['’].*$/u, "")]));
  const marked = [
    ...(sentence.match(numberWord) ?? []),
    ...(sentence.match(capitals) ?? []),
    ...(capitalsAreNames ? (sentence.match(nameInside) ?? []) : []),
  ];
  const isSaid = (word: string) =>
    said.has(word) || said.has(`${word}s`) || said.has(word.replace(/s$/u, ""));
  return [...new Set(marked)].filter((word) => word !== "I" && !isSaid(word.toLowerCase()));
}
