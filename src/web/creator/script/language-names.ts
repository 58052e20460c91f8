import type { languages } from "#contract/choices.ts";

/** The languages that participants can be interviewed in, as the creator's app calls them. */
export const languageNames: Record<(typeof languages)[number], string> = {
  en: "English",
  es: "Spanish",
  fr: "French",
  de: "German",
  pt: "Portuguese",
  ar: "Arabic",
};
