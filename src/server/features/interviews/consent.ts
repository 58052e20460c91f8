import { createHash } from "node:crypto";
import type { InterviewSettings } from "#contract/interview-settings.ts";
import type { AiUse } from "../oversight/ai-provider.ts";
import { aiNotice } from "./ai-notice.ts";
import { consentTexts } from "./consent-texts.ts";
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
    | "panelIdField"
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
  const texts = consentTexts[language];
  const asker = organization || texts.unnamedAsker;
  const researchers = organization ? texts.researchersOf(organization) : texts.unnamedResearchers;
  return [
    texts.ask({ asker, title, minutes: settings.minutes }),
    `${aiNotice(language, aiUse)} ${texts.freedom}`,
    texts.stored(settings.keepTown === false ? texts.fieldsWithoutTown : texts.fields),
    ...(settings.dictation === true ? [dictationNotices[language]] : []),
    ...(names.length > 0 ? [texts.link(names.join(", "))] : []),
    ...panelNotice(settings),
    settings.linkEmailToSession ? texts.emailLinked : texts.emailApart,
    `${texts.read(researchers)} ${days === null ? texts.keptOpen : texts.keptDays(days)}`,
    describeCode(settings),
    texts.withdraw,
    contact ? texts.contact(contact) : texts.unknownContact,
  ].join("\n\n");
}

function panelNotice({ panelIdField = "", language }: ConsentFacts["settings"]): string[] {
  return panelIdField === "" ? [] : [panelNotices[language](panelIdField)];
}

/** What is added for those who come by a link of their own. */
export function personalLinkNotice(language: InterviewSettings["language"]): string {
  return consentTexts[language].personalLink;
}

function describeCode(settings: ConsentFacts["settings"]): string {
  const { earlyCodeShare: share, holdCodes, reward, language } = settings;
  const texts = consentTexts[language];
  const rule = share <= 0 ? texts.codeAlways : texts.codeShare(Math.round(share * 100));
  const sentences = [reward ? texts.reward(reward) : "", rule, holdCodes === true ? texts.codeHeld : ""];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** What the panel's id of a person is kept for; a creator's own consent text cannot leave it out. */
const panelNotices: Record<InterviewSettings["language"], (name: string) => string> = {
  en: (name) =>
    `“${name}” tells which member of your panel you are. We keep it with your answers, so that each person takes part once and the researchers can agree with the panel on who is to be paid.`,
  de: (name) =>
    `„${name}“ sagt, wer Sie in Ihrem Panel sind. Wir speichern diese Angabe zusammen mit Ihren Antworten, damit jede Person nur einmal teilnimmt und das Forschungsteam mit dem Panel abgleichen kann, wer bezahlt wird.`,
  es: (name) =>
    `«${name}» indica quién es usted en su panel. Lo guardamos junto con sus respuestas para que cada persona participe una sola vez y el equipo de investigación pueda acordar con el panel a quién se le paga.`,
  fr: (name) =>
    `« ${name} » indique qui vous êtes dans votre panel. Nous le conservons avec vos réponses, pour que chaque personne participe une seule fois et que l’équipe de recherche puisse établir avec le panel qui doit être payé.`,
  pt: (name) =>
    `«${name}» indica quem é no seu painel. Guardamo-lo com as suas respostas, para que cada pessoa participe uma só vez e a equipa de investigação possa acertar com o painel quem deve ser pago.`,
  ar: (name) =>
    `تدل القيمة «${name}» على هويتك لدى الجهة التي دعتك. نحفظها مع إجاباتك لكي يشارك كل شخص مرة واحدة فقط، ولكي يتفق فريق البحث مع تلك الجهة على من يستحق الدفع.`,
};
