import { setTimeout as sleep } from "node:timers/promises";
import type { PracticeFigures } from "#contract/practice-debrief.ts";
import { AppError } from "../../app-error.ts";
import { askCreatorWork } from "../../creator-work/creator-work.ts";
import { nameError } from "../../db/database-error.ts";
import type { Deps } from "../../deps.ts";
import { repeat } from "../../repeat.ts";
import { turnTimesOf } from "../../turn-times.ts";
import * as store from "./practice.store.ts";
import { isBeingAnswered } from "./practice-messages.store.ts";
import { describeVoice, toInterviewee, toLines } from "./practice-views.ts";

type EndingDeps = Pick<Deps, "db" | "log">;
/** A session of a list's caller may have gone idle while they were away; more than this are finished in the background. */
const maxAtOnce = 20;
const lookAgainMs = 100;
const waitMs = 15_000;

/** A session of one's own; one that has gone idle is finished first. Not there and not yours are one answer. */
export async function getSession(deps: EndingDeps, of: store.Of): Promise<store.PracticeRow> {
  const found = await store.findSession(deps.db, of);
  if (!found) throw new AppError("practice_not_found");
  if (!found.isIdle) return found.session;
  return finish(deps, of, { idle: true });
}

/** Ends a session; one that has ended stays as it is. A reply that is being made is waited for. */
export async function endPractice(
  deps: EndingDeps & Pick<Deps, "config">,
  of: store.Of,
): Promise<PracticeFigures> {
  const began = Date.now();
  const { leaseSeconds } = turnTimesOf(deps.config);
  while (await isBeingAnswered(deps.db, { ...of, leaseSeconds })) {
    if (Date.now() - began > waitMs) throw new AppError("reply_pending");
    await sleep(lookAgainMs);
  }
  const { figures } = await finish(deps, of, { idle: false });
  if (!figures) throw new AppError("practice_not_ended");
  return figures;
}

/** Finishes what has gone idle, of one owner or of all; what cannot be finished keeps nobody else waiting. */
export async function finishIdle(deps: EndingDeps, ownerId: string | null): Promise<number> {
  const idle = await store.listIdle(deps.db, ownerId, maxAtOnce);
  let finished = 0;
  for (const of of idle) {
    try {
      await finish(deps, of, { idle: true });
      finished += 1;
    } catch (error) {
      deps.log.warn({ error: nameError(error) }, "an idle practice session was not finished");
    }
  }
  return finished;
}

/** Debrief and figures are made once, of what was said until then; said meanwhile, it is made again. */
async function finish(
  deps: EndingDeps,
  of: store.Of,
  { idle }: { idle: boolean },
): Promise<store.PracticeRow> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const found = await store.findSession(deps.db, of);
    if (!found) throw new AppError("practice_not_found");
    const { session } = found;
    if (session.endedAt || (idle && !found.isIdle)) return session;
    const messages = await store.listMessages(deps.db.orm, session.id);
    if (!messages.some(({ speaker }) => speaker === "participant")) throw new AppError("practice_empty");
    // What was said after these were read is in the next attempt's.
    await store.storeEnding(deps.db, of, {
      ...(await debriefOf(session, messages, idle)),
      ...{ idle, messageCount: session.messageCount },
    });
  }
  throw new AppError("reply_pending");
}

async function debriefOf(session: store.PracticeRow, messages: store.PracticeMessageRow[], idle: boolean) {
  const startedAt = session.startedAt.getTime();
  const lastSaid = messages.at(-1)?.createdAt.getTime() ?? startedAt;
  const made = await askCreatorWork({ accountId: session.ownerId }, "makeDebrief", {
    interviewee: toInterviewee(session),
    messages: toLines(messages),
    guide: session.guide,
    startedAt,
    // The half hour in which nothing was said is no part of the talk.
    endedAt: idle ? lastSaid : Math.max(lastSaid, Date.now()),
    voice: describeVoice(messages),
  });
  const debrief = { _id: session.id, ...made };
  return { debrief, figures: debrief.figures };
}

const everyMs = 5 * 60_000;

/** Finishes practice sessions that people left. On every instance: each is finished once. */
export function startPracticeEndings(deps: Pick<Deps, "db" | "log">): { stop: () => Promise<void> } {
  return repeat(deps, { what: "ending idle practice", everyMs }, () => finishIdle(deps, null));
}
