import { mailLanguages } from "#contract/choices.ts";
import { ar } from "./texts/ar.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";
import { pt } from "./texts/pt.ts";
import type { MailTexts } from "./texts/text-shape.ts";

const byLanguage: Record<MailLanguage, MailTexts> = { en, es, fr, de, pt, ar };

/** The mails in a language of ours; English for any other. */
export function mailTexts(language: string): MailTexts {
  return byLanguage[mailLanguage(language)];
}

type MailLanguage = (typeof mailLanguages)[number];

/** English where mails to creators are not written in a language. */
function mailLanguage(language: string): MailLanguage {
  return mailLanguages.find((known) => known === language) ?? "en";
}
