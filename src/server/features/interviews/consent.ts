import type { InterviewSettings } from "#contract/interview-settings.ts";
import type { AiUse } from "../oversight/ai-provider.ts";
import { aiNotice } from "./ai-notice.ts";
import { dictationNotices } from "./dictation-notices.ts";

export interface ConsentFacts {
  organization: string;
  /** The title for participants. */
  title: string;
  aiUse: AiUse;
  settings: Pick<
    InterviewSettings,
    | "consentText"
    | "contact"
    | "minutes"
    | "retentionDays"
    | "earlyCodeShare"
    | "linkEmailToSession"
    | "keepTown"
    | "holdCodes"
    | "dictation"
    | "reward"
    | "language"
    | "hiddenFields"
  >;
}

/** What a participant agrees to: the creator's own words, else the default text; in both that a machine asks. */
export function consentTextOf(facts: ConsentFacts): string {
  const { settings, aiUse } = facts;
  const spoken = settings.dictation === true;
  if (!settings.consentText) return defaultConsentText(facts);
  const notices = [
    aiNotice(settings.language, aiUse),
    ...(spoken ? [dictationNotices[settings.language]] : []),
  ];
  return [settings.consentText, ...notices].join("\n\n");
}

/** The default consent text, in plain English, a paragraph a matter. */
function defaultConsentText({ organization, title, settings, aiUse }: ConsentFacts): string {
  const asker = organization || "The people who sent you this link";
  const researchers = organization
    ? `the researchers of ${organization}`
    : "the researchers who sent you this link";
  return [
    `${asker} would like to interview you for research: "${title}". It takes about ${settings.minutes} minutes.`,
    `${aiNotice("en", aiUse)} The interviewer is an automated program. You may skip any question, and you may stop at any time without giving a reason.`,
    `We store what you write, the times at which you wrote it, and what you tell us about yourself (${describeFields(settings)}). You may choose "Prefer not to say" for each of these. Please do not write names, addresses or health details that you do not want to share.`,
    ...(settings.dictation === true ? [dictationNotices.en] : []),
    ...describeLink(settings.hiddenFields ?? []),
    describeEmail(settings),
    `Your answers are read by ${researchers} and may be quoted without your name. ${describeRetention(settings.retentionDays)}`,
    describeCode(settings),
    `You can withdraw at any time with "Stop & delete my answers" or with your private link: then all that you wrote is deleted.`,
    settings.contact
      ? `Questions about this research: ${settings.contact}.`
      : "Questions about this research: please ask the person who sent you this link.",
  ].join("\n\n");
}

function describeFields({ keepTown }: ConsentFacts["settings"]): string {
  return keepTown === false
    ? "age range, country and occupation; your town is asked for, but not stored"
    : "age range, country, occupation and town";
}

/** Only where the interview keeps something of the link. */
function describeLink(names: string[]): string[] {
  if (names.length === 0) return [];
  return [
    `Of the link that brought you here we store, where it has them, the values of: ${names.join(", ")}. They may tell the researchers, or a panel that invited you, who you are.`,
  ];
}

/** What is added for those who come by a link of their own. */
export const personalLinkNotice =
  "Your link was made for you alone: the researchers can tell that these answers are yours.";

function describeEmail(settings: ConsentFacts["settings"]): string {
  const use = "If you claim an incentive, we store the e-mail address that you give us for it";
  return settings.linkEmailToSession
    ? `${use}, and the researchers can see which answers it belongs to.`
    : `${use}, apart from your answers.`;
}

function describeRetention(days: number | null): string {
  if (days === null) return "They are kept until the researchers delete them.";
  return days === 1 ? "They are deleted after one day." : `They are deleted after ${days} days.`;
}

function describeCode({ earlyCodeShare: share, holdCodes, reward }: ConsentFacts["settings"]): string {
  const percent = Math.round(share * 100);
  const rule =
    share <= 0
      ? "At the end you receive an incentive code, even if you stop early."
      : `You receive an incentive code at the end, or if you stop early, once you have answered at least ${percent}% of the questions.`;
  const named = reward ? `Your reward: ${reward}. ${rule}` : rule;
  if (holdCodes !== true) return named;
  return `${named} The researchers look at the answers first; come back with your private link to get your code.`;
}
