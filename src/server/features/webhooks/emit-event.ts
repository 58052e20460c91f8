import type { webhookEvents } from "#contract/oversight.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import * as store from "./webhooks.store.ts";

interface EventBody {
  event: (typeof webhookEvents)[number];
  /** Ids and counts only: what was said is fetched with the API, by those who may. */
  payload: Record<string, string | number | boolean | null>;
  /** What happened, once: the same key tells each webhook a single time. */
  dedupeKey: string;
}

export interface NewEvent extends EventBody {
  /** Whose webhooks are told: the owner of the project. */
  ownerId: string;
}

/**
 * Queues an event for the owner's webhooks, within the transaction of what it tells of: either both are stored or
 * neither. It is sent soon after; where nobody listens, nothing is stored.
 */
export async function emitEvent(
  tx: Queryable,
  deps: Pick<Deps, "newId">,
  { ownerId, ...body }: NewEvent,
): Promise<void> {
  await queueFor(tx, deps, await store.listListeners(tx, ownerId, body.event), body);
}

/** The same for what happened in a project, where its owner is not at hand. */
export async function emitProjectEvent(
  tx: Queryable,
  deps: Pick<Deps, "newId">,
  { projectId, ...body }: EventBody & { projectId: string },
): Promise<void> {
  await queueFor(tx, deps, await store.listProjectListeners(tx, projectId, body.event), body);
}

async function queueFor(
  tx: Queryable,
  deps: Pick<Deps, "newId">,
  listeners: { id: string }[],
  { event, payload, dedupeKey }: EventBody,
): Promise<void> {
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
