import { setTimeout as sleep } from "node:timers/promises";
import type { LiveSession, SessionMessage } from "#contract/session-reading.ts";
import type { Deps } from "../../deps.ts";
import { limitStreams } from "../../http/limit-streams.ts";
import { labelParticipant } from "../../participant-label.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { toMessages } from "../sessions/session-messages.service.ts";
import * as store from "./live.store.ts";

type LiveDeps = Pick<Deps, "db">;

export interface LivePlace {
  accountId: string;
  interviewId: string;
  /** Whose messages are followed, besides who is there. */
  sessionId?: string | undefined;
}

export type LiveEvent =
  | { event: "live"; data: { sessions: LiveSession[] } }
  | { event: "messages"; data: { sessionId: string; completed: boolean; messages: SessionMessage[] } }
  | { event: "gone"; data: { sessionId: string } }
  | { event: "beat"; data: Record<string, never> };

/** As many are told; more are at it in no interview that one person could watch. */
const maxLive = 100;
const lookMs = 2_000;
/** A stream that says nothing is cut by proxies after a minute. */
const stillThereMs = 15_000;
/** Then the client comes again, with a login that still holds. */
const maxMs = 10 * 60_000;
/** Looks after which the right to look is asked for anew. */
const looksOfRight = 15;

/** Who is in an interview now: not finished, and heard of within the last five minutes. Never an address. */
export async function listLive(deps: LiveDeps, of: LivePlace): Promise<LiveSession[]> {
  const interview = await ownInterview(deps.db, of.accountId, of.interviewId, "view");
  return readLive(deps, interview.id);
}

async function readLive({ db }: LiveDeps, interviewId: string): Promise<LiveSession[]> {
  const rows = await store.listLive(db, interviewId, maxLive);
  return rows.map((row) => ({
    id: row.id,
    label: labelParticipant(row.number),
    startDate: row.startedAt.toISOString(),
    lastActivity: row.lastActivityAt.toISOString(),
    messageCount: row.turnCount,
  }));
}

/**
 * The same as events, at once and whenever it changes, with the new messages of the session that is watched. Any
 * process may serve the participants, so the database is asked. Ends when `signal` is aborted.
 */
export async function watchInterview(
  deps: LiveDeps,
  of: LivePlace & { signal: AbortSignal },
): Promise<AsyncGenerator<LiveEvent>> {
  const interview = await ownInterview(deps.db, of.accountId, of.interviewId, "view");
  return limitStreams("live", of.accountId, look(deps, { ...of, interviewId: interview.id }));
}

async function* look(deps: LiveDeps, of: LivePlace & { signal: AbortSignal }): AsyncGenerator<LiveEvent> {
  const watched = of.sessionId === undefined ? undefined : watchSession(deps, of.interviewId, of.sessionId);
  let told = "";
  let toldAt = performance.now();
  const endsAt = toldAt + maxMs;
  for (let looks = 1; !of.signal.aborted && performance.now() < endsAt; looks++) {
    if (looks % looksOfRight === 0) await ownInterview(deps.db, of.accountId, of.interviewId, "view");
    const events: LiveEvent[] = [];
    const sessions = await readLive(deps, of.interviewId);
    const state = sessions.map(({ id, messageCount }) => `${id} ${messageCount}`).join();
    if (looks === 1 || state !== told) events.push({ event: "live", data: { sessions } });
    told = state;
    const news = await watched?.();
    if (news) events.push(news);
    if (events.length === 0 && performance.now() - toldAt > stillThereMs)
      events.push({ event: "beat", data: {} });
    if (events.length > 0) toldAt = performance.now();
    yield* events;
    // Aborted, there is nobody to be told why.
    await sleep(lookMs, undefined, { signal: of.signal }).catch(() => undefined);
  }
}

/** Each call answers what the session has more than at the call before. */
function watchSession(
  { db }: LiveDeps,
  interviewId: string,
  sessionId: string,
): () => Promise<LiveEvent | undefined> {
  let turns: Awaited<ReturnType<typeof store.listTurnsAfter>> = [];
  let wasCompleted = false;
  let isFirst = true;
  let isGone = false;
  return async () => {
    const found = await store.findWatched(db, { interviewId, sessionId });
    if (!found) {
      if (isGone) return undefined;
      isGone = true;
      return { event: "gone", data: { sessionId } };
    }
    const completed = found.completedAt !== null;
    const known = turns.at(-1)?.seq ?? 0;
    if (!isFirst && completed === wasCompleted && known >= found.turnCount) return undefined;
    const fresh = await store.listTurnsAfter(db, sessionId, known);
    if (!isFirst && completed === wasCompleted && fresh.length === 0) return undefined;
    [isFirst, wasCompleted] = [false, completed];
    turns = [...turns, ...fresh];
    // Which question a message answers hangs on those before it.
    const messages = toMessages(turns, new Map()).slice(turns.length - fresh.length);
    return { event: "messages", data: { sessionId, completed, messages } };
  };
}
