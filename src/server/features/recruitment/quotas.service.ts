import type { InterviewSettings, Quota } from "#contract/interview-settings.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { quotasOf } from "./match-quotas.ts";
import * as store from "./quotas.store.ts";

export interface PlaceChange {
  interviewId: string;
  take: Quota[];
  /** Places that are held and no longer needed. */
  give: string[];
}

/**
 * Takes and gives places within a transaction, in the order of their ids, so that no two wait for each other. Answers
 * with the first quota that has none left; nothing is changed then.
 */
export async function changePlaces(tx: Queryable, change: PlaceChange): Promise<Quota | undefined> {
  const { interviewId, take, give } = change;
  const steps = [
    ...take.map((quota) => ({ id: quota.id, quota })),
    ...give.map((id) => ({ id, quota: undefined })),
  ].sort((a, b) => (a.id < b.id ? -1 : 1));
  const taken: string[] = [];
  const given: string[] = [];
  for (const { id, quota } of steps) {
    if (quota === undefined) {
      given.push(id);
    } else if (await store.takePlace(tx, { interviewId, quotaId: id, limit: quota.limit })) {
      taken.push(id);
    } else {
      for (const again of taken) await store.givePlace(tx, interviewId, again);
      return quota;
    }
  }
  for (const id of given) await store.givePlace(tx, interviewId, id);
  return undefined;
}

/**
 * The minimum that the last places under the session limit are kept for, where this person isn't needed for any.
 * `held` are their quotas, in which they have a place by now; `open` may still count them; `isCounted` is whether they
 * have a place under the limit already. To be called last in a transaction: nobody else begins until it ends.
 */
export async function findReservation(
  tx: Queryable,
  of: { interviewId: string; settings: InterviewSettings; held: Quota[]; open: Quota[]; isCounted: boolean },
): Promise<Quota | undefined> {
  const { interviewId, settings, held, open, isCounted } = of;
  const limit = settings.sessionLimit ?? null;
  const quotas = quotasOf(settings).filter(({ minimum }) => (minimum ?? 0) > 0);
  if (limit === null || quotas.length === 0) return undefined;
  const started = await store.countStarted(tx, interviewId, { lock: true });
  const taken = await store.listTaken(tx, interviewId);
  const missingOf = ({ id, minimum }: Quota) => (minimum ?? 0) - (taken.get(id) ?? 0);
  const isNeeded = held.some((quota) => (quota.minimum ?? 0) > 0 && missingOf(quota) >= 0);
  if (isNeeded || open.some((quota) => missingOf(quota) > 0)) return undefined;
  const left = limit - started - (isCounted ? 0 : 1);
  const kept = countKept(quotas, taken);
  // Everybody else waits meanwhile, so sessions are only counted where the limit is near.
  if (left >= kept || left + (await store.countPlacesFreed(tx, interviewId)) >= kept) return undefined;
  return quotas.find((quota) => missingOf(quota) > 0);
}

/** One place for each person whom a minimum still needs. */
export function countKept(quotas: Quota[], taken: Map<string, number>): number {
  return quotas.reduce((sum, { id, minimum }) => sum + Math.max(0, (minimum ?? 0) - (taken.get(id) ?? 0)), 0);
}

/**
 * Places of people who have said nothing for too long go to others. Called before places are taken, so that
 * nobody is turned away for somebody who left.
 */
export async function releaseSilentPlaces(db: Database, interviewId: string): Promise<void> {
  if (!(await store.hasSilent(db.orm, interviewId))) return;
  await db.orm.transaction(async (tx) => {
    const given = await store.lapseSilent(tx, interviewId);
    for (const quotaId of given.toSorted()) await store.givePlace(tx, interviewId, quotaId);
  });
}

/** For sessions that are withdrawn or turned away: their places go to others, once. */
export function giveQuotaPlacesBack(tx: Queryable, interviewId: string, sessionIds: string[]): Promise<void> {
  return store.givePlacesOf(tx, interviewId, sessionIds);
}

/** For a transaction that may take places and then give others back: all that it may touch, before it touches any. */
export function lockPlaces(tx: Queryable, interviewId: string, quotaIds: string[]): Promise<void> {
  return store.lockCounts(tx, interviewId, quotaIds);
}

export function holdPlaces(tx: Queryable, sessionId: string, quotaIds: string[]): Promise<void> {
  return store.setPlaces(tx, sessionId, quotaIds);
}

/** A deleted session keeps note of its places, for its return; they go to others meanwhile. */
export async function releaseWhileDeleted(
  tx: Queryable,
  interviewId: string,
  quotaIds: string[],
): Promise<void> {
  for (const quotaId of quotaIds.toSorted()) await store.givePlace(tx, interviewId, quotaId);
}

export function takePlacesAgain(tx: Queryable, interviewId: string, quotaIds: string[]): Promise<void> {
  return store.takePlacesAgain(tx, interviewId, quotaIds);
}
