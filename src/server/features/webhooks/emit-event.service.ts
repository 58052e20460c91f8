import type { webhookEvents } from "#contract/webhooks.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import * as store from "./webhooks.store.ts";

export interface NewEvent {
  event: (typeof webhookEvents)[number];
  /** The project whose members get the event. */
  projectId: string;
  /** Ids and counts only: what was said is fetched with the API, by those who may. */
  payload: Record<string, string | number | boolean | null>;
  /** What happened, once: the same key tells each webhook a single time. */
  dedupeKey: string;
}

/**
 * Queues an event for the webhooks of a project's owner and members, within the transaction of what it tells of: either
 * both are stored or neither. It is sent soon after; where nobody listens, nothing is stored.
 */
export async function emitEvent(
  tx: Queryable,
  deps: Pick<Deps, "newId">,
  { event, projectId, payload, dedupeKey }: NewEvent,
): Promise<void> {
  const listeners = await store.listListeners(tx, projectId, event);
  const deliveries = listeners.map(({ id }) => ({
    ...{ id: deps.newId(), webhookId: id, event, payload },
    ...{ status: "queued" as const, dedupeKey: keyOf(dedupeKey, id) },
  }));
  await store.insertDeliveries(tx, deliveries);
}

/** What happened, for one webhook. */
export function keyOf(dedupeKey: string, webhookId: string): string {
  return `${dedupeKey}:${webhookId}`;
}

/** Within the transaction that empties a session: nothing sent, or still to be sent, names it any more. */
export function deleteDeliveriesOf(tx: Queryable, interviewId: string, sessionId: string): Promise<void> {
  return store.deleteDeliveriesOf(tx, interviewId, sessionId);
}

/** Within the transaction that takes somebody out of a project. */
export function deleteDeliveriesTo(tx: Queryable, of: { projectId: string; userId: string }): Promise<void> {
  return store.deleteDeliveriesTo(tx, of);
}
