import { mailLanguages } from "#contract/choices.ts";

export type MailLanguage = (typeof mailLanguages)[number];

/** English where mails to creators are not written in a language. */
export function mailLanguage(language: string): MailLanguage {
  return mailLanguages.find((known) => known === language) ?? "en";
}
