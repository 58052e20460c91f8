import { z } from "zod";

const text = z.string().min(1);

/** What opens an account since now, or does so no more. */
const accountChanges = [
  "key",
  "provider",
  "login",
  "password",
  "email",
  "two_step_on",
  "two_step_off",
] as const;

const kinds = [
  ...(["verify", "reset", "linkIdentity", "changeEmail", "accountChanged", "invitation"] as const),
  ...(["nowOwner", "handedOver", "codesUsedUp", "budgetUsedUp", "interviewFull"] as const),
  ...(["mayNeedYou", "interviewFinished", "dailyNotice", "receipt", "weeklyDigest"] as const),
] as const;

/**
 * The mails to creators, of a language in `mailLanguages`. All but the English ones are translations that nobody who
 * grew up with the language has checked yet.
 */
export const creatorMail = z.strictObject({
  footers: z.record(z.enum(["account", "creator", "member", "digest"]), text),
  greeting: text,
  /** {name} */
  greetingTo: text,
  /** {name}: of the key or the provider, or the new address. */
  changes: z.record(z.enum(accountChanges), text),
  /** An invitation to somebody who may only read, and to somebody who may change things. {inviter} {project} */
  viewer: text,
  editor: text,
  /** A line per interview: {interview} {counts}, each of them {count}; {more}: how many further interviews. */
  dailyCounts: z.strictObject({ line: text, finished: text, distress: text, comma: text, more: text }),
  /** {interview} {started} {completed}; {more} */
  weeklyCounts: z.strictObject({ line: text, more: text }),
  mails: z.record(
    z.enum(kinds),
    z.strictObject({ subject: text, paragraphs: z.array(text).min(1), button: text }),
  ),
});

export type CreatorMail = z.infer<typeof creatorMail>;
