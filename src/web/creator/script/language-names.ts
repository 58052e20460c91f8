import { languages } from "#contract/choices.ts";
import { nameLanguage } from "#contract/language-names.ts";
import type { Language } from "#contract/wordings.ts";

/** The languages that participants can be interviewed in, as the creator's app calls them. */
export const languageNames = Object.fromEntries(
  languages.map((language) => [language, nameLanguage(language)]),
) as Record<Language, string>;
