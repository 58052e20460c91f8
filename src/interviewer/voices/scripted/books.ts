import type { PhraseBook } from "./phrase-book.ts";
import { english } from "./phrases/en.ts";

const books = new Map<string, PhraseBook>([["en", english]]);

export const scriptedLanguages: readonly string[] = [...books.keys()];

/** The phrases of a language; English where there are none. Only the first part of "pt-BR" counts. */
export function getPhraseBook(language: string): PhraseBook {
  return books.get(language.toLowerCase().split(/[-_]/)[0] ?? "en") ?? english;
}
