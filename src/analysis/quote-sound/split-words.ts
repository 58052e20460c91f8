import type { HeardWord } from "#contract/heard.ts";

/** Such as "don't" or "naïve". */
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;

export interface WrittenWord {
  text: string;
  start: number;
  end: number;
}

/** The words of a text as they are compared, with where they stand in UTF-16 units. */
export function splitWritten(text: string): WrittenWord[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    ...{ text: toPlain(word), start: index, end: index + word.length },
  }));
}

/** A heard word may hold several, as "e-mail" does; they share its times. */
export function splitHeard(words: readonly HeardWord[]): HeardWord[] {
  return words.flatMap((word) =>
    [...word.text.matchAll(wordPattern)].map(([text]) => ({ ...word, text: toPlain(text) })),
  );
}

/** Case, accents and apostrophes are the recogniser's taste. */
function toPlain(word: string): string {
  return word
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
}
