import { randomInt } from "node:crypto";
import { limits } from "#contract/choices.ts";
import type { BodyOf } from "#contract/operation.ts";
import type {
  PracticeDetails,
  PracticeState,
  PracticeSummary,
  startPractice as startOperation,
} from "#contract/practice.ts";
import { makeInterviewee } from "#interviewer/practice/make-interviewee.ts";
import { measureMeter } from "#interviewer/practice/meter.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { toGuide } from "../sessions/guides.ts";
import * as store from "./practice.store.ts";
import { finishIdle, getSession } from "./practice-endings.service.ts";
import { suggestTopics } from "./practice-topics.ts";
import { toHead, toLines, toSummary } from "./practice-views.ts";

type ReadDeps = Pick<Deps, "db" | "log">;
const mostScripts = 50;
const seeds = 2 ** 31;

export async function listPractice(
  deps: ReadDeps,
  ownerId: string,
  page: Parameters<typeof store.listSessions>[2],
): Promise<PracticeSummary[]> {
  await finishIdle(deps, ownerId);
  return (await store.listSessions(deps.db, ownerId, page)).map(toSummary);
}

/** Topics to practise on and scripts that can be practised, of every project that the account sees. */
export async function suggestPractice(db: Database, accountId: string) {
  const scripts = await store.listScripts(db, accountId, mostScripts);
  const guides = scripts.map(({ interviewId, name, projectName, questions }) => ({
    ...{ interviewId, name, projectName, questionCount: questions.length },
  }));
  return { topics: suggestTopics(scripts), guides };
}

/** Meets a new person: another one each time, on the same topic too. A script is kept as it stands now. */
export async function startPractice(
  deps: Pick<Deps, "db" | "newId" | "config">,
  accountId: string,
  input: BodyOf<typeof startOperation>,
): Promise<{ sessionId: string }> {
  const interview = input.interviewId
    ? await ownInterview(deps.db, accountId, input.interviewId, "view")
    : undefined;
  await takeFromLimit(deps, `practice-starts:${accountId}`, { limit: 20, seconds: 3_600 });
  const language = input.language ?? interview?.settings.language ?? "en";
  const named = input.topic?.trim() || interview?.name || "";
  const topic = [...named].slice(0, limits.topic).join("");
  const seed = randomInt(seeds);
  const { traits } = makeInterviewee({ seed, topic, language, traits: input.traits ?? {} });
  const sessionId = deps.newId();
  await store.insertSession(deps.db, {
    ...{ id: sessionId, ownerId: accountId, topic, language, seed, traits },
    ...(interview && {
      ...{ interviewId: interview.id, interviewName: interview.name },
      guide: toGuide(interview, { organization: interview.organization, language, country: "" }),
    }),
  });
  return { sessionId };
}

/** As the chat shows it. */
export async function getPractice(deps: ReadDeps, of: store.Of): Promise<PracticeState> {
  const session = await getSession(deps, of);
  const messages = await store.listMessages(deps.db.orm, session.id);
  const last = messages.at(-1);
  return {
    ...toHead(session, messages),
    meter: measureMeter(toLines(messages), session.language),
    pendingClientMessageId: last?.speaker === "interviewer" ? last.clientMessageId : null,
  };
}

export async function getPracticeDetails(deps: ReadDeps, of: store.Of): Promise<PracticeDetails> {
  const session = await getSession(deps, of);
  const messages = await store.listMessages(deps.db.orm, session.id);
  const endedAt = session.endedAt?.toISOString() ?? null;
  return { _id: session.id, ...toHead(session, messages), endedAt };
}

export async function deletePractice(db: Database, of: store.Of): Promise<void> {
  if (!(await store.deleteSession(db, of))) throw new AppError("practice_not_found");
}

/** Everything of an account's practice, for the account's export. */
export async function* readOwnPractice(db: Database, ownerId: string) {
  for await (const { session, messages } of store.readOwnSessions(db, ownerId)) {
    const { ownerId: _, ...kept } = session;
    yield { ...kept, messages: messages.map(({ sessionId: __, ...message }) => message) };
  }
}
