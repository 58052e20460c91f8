import type { webhookEvents } from "#contract/oversight.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import * as store from "./webhooks.store.ts";

export interface NewEvent {
  /** Whose webhooks are told: the owner of the project. */
  ownerId: string;
  event: (typeof webhookEvents)[number];
  /** Ids and counts only: what was said is fetched with the API, by those who may. */
  payload: Record<string, string | number | boolean | null>;
  /** What happened, once: the same key tells each webhook a single time. */
  dedupeKey: string;
}

/**
 * Queues an event for the owner's webhooks, within the transaction of what it tells of: either both are stored or
 * neither. It is sent soon after; where nobody listens, nothing is stored.
 */
export async function emitEvent(
  tx: Queryable,
  deps: Pick<Deps, "newId">,
  { ownerId, event, payload, dedupeKey }: NewEvent,
): Promise<void> {
  const listeners = await store.listListeners(tx, ownerId, event);
  const deliveries = listeners.map(({ id }) => ({
    ...{ id: deps.newId(), webhookId: id, event, payload },
    ...{ status: "queued" as const, dedupeKey: `${dedupeKey}:${id}` },
  }));
  await store.insertDeliveries(tx, deliveries);
}
