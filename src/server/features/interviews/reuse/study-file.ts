import type { AskCondition, Condition } from "#contract/condition-schemas.ts";
import type { Form, FormField } from "#contract/forms.ts";
import { interviewSettings, type Quota } from "#contract/interview-settings.ts";
import type { Stimulus } from "#contract/stimuli.ts";
import { type StudyFile, type StudyStimulus, studyFile, studySettings } from "#contract/studies.ts";
import { toShareableLink } from "../../stimuli/shareable-link.ts";
import type { InterviewRow } from "../interviews.store.ts";
import { toStudyWordings } from "../wordings/carry-wordings.ts";

type StudyForm = NonNullable<StudyFile["preInterviewForm"]>;
type StudyQuota = NonNullable<StudyFile["settings"]["quotas"]>[number];

/** The interview as a study file; `forms` holds those that it asks, as participants see them, `stimuli` what it shows. */
export function toStudyFile(
  interview: InterviewRow,
  { forms, stimuli }: { forms: Form[]; stimuli: ReadonlyMap<string, StudyStimulus> },
): StudyFile {
  const findForm = (id: string | null) => forms.find((form) => form._id === id && form.fields.length > 0);
  const pre = findForm(interview.preFormId);
  const post = findForm(interview.postFormId);
  const wordings = toStudyWordings(
    interview,
    [pre, post].filter((form) => form !== undefined),
  );
  const { prototypeUrl: url, prototypeType: type } = interview;
  const settings = interviewSettings.parse({ participantTitle: interview.name, ...interview.settings });
  return studyFile.parse({
    format: "askwell-study",
    version: 1,
    name: interview.name,
    language: settings.language,
    introduction: interview.introduction,
    objective: interview.objective,
    topics: interview.topics,
    questions: interview.questions.map(({ id, askIf = [], stimulus: _, ...question }) => {
      const stimulus = stimuli.get(id);
      const conditions = askIf.flatMap((one) => toStudyCondition(one, interview.questions, pre));
      return {
        ...question,
        ...(stimulus && { stimulus }),
        ...(conditions.length > 0 && { askIf: conditions }),
      };
    }),
    ...(url && { prototype: { url: toShareableLink(url), type: type ?? "website" } }),
    ...(pre && { preInterviewForm: toStudyForm(pre) }),
    ...(post && { postInterviewForm: toStudyForm(post) }),
    settings: toStudySettings(settings, pre),
    ...(wordings.length > 0 && { wordings }),
  });
}

type StudyQuestion = StudyFile["questions"][number];
type StudyCondition = NonNullable<StudyQuestion["askIf"]>[number];

/** By the number of the question, here or in the form; none where that is gone. */
function toStudyCondition(
  { by, ...rest }: AskCondition,
  questions: readonly { id: string }[],
  pre: Form | undefined,
): StudyCondition[] {
  if (by.kind === "aboutYou" || by.kind === "link" || by.kind === "concept") return [{ ...rest, by }];
  const list = by.kind === "form" ? (pre?.fields ?? []) : questions;
  const id = by.kind === "form" ? by.fieldId : by.questionId;
  const index = list.findIndex((one) => one.id === id);
  return index < 0 ? [] : [{ ...rest, by: { kind: by.kind, question: index + 1 } }];
}

/** The questions of a study as an interview takes them: conditions name questions by their places as ids. */
export function readStudyQuestions(
  questions: StudyQuestion[],
  { fields, stimuli }: { fields: FormField[]; stimuli: readonly (Stimulus | undefined)[] },
) {
  return questions.map(({ askIf = [], ...question }, at) => ({
    ...question,
    id: String(at + 1),
    stimulus: stimuli[at],
    askIf: askIf.flatMap(({ by, ...rest }): AskCondition[] => {
      if (by.kind === "aboutYou" || by.kind === "link" || by.kind === "concept") return [{ ...rest, by }];
      if (by.kind !== "form") return [{ ...rest, by: { kind: by.kind, questionId: String(by.question) } }];
      const field = fields[by.question - 1];
      return field ? [{ ...rest, by: { kind: by.kind, fieldId: field.id } }] : [];
    }),
  }));
}

/** Only what a study names: a setting that is new stays behind until somebody has thought about it. */
function toStudySettings(
  { quotas, ...settings }: ReturnType<typeof interviewSettings.parse>,
  pre: Form | undefined,
): StudyFile["settings"] {
  const carried = studySettings.omit({ quotas: true }).strip().parse(settings);
  return { ...carried, quotas: quotas.flatMap((quota) => toStudyQuota(quota, pre)) };
}

/** A quota by a question that is no longer asked counts nobody. */
function toStudyQuota({ id: _, ...quota }: Quota, pre: Form | undefined): StudyQuota[] {
  const conditions = quota.conditions.flatMap(({ by, ...rest }): StudyQuota["conditions"] => {
    if (by.kind !== "form") return [{ ...rest, by }];
    const index = (pre?.fields ?? []).findIndex(({ id }) => id === by.fieldId);
    return index < 0 ? [] : [{ ...rest, by: { kind: by.kind, question: index + 1 } }];
  });
  return conditions.length < quota.conditions.length ? [] : [{ ...quota, conditions }];
}

function toStudyForm({ name, fields }: Form): StudyForm {
  return { name, questions: fields.map(toStudyField) };
}

function toStudyField({ id: _id, retired: _retired, ...field }: FormField): StudyForm["questions"][number] {
  return field;
}

/** The quotas of a study, by the ids that the questions of its form got here. */
export function readStudyQuotas(quotas: StudyQuota[], fields: FormField[], newId: () => string): Quota[] {
  return quotas.flatMap(({ conditions, ...quota }): Quota[] => {
    const read = conditions.flatMap(({ by, ...rest }): Condition[] => {
      if (by.kind !== "form") return [{ ...rest, by }];
      const field = fields[by.question - 1];
      return field ? [{ ...rest, by: { kind: by.kind, fieldId: field.id } }] : [];
    });
    return read.length < conditions.length ? [] : [{ ...quota, id: newId(), conditions: read }];
  });
}
