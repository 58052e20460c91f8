import type { MailContent } from "./mail-content.ts";
import { type Language, mailLanguage } from "./mail-language.ts";
import { ar } from "./texts/ar.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";
import { pt } from "./texts/pt.ts";

/** How many people started and finished an interview in a week. */
export interface DigestLine {
  name: string;
  started: number;
  completed: number;
}

/** What each kind of mail says. Names stand as their authors wrote them, in whatever language. */
export interface MailTexts {
  verify: (of: { name: string; url: string }) => MailContent;
  reset: (of: { url: string }) => MailContent;
  linkIdentity: (of: { provider: string; url: string }) => MailContent;
  invitation: (of: {
    inviter: string;
    project: string;
    role: "viewer" | "editor";
    url: string;
  }) => MailContent;
  claimReceipt: (of: { interview: string; organization: string; code: string }) => MailContent;
  codesUsedUp: (of: { interview: string; url: string }) => MailContent;
  budgetUsedUp: (of: { interview: string; budget: number; url: string }) => MailContent;
  interviewFull: (of: { interview: string; url: string }) => MailContent;
  receipt: (of: { item: string; url: string }) => MailContent;
  /** `more`: how many further interviews had visitors. */
  weeklyDigest: (of: { lines: DigestLine[]; more: number; url: string }) => MailContent;
}

const byLanguage: Record<Language, MailTexts> = { en, es, fr, de, pt, ar };

/** The mails in a language of ours; English for any other. */
export function mailTexts(language: string): MailTexts {
  return byLanguage[mailLanguage(language)];
}
