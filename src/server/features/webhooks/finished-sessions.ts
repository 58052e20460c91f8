import type { Deps } from "../../deps.ts";
import { keyOf } from "./emit-event.service.ts";
import * as finished from "./finished-sessions.store.ts";
import { insertDeliveries } from "./webhooks.store.ts";

const event = "session.completed";
const waitingEvent = "session.needs_you";
const days = 7;
const atATime = 200;
/** Now and then all are read again, as a session that ends while another is withdrawn leaves the count the same. */
const readAllEvery = 60;

/**
 * Queues the event of each session that ended. Found here rather than told by the turn that ends it: that turn is
 * two commits and must stay so, and a participant whose page is gone before the farewell has finished all the same.
 * Remembers the counts it has seen, so that while nobody finishes nothing is read but them.
 */
export function openFinishedSessions(deps: Pick<Deps, "db" | "newId">): { queueNew: () => Promise<void> } {
  let seen = new Map<string, number>();
  let runs = 0;
  return {
    queueNew: async () => {
      if (runs++ % readAllEvery === 0) seen = new Map();
      const now = new Map<string, number>();
      for (const { interviewId, completed } of await finished.countHeard(deps.db, event)) {
        now.set(interviewId, completed);
      }
      const changed = [...now].filter(([id, completed]) => completed > 0 && seen.get(id) !== completed);
      await queueOf(
        deps,
        changed.map(([id]) => id),
      );
      seen = now;
      await queueWaiting(deps);
    },
  };
}

async function queueWaiting(deps: Pick<Deps, "db" | "newId">): Promise<void> {
  for (;;) {
    const waiting = await finished.listWaiting(deps.db, waitingEvent, { days, atMost: atATime });
    await insertDeliveries(deps.db.orm, toDeliveries(deps, waitingEvent, waiting));
    if (waiting.length < atATime) return;
  }
}

function toDeliveries(
  deps: Pick<Deps, "newId">,
  of: typeof event | typeof waitingEvent,
  sessions: finished.WaitingSession[],
) {
  return sessions.map(({ webhookId, ...payload }) => ({
    ...{ id: deps.newId(), webhookId, event: of, payload, status: "queued" as const },
    dedupeKey: keyOf(`${of}:${payload.sessionId}`, webhookId),
  }));
}

async function queueOf(deps: Pick<Deps, "db" | "newId">, interviewIds: string[]): Promise<void> {
  if (interviewIds.length === 0) return;
  for (;;) {
    const untold = await finished.listUntold(deps.db, event, { interviewIds, days, atMost: atATime });
    await insertDeliveries(deps.db.orm, toDeliveries(deps, event, untold));
    if (untold.length < atATime) return;
  }
}
