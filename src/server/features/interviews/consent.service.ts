import { createHash } from "node:crypto";
import type { InterviewSettings } from "#contract/interview-settings.ts";
import { fill } from "#languages/fill.ts";
import { getLanguage } from "#languages/languages.ts";
import type { AiUse } from "../../ai-provider.ts";
import { aiNotice } from "./ai-notice.service.ts";
import { describeVoice, findVoicePromise } from "./voice-notice.service.ts";

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
    | "voiceAnswers"
    | "voiceRetentionDays"
    | "answerSignals"
    | "reward"
    | "language"
    | "hiddenFields"
    | "panelIdField"
  >;
}

/** What a participant agrees to: the creator's own words, else the default text; in both that a machine asks. */
export function consentTextOf(facts: ConsentFacts): string {
  const { settings, aiUse } = facts;
  if (!settings.consentText) return defaultConsentText(facts);
  const notices = [
    aiNotice(settings.language, aiUse),
    ...speechNotices(facts),
    ...signalsNotice(settings),
    ...panelNotice(settings),
  ];
  return [settings.consentText, ...notices].join("\n\n");
}

/** Changes with whatever of the interview is promised to participants, in the text or beside it. */
export function consentVersionOf(facts: ConsentFacts): string {
  const { retentionDays, earlyCodeShare, linkEmailToSession, keepTown, holdCodes, dictation, reward } =
    facts.settings;
  const beside = [retentionDays, earlyCodeShare, linkEmailToSession, keepTown !== false];
  const more = [holdCodes === true, dictation === true, reward ?? ""];
  const promised = JSON.stringify([consentTextOf(facts), ...beside, ...more]);
  return createHash("sha256").update(promised).digest("base64url").slice(0, 16);
}

/** The default consent text in the interview's language, a paragraph a matter. */
function defaultConsentText({ organization, title, settings, aiUse }: ConsentFacts): string {
  const { language, hiddenFields: names = [], contact, retentionDays: days } = settings;
  const { consent: texts } = getLanguage(language);
  const asker = organization || texts.unnamedAsker;
  const researchers = organization ? fill(texts.researchersOf, { organization }) : texts.unnamedResearchers;
  const kept = days === null ? texts.keptOpen : days === 1 ? texts.keptDay : fill(texts.keptDays, { days });
  return [
    fill(texts.ask, { asker, title, minutes: settings.minutes }),
    `${aiNotice(language, aiUse)} ${texts.freedom}`,
    fill(texts.stored, { fields: settings.keepTown === false ? texts.fieldsWithoutTown : texts.fields }),
    ...speechNotices({ settings, aiUse }),
    ...signalsNotice(settings),
    ...(names.length > 0 ? [fill(texts.link, { names: names.join(", ") })] : []),
    ...panelNotice(settings),
    settings.linkEmailToSession ? texts.emailLinked : texts.emailApart,
    `${fill(texts.read, { researchers })} ${kept}`,
    describeCode(settings),
    texts.withdraw,
    contact ? fill(texts.contact, { contact }) : texts.unknownContact,
  ].join("\n\n");
}

/** Spoken answers take the place of the browser's own dictation. */
function speechNotices({ settings, aiUse }: Pick<ConsentFacts, "settings" | "aiUse">): string[] {
  const { language } = settings;
  const promise = findVoicePromise(aiUse, settings);
  if (promise) return [describeVoice(language, promise)];
  return settings.dictation === true ? [getLanguage(language).consent.dictation] : [];
}

function signalsNotice({ answerSignals = false, language }: ConsentFacts["settings"]): string[] {
  return answerSignals ? [getLanguage(language).consent.answerSignals] : [];
}

function panelNotice({ panelIdField = "", language }: ConsentFacts["settings"]): string[] {
  return panelIdField === "" ? [] : [fill(getLanguage(language).consent.panel, { name: panelIdField })];
}

/** What is added for those who come by a link of their own. */
export function personalLinkNotice(language: InterviewSettings["language"]): string {
  return getLanguage(language).consent.personalLink;
}

function describeCode(settings: ConsentFacts["settings"]): string {
  const { earlyCodeShare: share, holdCodes, reward, language } = settings;
  const { consent: texts } = getLanguage(language);
  const rule = share <= 0 ? texts.codeAlways : fill(texts.codeShare, { percent: Math.round(share * 100) });
  const sentences = [
    reward ? fill(texts.reward, { reward }) : "",
    rule,
    holdCodes === true ? texts.codeHeld : "",
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}
