import type { Quota } from "#contract/interview-settings.ts";
import type { Queryable } from "../../db/database.ts";
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

/** For sessions that are withdrawn or turned away: their places go to others, once. */
export function giveQuotaPlacesBack(tx: Queryable, interviewId: string, sessionIds: string[]): Promise<void> {
  return store.givePlacesOf(tx, interviewId, sessionIds);
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
