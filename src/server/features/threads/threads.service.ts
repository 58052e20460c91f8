import { keepAuthorNumbers } from "#analysis/formats/threads/authors.ts";
import type { ImportedThread } from "#analysis/formats/threads/imported-thread.ts";
import { readThread as readThreadJson } from "#analysis/formats/threads/read-thread.ts";
import { rates } from "#contract/limits.ts";
import type { AnswerOf } from "#contract/operation.ts";
import type { RedditThread, readThread } from "#contract/threads.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { toLeftOut } from "../../db/left-out.ts";
import type { Deps } from "../../deps.ts";
import type { UploadedFile } from "../../files/uploaded-file.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import { callEach } from "../../listeners.ts";
import { ownInterview, type SeenInterview } from "../interviews/interviews.service.ts";
import { openThreadKeys, type ThreadKeys } from "./thread-keys.ts";
import type { ThreadRow, TurnRow } from "./threads.store.ts";
import * as store from "./threads.store.ts";

type ThreadDeps = Pick<Deps, "db" | "config" | "newId" | "secret" | "forum" | "listeners" | "log">;
type Of = { accountId: string; interviewId: string };

/** The threads of an interview, the newest first. The caller has made sure of the interview. */
export async function listThreads(db: Database, interviewId: string): Promise<RedditThread[]> {
  return (await store.listThreads(db, interviewId)).map(toThread);
}

/** Imports the thread behind an address. One that the interview has already is brought up to date. */
export async function fetchThread(deps: ThreadDeps, of: Of, url: string): Promise<RedditThread> {
  const interview = await ownInterview(deps.db, of.accountId, of.interviewId, "edit");
  if (url === "") throw new AppError("reddit_url_missing");
  await takeFromLimit(deps, `threads:${of.accountId}`, rates.threads);
  const keys = openThreadKeys(deps.secret, interview.id);
  const { thread, notices } = await readFromForum(deps, url, keys);
  return saveThread(deps, { thread, notices, keys }, placeOf(interview, ""));
}

/** The cause of a failure is for the log; whoever asks gets one sentence for all of them. */
async function readFromForum(deps: ThreadDeps, url: string, keys: ThreadKeys) {
  try {
    return await deps.forum.readThread(url, keys.hashAuthor);
  } catch (error) {
    if (error instanceof AppError && error.cause instanceof Error) {
      deps.log.warn({ cause: error.cause.message }, "a thread could not be read");
    }
    throw error;
  }
}

/** Imports a thread from the JSON of its address, for where Reddit refuses to give it to this server. */
export async function importThread(
  deps: ThreadDeps,
  of: Of,
  withFile: (work: (file: UploadedFile) => Promise<RedditThread>) => Promise<RedditThread>,
): Promise<RedditThread> {
  const interview = await ownInterview(deps.db, of.accountId, of.interviewId, "edit");
  await takeFromLimit(deps, `threads:${of.accountId}`, rates.threads);
  return withFile((file) => saveFile(deps, interview, file));
}

async function saveFile(
  deps: ThreadDeps,
  interview: SeenInterview,
  file: UploadedFile,
): Promise<RedditThread> {
  const keys = openThreadKeys(deps.secret, interview.id);
  const reading = readThreadJson(readJson(await file.bytes()), keys.hashAuthor);
  if ("problem" in reading) throw new AppError("import_unreadable", { error: reading.problem });
  if (!/^[a-z0-9]{1,12}$/i.test(reading.thread.id)) {
    throw new AppError("import_unreadable", { error: "This JSON doesn't say which thread it's from." });
  }
  return saveThread(deps, { thread: reading.thread, notices: [], keys }, placeOf(interview, file.name));
}

/** A thread is the project's, and so its owner's, whoever adds it. */
function placeOf({ id, project }: SeenInterview, fileName: string) {
  return { ownerId: project.ownerId, interviewId: id, projectId: project.id, fileName };
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new AppError("import_unreadable", { error: "This is not the JSON of a Reddit thread." });
  }
}

interface Read {
  thread: ImportedThread;
  notices: string[];
  keys: ThreadKeys;
}

async function saveThread(
  { db, newId, listeners }: ThreadDeps,
  { thread, notices, keys }: Read,
  where: ReturnType<typeof placeOf>,
): Promise<RedditThread> {
  const { ownerId, interviewId, projectId } = where;
  const before = await store.findByForumId(db, interviewId, thread.id.toLowerCase());
  const known = new Map(before?.speakers.map(({ id, name }) => [id, name]));
  // Loaded when first used: what tells languages apart takes 30 MB.
  const { toThreadRows } = await import("./thread-rows.ts");
  const { row, turns } = toThreadRows(keepAuthorNumbers(thread, known), notices, keys);
  return db.orm.transaction(async (tx) => {
    const saved = await store.upsertThread(tx, {
      ...{ id: newId(), ownerId, kind: "thread", interviewId, projectId },
      ...{ ...row, fileName: where.fileName || `${row.forumId}.json` },
    });
    const said = await store.listTurns(tx, saved.id);
    await store.replaceTurns(tx, saved.id, turns);
    if (hasLostWords(said, turns)) {
      await callEach(listeners.onSourceRemoved, tx, { id: saved.id, interviewIds: [interviewId] });
    }
    return toThread(saved);
  });
}

/** Whether somebody took a comment back, or changed it, since the thread was read before. */
function hasLostWords(before: store.TurnRow[], now: store.NewTurn[]): boolean {
  const texts = new Map(now.map(({ id, text }) => [id, text]));
  return before.some(({ id, text }) => texts.get(id) !== text);
}

export async function getThread(
  db: Database,
  accountId: string,
  threadId: string,
): Promise<AnswerOf<typeof readThread>> {
  const thread = await getThreadFor(db, { accountId, threadId });
  return toThreadWithComments(thread, await store.listTurns(db.orm, thread.id));
}

async function getThreadFor(db: Database, of: { accountId: string; threadId: string }) {
  const found = await store.findSeenThread(db, of.accountId, of.threadId);
  if (!found) throw new AppError("thread_not_found");
  return found;
}

/** The turns of a thread are its post, where it has words, and its comments; only those count as comments. */
function toThread(row: ThreadRow & { leftOutByName?: string | null }): RedditThread {
  return {
    _id: row.id,
    threadTitle: row.name,
    commentCount: row.turnCount,
    reportedComments: row.thread?.reportedComments ?? row.turnCount,
    threadCreated: row.thread?.createdAt ?? null,
    forum: row.thread?.forum ?? "",
    url: row.thread?.url ?? "",
    notices: row.notices,
    leftOut: toLeftOut({ leftOutAt: row.leftOutAt, leftOutByName: row.leftOutByName ?? null }),
    addedAt: row.createdAt.toISOString(),
  };
}

/** The thread with the post, where it has words, and the comments in reading order. */
function toThreadWithComments(
  row: ThreadRow & { interviewId: string },
  turns: TurnRow[],
): AnswerOf<typeof readThread> {
  const names = new Map(row.speakers.map(({ id, name }) => [id, name]));
  return {
    ...toThread(row),
    interviewId: row.interviewId,
    comments: turns.map((turn) => ({
      _id: turn.id,
      author: names.get(turn.speakerId) ?? "",
      text: turn.text,
      depth: turn.depth ?? 0,
      createdAt: turn.saidAt?.toISOString() ?? null,
    })),
  };
}
