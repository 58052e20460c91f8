import { mailLanguages } from "#contract/choices.ts";
import type { CreatorMail } from "#languages/creator-mail.ts";
import { fill } from "#languages/fill.ts";
import { getLanguage } from "#languages/languages.ts";
import type { MailContent } from "./mail-content.ts";

/** How many people started and finished an interview in a week. */
interface DigestLine {
  name: string;
  started: number;
  completed: number;
}

/** How many people finished an interview in a day, and how many may need somebody. */
interface NoticeLine {
  name: string;
  finished: number;
  distress: number;
}

/** What opens an account since now, or does so no more. */
export interface AccountChange {
  what: keyof CreatorMail["changes"];
  /** Of the key or the provider, or the new address. */
  name?: string;
}

interface Invitation {
  inviter: string;
  project: string;
  role: "viewer" | "editor";
  url: string;
}

interface ToInterview {
  interview: string;
  url: string;
}

/** `more`: how many further interviews there was something in. */
interface Summary<Line> {
  lines: Line[];
  more: number;
  url: string;
  choicesUrl: string;
}

type Values = Record<string, string | number> & { url: string; choicesUrl?: string };

/** What each kind of mail says. Names stand as their authors wrote them, in whatever language. */
function writeMails(texts: CreatorMail) {
  function write(kind: keyof CreatorMail["mails"], footer: keyof CreatorMail["footers"], values: Values) {
    const { subject, paragraphs, button } = texts.mails[kind];
    const { url, choicesUrl } = values;
    const content: MailContent = {
      subject: fill(subject, values),
      paragraphs: paragraphs.map((paragraph) => fill(paragraph, values)),
      button: { label: button, url },
      footer: texts.footers[footer],
    };
    return choicesUrl === undefined ? content : { ...content, choicesUrl };
  }
  return {
    verify: (of: { name: string; url: string }) =>
      write("verify", "account", {
        url: of.url,
        greeting: of.name === "" ? texts.greeting : fill(texts.greetingTo, { name: of.name }),
      }),
    reset: (of: { url: string }) => write("reset", "account", of),
    linkIdentity: (of: { provider: string; url: string }) => write("linkIdentity", "account", of),
    /** To the new address. */
    changeEmail: (of: { url: string }) => write("changeEmail", "account", of),
    accountChanged: ({ change: { what, name = "" }, url }: { change: AccountChange; url: string }) =>
      write("accountChanged", "creator", { url, change: fill(texts.changes[what], { name }) }),
    invitation: ({ role, ...of }: Invitation) =>
      write("invitation", "account", { ...of, invitation: fill(texts[role], of) }),
    /** To the new owner of a project. */
    nowOwner: (of: { from: string; project: string; url: string }) => write("nowOwner", "creator", of),
    /** To whoever was the owner until now. */
    handedOver: (of: { to: string; project: string; url: string }) => write("handedOver", "creator", of),
    codesUsedUp: (of: ToInterview) => write("codesUsedUp", "creator", { ...of }),
    budgetUsedUp: (of: ToInterview & { budget: number }) => write("budgetUsedUp", "creator", { ...of }),
    interviewFull: (of: ToInterview) => write("interviewFull", "creator", { ...of }),
    /** Somebody in distress; without a word of what they said, as mail is read by more people than it is sent to. */
    mayNeedYou: (of: ToInterview & { choicesUrl: string }) => write("mayNeedYou", "member", { ...of }),
    interviewFinished: (of: ToInterview & { choicesUrl: string }) =>
      write("interviewFinished", "member", { ...of }),
    dailyNotice: ({ lines, more, ...links }: Summary<NoticeLine>) =>
      write("dailyNotice", "member", {
        ...links,
        lines: lines.map((line) => listCounts(line, texts.dailyCounts)).join("\n"),
        more: more > 0 ? fill(texts.dailyCounts.more, { more }) : "",
      }),
    receipt: (of: { item: string; url: string }) => write("receipt", "creator", of),
    weeklyDigest: ({ lines, more, ...links }: Summary<DigestLine>) =>
      write("weeklyDigest", "digest", {
        ...links,
        lines: lines
          .map(({ name, ...counts }) => fill(texts.weeklyCounts.line, { interview: name, ...counts }))
          .join("\n"),
        more: more > 0 ? fill(texts.weeklyCounts.more, { more }) : "",
      }),
  };
}

/** A line without what there was none of: the reader may not have chosen to hear of it. */
function listCounts({ name, finished, distress }: NoticeLine, texts: CreatorMail["dailyCounts"]): string {
  const counts = [
    ...(finished > 0 ? [fill(texts.finished, { count: finished })] : []),
    ...(distress > 0 ? [fill(texts.distress, { count: distress })] : []),
  ];
  return fill(texts.line, { interview: name, counts: counts.join(texts.comma) });
}

export type MailTexts = ReturnType<typeof writeMails>;

const english = writeMails(getCreatorMail("en"));
const byLanguage = new Map<string, MailTexts>(
  mailLanguages.map((code) => [code, code === "en" ? english : writeMails(getCreatorMail(code))]),
);

function getCreatorMail(code: string): CreatorMail {
  const { creatorMail } = getLanguage(code);
  if (creatorMail === undefined) throw new Error(`languages/${code} has no creator-mail.json`);
  return creatorMail;
}

/** The mails in a language of ours; English where mails to creators are not written in a language. */
export function mailTexts(language: string): MailTexts {
  return byLanguage.get(language) ?? english;
}
