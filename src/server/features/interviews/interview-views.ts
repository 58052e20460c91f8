import type { Form } from "#contract/forms.ts";
import type { InterviewCard, InterviewDetails } from "#contract/interviews.ts";
import type { PublicInterview } from "#contract/public-interview.ts";
import { assembleScript } from "#interviewer/script/assemble.ts";
import type { AiUse } from "../../ai-provider.ts";
import { consentTextOf, consentVersionOf } from "./consent.service.ts";
import type { LiveInterview, SessionCounts } from "./interviews.store.ts";
import { participantTitleOf } from "./participant-title.service.ts";
import { findVoicePromise } from "./voice-notice.service.ts";

/** How an interview looks to its creator in lists. */
export function toCard(interview: LiveInterview & SessionCounts): InterviewCard {
  return {
    ...toHead(interview),
    participantSessions: interview.newestSessions,
    sessionCount: interview.sessionCount,
    completedSessions: interview.completedCount,
    lastSessionAt: interview.lastSessionAt?.toISOString() ?? null,
    status: interview.settings.status,
  };
}

/** What its creator may see and set, without what came of it. */
export type SetUp = Omit<InterviewDetails, "insights" | "customInsights" | "redditData">;

type Progress = Pick<
  SetUp,
  | "completedSessions"
  | "counts"
  | "conceptCounts"
  | "needsYou"
  | "interviewerNotice"
  | "role"
  | "defaultConsentText"
>;

/** What participants agree to where the creator wrote no text of their own. */
export function defaultConsentTextOf(interview: LiveInterview, aiUse: AiUse): string {
  const { organization } = interview;
  const settings = { ...interview.settings, consentText: "" };
  return consentTextOf({ organization, title: participantTitleOf(interview), aiUse, settings });
}

export function toSetUp(interview: LiveInterview, progress: Progress): SetUp {
  const head = toHead(interview);
  return {
    ...head,
    ...progress,
    script: assembleScript(head),
    questionSettings: interview.questions,
    prototypeUrl: interview.prototypeUrl,
    prototypeType: interview.prototypeType,
    preInterviewFormId: interview.preFormId,
    postInterviewFormId: interview.postFormId,
    settings: interview.settings,
    participantTitle: participantTitleOf(interview),
    version: interview.version,
  };
}

/** Which answers end an interview is for the server to judge, and for nobody to look up beforehand. */
function hideScreening(form: Form | undefined): Form | null {
  if (form === undefined) return null;
  return { ...form, fields: form.fields.map((field) => ({ ...field, screensOut: [] })) };
}

/** What anyone with the link may know, but for whether there is a place left. A new field of an interview does not get here by itself. */
export function toPublic(
  interview: LiveInterview,
  forms: Form[],
  aiUse: AiUse,
): Omit<PublicInterview, "open" | "invite"> {
  const { settings, organization } = interview;
  const title = participantTitleOf(interview);
  const speaks = findVoicePromise(aiUse, settings) !== undefined;
  const findForm = (id: string | null) => hideScreening(forms.find((form) => form._id === id));
  return {
    _id: interview.id,
    name: title,
    organization,
    introduction: interview.introduction,
    consentText: consentTextOf({ organization, title, aiUse, settings }),
    consentVersion: consentVersionOf({ organization, title, aiUse, settings }),
    aiProvider: aiUse.provider,
    contact: settings.contact,
    minutes: settings.minutes,
    retentionDays: settings.retentionDays,
    earlyCodeShare: settings.earlyCodeShare,
    reward: settings.reward ?? "",
    holdCodes: settings.holdCodes === true && settings.incentiveKind !== "link",
    dictation: settings.dictation === true && !speaks,
    voiceAnswers: speaks,
    answerSignals: settings.answerSignals === true,
    language: settings.language,
    showQuestionCount: settings.showQuestionCount,
    preInterviewForm: findForm(interview.preFormId),
    postInterviewForm: findForm(interview.postFormId),
    prototypeUrl: interview.prototypeUrl,
    prototypeType: interview.prototypeType,
    sample: interview.project.sample,
    hiddenFields: settings.hiddenFields ?? [],
    inviteOnly: settings.inviteOnly === true,
  };
}

function toHead(interview: LiveInterview) {
  const { project } = interview;
  return {
    _id: interview.id,
    name: interview.name,
    projectId: { _id: project.id, name: project.name, organization: project.organization },
    organization: interview.organization,
    interviewType: interview.interviewType,
    introduction: interview.introduction,
    objective: interview.objective,
    topics: interview.topics,
    questions: interview.questions.map((question) => question.text),
    archivedAt: interview.archivedAt?.toISOString() ?? null,
    createdAt: interview.createdAt.toISOString(),
    sample: project.sample,
  };
}
