import type { InterviewSettings } from "#contract/interview-settings.ts";
import type {
  createChatbot,
  createInterview as createInterviewOperation,
  InterviewCard,
  updateInterview as updateInterviewOperation,
} from "#contract/interviews.ts";
import type { BodyOf } from "#contract/operation.ts";
import type { PublicInterview } from "#contract/public-interview.ts";
import { endings, findReturnProblem } from "#contract/return-links.ts";
import { findScriptLanguage } from "#interviewer/script/objective-language.ts";
import { findAiUse } from "../../ai-provider.ts";
import { AppError, invalidFields } from "../../app-error.ts";
import { type Right, requireRight, roles } from "../../auth/rights.ts";
import { countAssigned } from "../../db/assigned-concepts.ts";
import type { Database } from "../../db/database.ts";
import { isTryInterview } from "../../db/try-interview.ts";
import type { Deps } from "../../deps.ts";
import { hasSessionPlace, takeInterviewPlace, takePlacesBack } from "../billing/limits.service.ts";
import { inPlanOf } from "../billing/plan-of-another.service.ts";
import { getUsableForm } from "../forms/forms.service.ts";
import { ownProject, undoLimit } from "../projects/projects.service.ts";
import { saveStimuli } from "../stimuli/stimuli.service.ts";
import { countEdit } from "./edit-versions.ts";
import { defaultConsentTextOf, type SetUp, toCard, toPublic, toSetUp } from "./interview-views.ts";
import * as store from "./interviews.store.ts";
import {
  defaultSettings,
  nameOrDefault,
  readPrototype,
  readQuestions,
  readTopics,
  requireAskable,
  requireNamed,
  requireSoundChange,
} from "./script-input.service.ts";
import { requireSoundQuotas } from "./sound-quotas.service.ts";
import { listOwnForms, toOffered } from "./wordings/worded-interview.service.ts";

export type { LiveInterview, SeenInterview } from "./interviews.store.ts";

/** What either door into making an interview sends; the wizard knows of no prototype and no forms. */
type NewInterview = BodyOf<typeof createInterviewOperation> & Partial<BodyOf<typeof createChatbot>>;
type InterviewChange = BodyOf<typeof updateInterviewOperation>;
type Of = { accountId: string; id: string };

/**
 * An interview that the account has this right to: everything below an interview starts here. Not there, deleted, in
 * a deleted project and somebody else's are one answer; a member without the right is told so.
 */
export async function ownInterview(
  db: Database,
  accountId: string,
  interviewId: string,
  right: Right,
): Promise<store.SeenInterview> {
  const interview = orNotFound(await store.findSeenInterview(db, { accountId, id: interviewId }));
  requireRight(interview.right, right);
  return interview;
}

/** From the row as it stands under lock, so that two who word it at once keep both; false where there is none. */
export function saveWordings(
  db: Database,
  of: Of,
  change: (row: store.InterviewRow) => Pick<store.RowChange, "wordings">,
): Promise<boolean> {
  return store.changeInterview(db, of, change);
}

/** Full or over is told as not open, before anybody types anything. */
export async function getOpenInterview(
  deps: Pick<Deps, "db" | "config">,
  interviewId: string,
  language: string | undefined,
): Promise<Omit<PublicInterview, "invite">> {
  const { db } = deps;
  const stored = orNotFound(await store.findLiveInterview(db, interviewId));
  const { interview, forms } = toOffered(stored, await listOwnForms(db, stored), language);
  const { ownerId } = interview.project;
  const hasPlace = isTryInterview(interviewId) || (await hasSessionPlace(db, deps, { interviewId, ownerId }));
  return { ...toPublic(interview, forms, findAiUse(deps.config)), open: interview.isOpen && hasPlace };
}

export async function listCards(
  db: Database,
  accountId: string,
  listing: store.InterviewListing,
): Promise<InterviewCard[]> {
  return (await store.listSeenInterviews(db, accountId, listing)).map(toCard);
}

export async function listProjectCards(
  db: Database,
  of: { accountId: string; projectId: string },
  listing: store.InterviewListing,
): Promise<InterviewCard[]> {
  const project = await ownProject(db, of.accountId, of.projectId, "view");
  const rows = await store.listSeenInterviews(db, of.accountId, { ...listing, projectId: project.id });
  return rows.map(toCard);
}

export async function getCard(db: Database, of: Of): Promise<InterviewCard> {
  const interview = await ownInterview(db, of.accountId, of.id, "view");
  return toCard({ ...interview, ...(await store.countSessions(db, interview.id)) });
}

/**
 * The kind is the server's to say: the form may ask for a bought slot, the wizard takes the plan's place or else a
 * slot, and neither gets one that is not there. The places are those of the project's owner.
 */
export async function createInterview(
  deps: Pick<Deps, "db" | "clock" | "newId" | "config">,
  by: { accountId: string; projectId: string; door: "form" | "wizard" },
  input: NewInterview,
): Promise<InterviewCard> {
  const { accountId, projectId, door } = by;
  const project = await ownProject(deps.db, accountId, projectId, "edit");
  const id = deps.newId();
  const row = {
    id,
    projectId: project.id,
    name: nameOrDefault(input.name, deps.clock()),
    introduction: input.introduction,
    objective: input.objective,
    topics: readTopics(input.topics),
    questions: readQuestions(input.questions, [], deps.newId),
    ...readPrototype(input, { prototypeUrl: null, prototypeType: null }),
    ...(await readForms(deps.db, project.ownerId, input)),
    settings: {
      ...defaultSettings,
      participantTitle: input.participantTitle ?? "",
      language: input.language ?? readLanguage(input),
      minutes: input.minutes ?? defaultSettings.minutes,
      ...(input.concepts && { concepts: input.concepts }),
    },
  };
  requireAskable(row.questions, row.settings);
  requireNamed(row.introduction, row.settings);
  const oneOff = door === "wizard" ? ("any" as const) : input.useOneOff === true;
  await store.insertInterview(deps.db, row, (tx) =>
    inPlanOf(tx, { ownerId: project.ownerId, actorId: accountId }, () =>
      takeInterviewPlace(tx, deps, project.ownerId, { oneOff, door, interviewId: id }),
    ),
  );
  return getCard(deps.db, { accountId, id });
}

/** Without a choice it is the script's own, so that consent and closing are in the language of the questions. */
function readLanguage({ introduction, questions }: NewInterview): InterviewSettings["language"] {
  const texts = questions.map((question) => (typeof question === "string" ? question : question.text));
  return findScriptLanguage({ introduction, questions: texts }) ?? defaultSettings.language;
}

/** What was set up and how far it is, without what came of it. */
export async function describeInterview(
  { db, voice, config }: Pick<Deps, "db" | "voice" | "config">,
  interview: store.SeenInterview,
): Promise<SetUp> {
  const [counts, completed, interviewerNotice, needsYou, conceptCounts] = await Promise.all([
    store.countProgress(db, interview.id),
    store.listCompletedSessions(db, interview.id),
    voice.findNotice(interview.id),
    store.listNeedingYou(db, interview.id),
    interview.settings.concepts?.length ? countAssigned(db.orm, interview.id) : [],
  ]);
  return toSetUp(interview, {
    completedSessions: completed.map(({ id, startedAt }) => ({
      id,
      startDate: startedAt.toISOString(),
      completed: true,
    })),
    ...{ counts, conceptCounts, needsYou, interviewerNotice, role: roles[interview.right] },
    defaultConsentText: defaultConsentTextOf(interview, findAiUse(config)),
  });
}

/** Running sessions keep the script they began with: theirs is a frozen copy. */
export async function updateInterview(
  deps: Pick<Deps, "db" | "clock" | "newId">,
  of: Of,
  { version, ...input }: InterviewChange,
): Promise<void> {
  const { project } = await ownInterview(deps.db, of.accountId, of.id, "edit");
  const forms = await readForms(deps.db, project.ownerId, input);
  const changed = await store.changeInterview(deps.db, of, async (row, tx) => {
    const change = {
      ...readScriptChange(deps, input, row),
      ...readPrototype(input, row),
      ...forms,
      ...readSettingsChange(input, row),
    };
    requireSoundChange(input, { ...row, ...change });
    if (change.questions) await saveStimuli(tx, { ...row, questions: change.questions });
    await requireSoundQuotas(deps.db, { row, change, given: input.settings });
    return countEdit(tx, { row, change, madeFrom: version, accountId: of.accountId });
  });
  if (!changed) throw new AppError("interview_not_found");
}

function readScriptChange(
  deps: Pick<Deps, "clock" | "newId">,
  input: InterviewChange,
  row: store.InterviewRow,
) {
  return withoutUndefined({
    name: input.name === undefined ? undefined : nameOrDefault(input.name, deps.clock()),
    introduction: input.introduction,
    objective: input.objective,
    topics: input.topics === undefined ? undefined : readTopics(input.topics),
    questions:
      input.questions === undefined ? undefined : readQuestions(input.questions, row.questions, deps.newId),
  });
}

/** An interview from before there was a title keeps what its participants see when it gets another name. */
function readSettingsChange({ name, settings = {} }: InterviewChange, row: store.InterviewRow) {
  const kept = name === undefined ? {} : { participantTitle: row.settings.participantTitle ?? row.name };
  const changed = { ...kept, ...withoutUndefined(settings) };
  if (Object.keys(changed).length === 0) return {};
  const merged = { ...row.settings, ...changed };
  // What was saved once stays until somebody changes something that it rests on.
  const { returnLinks, hiddenFields, panelIdField, linkEmailToSession } = settings;
  if (returnLinks || hiddenFields || panelIdField || linkEmailToSession === false) requireSoundPanel(merged);
  return { settings: merged };
}

function requireSoundPanel(settings: InterviewSettings) {
  const { returnLinks = {}, hiddenFields = [], panelIdField = "", linkEmailToSession } = settings;
  const facts = { hiddenFields, isLinked: linkEmailToSession };
  const wrong = endings.flatMap((ending): [string, string][] => {
    const problem = findReturnProblem(returnLinks[ending] ?? "", ending, facts);
    return problem === undefined ? [] : [[`settings.returnLinks.${ending}`, problem]];
  });
  if (panelIdField !== "" && !hiddenFields.includes(panelIdField))
    wrong.push(["settings.panelIdField", `There's no parameter called "${panelIdField}".`]);
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong));
}

function withoutUndefined<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** The sessions stay with it, out of reach, for as long as the deletion can be undone. */
export async function deleteInterview(deps: Pick<Deps, "db" | "clock">, of: Of): Promise<void> {
  await ownInterview(deps.db, of.accountId, of.id, "edit");
  const deleted = await store.changeInterview(deps.db, of, () => ({ deletedAt: deps.clock() }));
  if (!deleted) throw new AppError("interview_not_found");
}

export async function restoreInterview(
  deps: Pick<Deps, "db" | "clock" | "config">,
  of: Of,
): Promise<InterviewCard> {
  const { right, project } = orNotFound(await store.findSeenInterview(deps.db, of, undoLimit(deps)));
  requireRight(right, "edit");
  const restored = await store.undeleteInterview(deps.db, of, undoLimit(deps), (tx, restore) =>
    inPlanOf(tx, { ownerId: project.ownerId, actorId: of.accountId }, () =>
      takePlacesBack(tx, deps, project.ownerId, restore),
    ),
  );
  if (!restored) throw new AppError("interview_not_found");
  return getCard(deps.db, of);
}

function orNotFound<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError("interview_not_found");
  return row;
}

/** Interviews that the account may restore: their deletion is recent and their project is there. */
export async function listRestorableInterviews(
  deps: Pick<Deps, "db" | "clock">,
  accountId: string,
): Promise<store.InterviewRow[]> {
  return store.listDeletedInterviews(deps.db, accountId, undoLimit(deps));
}

interface FormsInput {
  preInterviewFormId?: string | null | undefined;
  postInterviewFormId?: string | null | undefined;
}

/** Of the project's owner. Only what is said: an absent form stays what it was, an empty one is none. */
async function readForms(db: Database, ownerId: string, input: FormsInput) {
  const idOf = async (id: string | null, formType: "pre" | "post") =>
    id ? (await getUsableForm(db, ownerId, { id, formType }))._id : null;
  const { preInterviewFormId: pre, postInterviewFormId: post } = input;
  return {
    ...(pre === undefined ? {} : { preFormId: await idOf(pre, "pre") }),
    ...(post === undefined ? {} : { postFormId: await idOf(post, "post") }),
  };
}
