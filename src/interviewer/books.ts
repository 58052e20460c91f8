import { allLanguages, getLanguage } from "#languages/languages.ts";
import type { PhraseBook } from "#languages/phrase-book.ts";

/** The languages that the built-in voice speaks. */
export const builtInLanguages: readonly string[] = allLanguages.map(({ code }) => code);

/** A language's phrases, and which language it is. */
export type SpokenBook = PhraseBook & { language: string };

/** The phrases of a language; English where there are none. Only the first part of "pt-BR" counts. */
export function getPhraseBook(tag: string): SpokenBook {
  const { code, interviewer } = getLanguage(tag);
  return { language: code, ...interviewer.phrases };
}
