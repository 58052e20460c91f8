import { isEnglish } from "#analysis/words.ts";
import { maxChars, rates, restoreDays } from "#contract/limits.ts";
import type { AnswerOf, BodyOf, QueryOf } from "#contract/operation.ts";
import type {
  PracticeDetails,
  PracticeState,
  PracticeSummary,
  startPractice as startOperation,
  suggestPractice as suggestOperation,
} from "#contract/practice.ts";
import { nothingDrawn, toPersonalGuide } from "#interviewer/personal-guide.ts";
import type { CaseTask } from "#interviewer/practice/model/ask-case.ts";
import { AppError } from "../../app-error.ts";
import { askCreatorWork } from "../../creator-work/creator-work.ts";
import type { Database } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { ownInterview, type SeenInterview } from "../interviews/interviews.service.ts";
import { undoLimit } from "../projects/projects.service.ts";
import { toGuide } from "../sessions/guides.service.ts";
import { getCases } from "./case-files.ts";
import * as store from "./practice.store.ts";
import { finishIdle, getSession } from "./practice-endings.service.ts";
import { toHead, toLines, toPerson, toSummary } from "./practice-views.ts";
import { findPerson, preparePerson } from "./prepare-person.ts";

type ReadDeps = Pick<Deps, "db" | "log">;
const maxScripts = 50;

export async function listPractice(
  deps: ReadDeps,
  ownerId: string,
  page: Parameters<typeof store.listSessions>[2],
): Promise<PracticeSummary[]> {
  await finishIdle(deps, ownerId);
  return (await store.listSessions(deps.db, ownerId, page)).map(toSummary);
}

type SuggestDeps = Pick<Deps, "db" | "analyst">;

/** The people to practise with, and the caller's scripts; with a topic or a script, who comes nearest to it. */
export async function suggestPractice(
  { db, analyst }: SuggestDeps,
  accountId: string,
  { topic, interviewId }: QueryOf<typeof suggestOperation>,
): Promise<AnswerOf<typeof suggestOperation>> {
  const scripts = await store.listScripts(db, accountId, maxScripts);
  const task = interviewId
    ? toTask(await ownInterview(db, accountId, interviewId, "view"), topic)
    : { topic: topic?.trim() ?? "", questions: [] };
  return {
    people: getCases().map(toPerson),
    nearest: task.topic === "" ? null : await askCreatorWork({ accountId }, "findNearestPerson", task),
    anyTopic: analyst !== null,
    guides: scripts.map(({ interviewId, name, projectName, questions }) => ({
      ...{ interviewId, name, projectName, questionCount: questions.length },
    })),
  };
}

interface Script {
  name: string;
  objective: string;
  questions: readonly { text: string }[];
}

function toTask({ name, objective, questions }: Script, topic: string | null | undefined): CaseTask {
  const named = topic?.trim() || objective || name;
  return { topic: named.slice(0, maxChars.topic), questions: questions.map(({ text }) => text) };
}

/** Meets a person. Script and person are kept as they stand now. */
export async function startPractice(
  deps: Pick<Deps, "db" | "newId" | "config" | "analyst" | "log">,
  accountId: string,
  { topic, interviewId, person, difficulty }: BodyOf<typeof startOperation>,
  cancelled: AbortSignal,
): Promise<{ sessionId: string; topic: string }> {
  const interview = interviewId ? await ownInterview(deps.db, accountId, interviewId, "view") : undefined;
  if (interview && !isEnglish(interview.settings.language ?? "en"))
    throw new AppError("practice_english_only");
  const chosen = person ? findPerson(person) : undefined;
  await takeFromLimit(deps, `practice-starts:${accountId}`, rates.practiceStarts);
  const task = interview ? toTask(interview, topic) : { topic: topic?.trim() ?? "", questions: [] };
  const practiceCase = chosen ?? (await preparePerson(deps, task, { accountId, cancelled }));
  const sessionId = deps.newId();
  await store.insertSession(deps.db, {
    ...{ id: sessionId, ownerId: accountId, topic: practiceCase.topic, language: "en" },
    ...{ practiceCase, difficulty },
    ...(interview && {
      ...{ interviewId: interview.id, interviewName: interview.name },
      guide: toPracticeGuide(interview),
    }),
  });
  return { sessionId, topic: practiceCase.topic };
}

/** Of several concepts the first is talked about. */
function toPracticeGuide(interview: SeenInterview) {
  const guide = toGuide(interview, { organization: interview.organization, language: "en", country: "" });
  return toPersonalGuide(guide, { ...nothingDrawn, concept: guide.concepts?.[0]?.name ?? null });
}

/** As the chat shows it. */
export async function getPractice(deps: ReadDeps, of: store.Of): Promise<PracticeState> {
  const session = await getSession(deps, of);
  const messages = await store.listMessages(deps.db.orm, session.id);
  const last = messages.at(-1);
  return {
    ...(await getHead(session, messages)),
    meter: await askCreatorWork({ accountId: session.ownerId }, "measureMeter", toLines(messages)),
    pendingClientMessageId: last?.speaker === "interviewer" ? last.clientMessageId : null,
  };
}

export async function getPracticeDetails(deps: ReadDeps, of: store.Of): Promise<PracticeDetails> {
  const session = await getSession(deps, of);
  const messages = await store.listMessages(deps.db.orm, session.id);
  const endedAt = session.endedAt?.toISOString() ?? null;
  return { _id: session.id, ...(await getHead(session, messages)), endedAt };
}

async function getHead(session: store.PracticeRow, messages: store.PracticeMessageRow[]) {
  const { guide, ownerId: accountId } = session;
  const asked = guide ? await askCreatorWork({ accountId }, "listAsked", toLines(messages), guide) : [];
  return toHead(session, messages, asked);
}

/** Can be undone for `restoreDays`. */
export async function deletePractice(deps: Pick<Deps, "db" | "clock">, of: store.Of): Promise<void> {
  if (!(await store.deleteSession(deps.db, of, deps.clock()))) throw new AppError("practice_not_found");
}

export async function restorePractice(deps: Pick<Deps, "db" | "clock">, of: store.Of): Promise<void> {
  const restored = await store.undeleteSession(deps.db, of, undoLimit(deps));
  if (!restored) throw new AppError("practice_not_found");
}

export function listRestorablePractice(deps: Pick<Deps, "db" | "clock">, ownerId: string) {
  return store.listDeleted(deps.db, ownerId, undoLimit(deps));
}

/** Called by the housekeeping. */
export function purgeDeletedPractice(deps: Pick<Deps, "db">): Promise<void> {
  return store.deleteForGood(deps.db, restoreDays);
}

/** Everything of an account's practice, for the account's export. */
export async function* readOwnPractice(db: Database, ownerId: string) {
  for await (const { session, messages } of store.readOwnSessions(db, ownerId)) {
    const { ownerId: _, ...kept } = session;
    yield { ...kept, messages: messages.map(({ sessionId: __, ...message }) => message) };
  }
}
