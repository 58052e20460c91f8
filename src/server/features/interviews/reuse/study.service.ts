import type { InterviewCard } from "#contract/interviews.ts";
import type { StudyFile } from "#contract/studies.ts";
import type { Deps } from "../../../deps.ts";
import { takeInterviewPlace } from "../../billing/limits.service.ts";
import { inPlanOf } from "../../billing/plan-of-another.service.ts";
import { listFormsByIds } from "../../forms/forms.service.ts";
import { type NewForm, planForm } from "../../forms/own-forms.service.ts";
import { ownProject } from "../../projects/projects.service.ts";
import { exportStimuli, planStimuli } from "../../stimuli/study-stimuli.ts";
import { getCard, ownInterview } from "../interviews.service.ts";
import { insertInterview } from "../interviews.store.ts";
import {
  defaultSettings,
  readPrototype,
  readQuestions,
  requireAskable,
  requireNamed,
} from "../script-input.service.ts";
import { readStudyWordings } from "../wordings/carry-wordings.ts";
import { readStudyQuestions, readStudyQuotas, toStudyFile } from "./study-file.ts";

/** What a viewer may read anyway, as a file. */
export async function exportStudy(
  deps: Pick<Deps, "db">,
  of: { accountId: string; id: string },
): Promise<StudyFile> {
  const interview = await ownInterview(deps.db, of.accountId, of.id, "view");
  const forms = await listFormsByIds(deps.db, [interview.preFormId, interview.postFormId]);
  return toStudyFile(interview, { forms, stimuli: await exportStimuli(deps.db, interview) });
}

/** Makes the interview and its forms, or nothing; it takes a place of the project's owner. */
export async function importStudy(
  deps: Pick<Deps, "db" | "clock" | "newId" | "config">,
  by: { accountId: string; projectId: string },
  study: StudyFile,
): Promise<InterviewCard & { notices: string[] }> {
  const project = await ownProject(deps.db, by.accountId, by.projectId, "edit");
  const id = deps.newId();
  const plan = (form: StudyFile["preInterviewForm"], formType: NewForm["formType"]) =>
    form && planForm(deps, project.ownerId, { name: form.name, formType, fields: form.questions });
  const pre = plan(study.preInterviewForm, "pre");
  const post = plan(study.postInterviewForm, "post");
  const fields = pre?.fields ?? [];
  const shown = planStimuli(deps, { projectId: project.id, ownerId: project.ownerId }, study.questions);
  const { quotas = [], ...settings } = study.settings;
  const row = {
    id,
    projectId: project.id,
    name: study.name,
    introduction: study.introduction,
    objective: study.objective,
    topics: study.topics,
    questions: readQuestions(
      readStudyQuestions(study.questions, { fields, stimuli: shown.stimuli }),
      [],
      deps.newId,
    ),
    ...readPrototype(
      { prototypeUrl: study.prototype?.url, prototypeType: study.prototype?.type },
      { prototypeUrl: null, prototypeType: null },
    ),
    preFormId: pre?.id ?? null,
    postFormId: post?.id ?? null,
    settings: {
      ...defaultSettings,
      participantTitle: "",
      ...settings,
      language: study.language,
      quotas: readStudyQuotas(quotas, fields, deps.newId),
    },
    createdAt: deps.clock(),
  };
  requireAskable(row.questions, row.settings);
  requireNamed(row.introduction, row.settings);
  const forms = [
    ...(pre ? [{ _id: pre.id, formType: "pre" as const, fields: pre.fields }] : []),
    ...(post ? [{ _id: post.id, formType: "post" as const, fields: post.fields }] : []),
  ];
  const { wordings, notices } = readStudyWordings(study.wordings ?? [], row, forms);
  await insertInterview(deps.db, { ...row, wordings }, async (tx) => {
    const place = await inPlanOf(tx, { ownerId: project.ownerId, actorId: by.accountId }, () =>
      takeInterviewPlace(tx, deps, project.ownerId, { oneOff: "any", door: "form", interviewId: id }),
    );
    for (const form of [pre, post]) await form?.insert(tx);
    await shown.insert(tx);
    return place;
  });
  const card = await getCard(deps.db, { accountId: by.accountId, id });
  return { ...card, notices: [...shown.notices, ...notices] };
}
