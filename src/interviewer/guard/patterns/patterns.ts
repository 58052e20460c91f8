import { leansTo } from "../../guard-language.ts";
import { arabic } from "./ar.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { portuguese } from "./pt.ts";
import type { WordingPatterns } from "./wording-patterns.ts";

const byLanguage: Record<string, WordingPatterns> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  ar: arabic,
};

/**
 * The patterns for a text in a session of this language. A short English sentence in a session of another
 * language is judged as English as well; a language without patterns has none.
 */
export function listPatterns(language: string, text: string): WordingPatterns[] {
  const code = language.toLowerCase().slice(0, 2);
  const own = byLanguage[code];
  const isEnglishToo = code !== "en" && leansTo(text, "en", code, 2);
  return [...(own === undefined ? [] : [own]), ...(isEnglishToo ? [english] : [])];
}
