import { languages } from "#contract/choices.ts";

type Language = (typeof languages)[number];
const english = new Intl.DisplayNames("en", { type: "language" });

/** The languages that participants can be interviewed in, as the creator's app calls them. */
export const languageNames = Object.fromEntries(
  languages.map((language) => [language, english.of(language)]),
) as Record<Language, string>;
