import { restoreDays } from "#contract/limits.ts";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { callEach } from "../../listeners.ts";
import { labelParticipant } from "../../participant-label.ts";
import { deleteClaim } from "../incentives/claims.service.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { undoLimit } from "../projects/projects.service.ts";
import { releaseWhileDeleted, takePlacesAgain } from "../recruitment/quotas.service.ts";
import * as store from "./session-deletion.store.ts";

interface OfInterview {
  interviewId: string;
  sessionIds: string[];
}

/** Out of every list, count and finding from now on; can be undone for `restoreDays`. */
export async function deleteSession(
  deps: Pick<Deps, "db" | "clock">,
  accountId: string,
  of: { interviewId: string; sessionId: string },
): Promise<void> {
  const { interviewId, sessionId } = of;
  const deleted = await deleteSessions(deps, accountId, { interviewId, sessionIds: [sessionId] });
  if (deleted === 0) throw new AppError("session_not_found");
}

/** Each on its own, so that none of them waits for all: what failed can be asked for again. Answers how many went. */
export async function deleteSessions(
  deps: Pick<Deps, "db" | "clock">,
  accountId: string,
  of: OfInterview,
): Promise<number> {
  return changeEach(deps, accountId, of, (tx, one) => deleteWithin(tx, one, deps.clock()));
}

/** Answers how many are back; those that are not deleted, or for too long, are passed over. */
export async function restoreSessions(
  deps: Pick<Deps, "db" | "clock">,
  accountId: string,
  of: OfInterview,
): Promise<number> {
  return changeEach(deps, accountId, of, (tx, one) => restoreWithin(tx, one, undoLimit(deps)));
}

type Of = { interviewId: string; sessionId: string };

async function changeEach(
  { db }: Pick<Deps, "db">,
  accountId: string,
  of: OfInterview,
  change: (tx: Queryable, one: Of) => Promise<boolean>,
): Promise<number> {
  const interview = await ownInterview(db, accountId, of.interviewId, "edit");
  let changed = 0;
  for (const sessionId of new Set(of.sessionIds)) {
    const one = { interviewId: interview.id, sessionId };
    if (await db.orm.transaction((tx) => change(tx, one))) changed += 1;
  }
  return changed;
}

async function deleteWithin(tx: Queryable, of: Of, at: Date): Promise<boolean> {
  const held = await store.markDeleted(tx, of, at);
  if (!held) return false;
  await releaseWhileDeleted(tx, of.interviewId, held.quotaIds ?? []);
  if (held.completedAt) await store.addCompleted(tx, of.interviewId, -1);
  return true;
}

async function restoreWithin(tx: Queryable, of: Of, deletedSince: Date): Promise<boolean> {
  const held = await store.unmarkDeleted(tx, of, deletedSince);
  if (!held) return false;
  await takePlacesAgain(tx, of.interviewId, held.quotaIds ?? []);
  if (held.completedAt) await store.addCompleted(tx, of.interviewId, 1);
  return true;
}

/** Sessions that the account may restore: their deletion is recent, and their interview and project are there. */
export async function listRestorableSessions(deps: Pick<Deps, "db" | "clock">, accountId: string) {
  const rows = await store.listDeleted(deps.db, accountId, undoLimit(deps));
  return rows
    .filter(({ right }) => right !== "view")
    .map(({ number, interviewName, ...row }) => ({
      ...row,
      name: `${labelParticipant(number)}, ${interviewName}`,
    }));
}

const atATime = 200;

type PurgeDeps = Pick<Deps, "db" | "secret" | "listeners">;

/**
 * Sessions whose deletion can no longer be undone go for good, with the address and code that belong to them and their
 * words in all results. Called by the housekeeping.
 */
export async function purgeDeletedSessions(deps: PurgeDeps): Promise<void> {
  for (;;) {
    const due = await store.listPastUndo(deps.db, restoreDays, atATime);
    for (const of of due) await deps.db.orm.transaction((tx) => purgeWithin(tx, deps, of));
    if (due.length < atATime) return;
  }
}

async function purgeWithin(tx: Queryable, { secret, listeners }: PurgeDeps, of: Of): Promise<void> {
  if (!(await store.deleteForGood(tx, of, restoreDays))) return;
  await deleteClaim(tx, secret, of.sessionId);
  await callEach(listeners.onSourceRemoved, tx, { id: of.sessionId, interviewIds: [of.interviewId] });
}
