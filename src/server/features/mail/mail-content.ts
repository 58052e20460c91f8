/** What a mail says, before it is a page: plain sentences, never HTML. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  /** One thing to do, on our own address. */
  button?: { label: string; url: string };
  /** Why this mail came, in small letters. */
  footer?: string;
  /** Where the reader chooses which mails come; below the footer. */
  choicesUrl?: string;
}

/** What leaves by mail. */
export type MailKind =
  | "verify"
  | "reset"
  | "link_identity"
  | "change_email"
  | "account_changed"
  | "invitation"
  | "handed_over"
  | "incentive_claim"
  | "codes_used_up"
  | "interview_full"
  | "weekly_digest"
  | "distress"
  | "interview_finished"
  | "daily_notice"
  | "receipt";

/** Mails with a link that opens an account, or a code that is worth money: not kept once they are sent. */
const kindsWithSecret: ReadonlySet<string> = new Set<MailKind>([
  "verify",
  "reset",
  "link_identity",
  "change_email",
  "invitation",
  "incentive_claim",
]);

export function holdsSecret(kind: string): boolean {
  return kindsWithSecret.has(kind);
}

export interface NewMail {
  kind: MailKind;
  /** One address, open or sealed. */
  to: string;
  userId?: string | null;
  interviewId?: string | null;
  sessionId?: string | null;
  /** A language of ours; anything else is read as English. */
  language: string;
  /** The same key again makes no second mail. */
  dedupeKey?: string | null;
  content: MailContent;
}
