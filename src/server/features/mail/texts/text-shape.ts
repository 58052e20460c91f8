import type { MailContent } from "../mail-content.ts";

/** How many people started and finished an interview in a week. */
interface DigestLine {
  name: string;
  started: number;
  completed: number;
}

/** How many people finished an interview in a day, and how many may need somebody. */
export interface NoticeLine {
  name: string;
  finished: number;
  distress: number;
}

/** What opens an account since now, or does so no more. */
export interface AccountChange {
  what: "key" | "provider" | "login" | "password" | "email" | "two_step_on" | "two_step_off";
  /** Of the key or the provider, or the new address. */
  name?: string;
}

/** What each kind of mail says. Names stand as their authors wrote them, in whatever language. */
export interface MailTexts {
  verify: (of: { name: string; url: string }) => MailContent;
  reset: (of: { url: string }) => MailContent;
  linkIdentity: (of: { provider: string; url: string }) => MailContent;
  /** To the new address. */
  changeEmail: (of: { url: string }) => MailContent;
  accountChanged: (of: { change: AccountChange; url: string }) => MailContent;
  invitation: (of: {
    inviter: string;
    project: string;
    role: "viewer" | "editor";
    url: string;
  }) => MailContent;
  /** To the new owner of a project. */
  nowOwner: (of: { from: string; project: string; url: string }) => MailContent;
  /** To whoever was the owner until now. */
  handedOver: (of: { to: string; project: string; url: string }) => MailContent;
  codesUsedUp: (of: { interview: string; url: string }) => MailContent;
  budgetUsedUp: (of: { interview: string; budget: number; url: string }) => MailContent;
  interviewFull: (of: { interview: string; url: string }) => MailContent;
  /** Somebody in distress; without a word of what they said, as mail is read by more people than it is sent to. */
  mayNeedYou: (of: { interview: string; url: string; choicesUrl: string }) => MailContent;
  interviewFinished: (of: { interview: string; url: string; choicesUrl: string }) => MailContent;
  /** `more`: how many further interviews there was something in. */
  dailyNotice: (of: { lines: NoticeLine[]; more: number; url: string; choicesUrl: string }) => MailContent;
  receipt: (of: { item: string; url: string }) => MailContent;
  /** `more`: how many further interviews had visitors. */
  weeklyDigest: (of: { lines: DigestLine[]; more: number; url: string; choicesUrl: string }) => MailContent;
}
