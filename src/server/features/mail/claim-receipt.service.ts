import { fill } from "#languages/fill.ts";
import { getLanguage } from "#languages/languages.ts";
import type { MailContent } from "./mail-content.ts";

interface Claim {
  interview: string;
  organization: string;
  code: string;
}

/** To a participant who claimed a code, in the language of the interview. */
export function writeClaimReceipt(language: string, { interview, organization, code }: Claim): MailContent {
  const { mail } = getLanguage(language);
  return {
    subject: mail.claimSubject,
    paragraphs: [
      organization === ""
        ? fill(mail.claimThanks, { interview })
        : fill(mail.claimThanksTo, { interview, organization }),
      fill(mail.claimCode, { code }),
      mail.claimKept,
    ],
    footer: mail.claimFooter,
  };
}
