import type { InterviewSettings } from "#contract/interview-settings.ts";
import type { InterviewCard, Question } from "#contract/interviews.ts";
import { maxChars } from "#contract/limits.ts";
import type { Deps } from "../../../deps.ts";
import { takeInterviewPlace } from "../../billing/limits.service.ts";
import { inPlanOf } from "../../billing/plan-of-another.service.ts";
import { copyStimuli, copyStimulus, planCopies } from "../../stimuli/copy-stimuli.ts";
import { getCard, ownInterview } from "../interviews.service.ts";
import { type InterviewRow, insertInterview } from "../interviews.store.ts";
import { renameQuestion } from "../script-input.service.ts";
import { copyWordings } from "../wordings/carry-wordings.ts";

/**
 * The copy is open and empty: no people, links or codes. Its questions get ids of their own, so that nothing joins
 * the answers of both. It takes a place of the project's owner, as any new interview does.
 */
export async function duplicateInterview(
  deps: Pick<Deps, "db" | "clock" | "newId" | "config">,
  of: { accountId: string; id: string },
): Promise<InterviewCard> {
  const source = await ownInterview(deps.db, of.accountId, of.id, "edit");
  const id = deps.newId();
  const fileIds = planCopies(deps, source.questions);
  const questions = copyQuestions(source.questions, { newId: deps.newId, fileIds });
  const row = {
    id,
    projectId: source.projectId,
    name: nameCopy(source.name),
    introduction: source.introduction,
    objective: source.objective,
    topics: source.topics,
    questions,
    wordings: copyWordings(source.wordings, { from: source.questions, to: questions }),
    prototypeUrl: source.prototypeUrl,
    prototypeType: source.prototypeType,
    preFormId: source.preFormId,
    postFormId: source.postFormId,
    settings: renewSettings(source),
    createdAt: deps.clock(),
  };
  await insertInterview(deps.db, row, async (tx) => {
    const place = await inPlanOf(tx, { ownerId: source.project.ownerId, actorId: of.accountId }, () =>
      takeInterviewPlace(tx, deps, source.project.ownerId, { oneOff: "any", door: "form", interviewId: id }),
    );
    await copyStimuli(tx, { interviewId: source.id, ownerId: source.project.ownerId }, fileIds);
    return place;
  });
  return getCard(deps.db, { accountId: of.accountId, id });
}

function copyQuestions(
  questions: Question[],
  { newId, fileIds }: { newId: () => string; fileIds: ReadonlyMap<string, string> },
): Question[] {
  const idOf = new Map(questions.map(({ id }) => [id, newId()]));
  return questions.map(({ askIf, stimulus, ...question }) => ({
    ...question,
    ...(stimulus && { stimulus: copyStimulus(stimulus, fileIds) }),
    id: idOf.get(question.id) ?? newId(),
    ...(askIf && { askIf: askIf.map((one) => renameQuestion(one, (id) => idOf.get(id))) }),
  }));
}

/** As long as a name may be, counted as people count characters. */
function nameCopy(name: string): string {
  return [...`Copy of ${name}`].slice(0, maxChars.name).join("");
}

/**
 * What belongs to one run stays behind: its status, its closing date, and the list of its codes. Participants see what
 * they saw before, also where that was the name.
 */
function renewSettings({ name, settings }: InterviewRow): InterviewSettings {
  const { participantTitle = name } = settings;
  const incentiveKind = settings.incentiveKind === "list" ? "generated" : settings.incentiveKind;
  return {
    ...settings,
    participantTitle,
    status: "open",
    closesAt: null,
    ...(incentiveKind && { incentiveKind }),
  };
}
