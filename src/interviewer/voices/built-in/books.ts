import type { PhraseBook } from "./phrase-book.ts";
import { arabic } from "./phrases/ar.ts";
import { german } from "./phrases/de.ts";
import { english } from "./phrases/en.ts";
import { spanish } from "./phrases/es.ts";
import { french } from "./phrases/fr.ts";
import { portuguese } from "./phrases/pt.ts";

const books = new Map<string, PhraseBook>(
  [english, spanish, french, german, portuguese, arabic].map((book) => [book.language, book]),
);

/** The languages that the built-in voice speaks. */
export const builtInLanguages: readonly string[] = [...books.keys()];

/** The phrases of a language; English where there are none. Only the first part of "pt-BR" counts. */
export function getPhraseBook(language: string): PhraseBook {
  return books.get(language.toLowerCase().split(/[-_]/)[0] ?? "en") ?? english;
}
