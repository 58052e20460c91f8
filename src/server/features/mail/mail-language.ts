import { languages } from "#contract/choices.ts";

export type Language = (typeof languages)[number];

/** English where mails are not written in a language. */
export function mailLanguage(language: string): Language {
  return languages.find((known) => known === language) ?? "en";
}
