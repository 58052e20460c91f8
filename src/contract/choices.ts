/** Plain data that both sides need. No schema library here: the participant's page imports this file. */

export const ageRanges = ["18-24", "25-34", "35-50", "50-65", "65+"] as const;
export const preferNotToSay = "Prefer not to say";

export const userRoles = [
  "Researcher",
  "Designer",
  "Marketer",
  "Product manager",
  "Project manager",
  "Founder / CEO",
  "Other",
] as const;
export const companySizes = [
  "freelancer",
  "1-10 employees",
  "11-20 employees",
  "21-50 employees",
  "50-100 employees",
  "100+ employees",
] as const;
export const userGoals = ["Run research projects", "Improve their research skills"] as const;

export const interviewStatuses = ["open", "paused", "closed"] as const;
export const prototypeTypes = ["figma", "website", "image", "video"] as const;
export const priorities = ["high", "normal", "low"] as const;
export const depths = ["light", "normal", "deep"] as const;
/** What a question can show from a file; or it shows a link. */
export const fileStimulusKinds = ["image", "video", "sound"] as const;
export const stimulusKinds = [...fileStimulusKinds, "link"] as const;
export const phases = ["introduction", "core", "completion"] as const;
export const messageTypes = ["introduction", "core", "completion"] as const;
/** What interviews are held in; each has a folder in `languages/`. */
export const languages = ["en", "es", "fr", "de", "pt", "ar", "it"] as const;
/** What mails to creators are written in; their screens are in English. */
export const mailLanguages = ["en", "es", "fr", "de", "pt", "ar"] as const;

/** What an API key may be for; each call asks for some of them (key-scopes.ts). */
export const keyScopes = ["read", "write", "personal", "export"] as const;
export type KeyScope = (typeof keyScopes)[number];

export const speakerRoles = ["interviewer", "participant", "other"] as const;
/** Below this confidence a speaker's role is a guess to be checked. */
export const sureRole = 0.9;
export const exportFormats = [
  "qdpx",
  "qdc",
  "csv-wide",
  "csv-long",
  "json",
  "md",
  "docx",
  "codebook",
  "txt",
  "vtt",
] as const;

/** What kind of question an interviewer asked. */
export const questionLabels = ["open", "closed", "leading", "double", "hypothetical", "fact"] as const;
export const practiceExportFormats = ["md", "docx", "json"] as const;

/** What everyone says about themselves before an interview, as conditions name it. */
export const aboutAttributes = ["ageRange", "country", "town", "occupation"] as const;

/** The tags that the transcript view offers before any are added. */
export const defaultTags = [
  "positive feedback",
  "concern",
  "feature request",
  "bug report",
  "suggestion",
  "usability issue",
] as const;

/** Why a provider's login did not end in an account: `error` of /login, or of the page where linking began. */
export const loginErrors = [
  "cancelled",
  "expired",
  "failed",
  "unverified",
  "confirm-sent",
  "in-use",
  "not-invited",
  "not-configured",
] as const;
export type LoginError = (typeof loginErrors)[number];

export const statusPollMs = 5000;
export const copiedNoticeMs = 2000;
export const thankYouRedirectMs = 5000;
export const keywordsShownFirst = 10;

/** Sessions that ended before their interview, by the reason why: by an answer to the form, or as a quota was full. */
const turnedAwayNames = { screened_out: "Screened out", quota_full: "Quota full" } as const;

/** The name of such an end; undefined of every other. */
export function nameTurnedAway(endReason: string | null): string | undefined {
  return endReason === "screened_out" || endReason === "quota_full" ? turnedAwayNames[endReason] : undefined;
}

/** What can be wrong with a turn of the interviewer, or with a question of the script. */
export const guardFailures = [
  "empty",
  "not_plain_text",
  "speaks_for_others",
  "two_questions",
  "no_question",
  "too_long",
  "closed_question",
  "options",
  "praise",
  "advice",
  "diagnosis",
  "leading",
  "invented_fact",
  "promise",
  "not_raised",
  "repeated",
  "completion_phrase",
  "not_the_closing",
  "leak",
  "question_missing",
  "other_language",
] as const;

/** Among the notes of an analysis that has lost quotes since. */
export const leftOutNote =
  "Some sessions or quotes were left out after this analysis. Generate the insights again to bring the counts up to date.";

export const sourcesRemovedNote =
  "Words from deleted or withdrawn sessions have been removed. Generate the insights again to bring the counts up to date.";
