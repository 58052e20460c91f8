import { allLanguages } from "#languages/languages.ts";
import { leansTo } from "../../guard-language.ts";
import { buildPatterns } from "./build.ts";
import { english } from "./en.ts";
import type { WordingPatterns } from "./wording-patterns.ts";

const byLanguage = new Map<string, WordingPatterns>(
  allLanguages.map(({ code, guard }) => [code, guard === undefined ? english : buildPatterns(guard)]),
);

/**
 * The patterns for a text in a session of this language. A short English sentence in a session of another
 * language is judged as English as well; a language without patterns has none.
 */
export function listPatterns(language: string, text: string): WordingPatterns[] {
  const code = language.toLowerCase().slice(0, 2);
  const own = byLanguage.get(code);
  const isEnglishToo = code !== "en" && leansTo(text, "en", code, 2);
  return [...(own === undefined ? [] : [own]), ...(isEnglishToo ? [english] : [])];
}
