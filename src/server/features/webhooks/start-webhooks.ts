import type { Deps } from "../../deps.ts";
import { repeat } from "../../repeat.ts";
import { type DeliverDeps, sendDueDeliveries } from "./deliver.ts";
import { openFinishedSessions } from "./finished-sessions.ts";

const pollMs = 2_000;
const finishedEveryMs = 5_000;

/** Finds what webhooks are to be told, and sends it. On every instance. */
export function startWebhooks(deps: DeliverDeps & Pick<Deps, "newId">): { stop: () => Promise<void> } {
  const finished = openFinishedSessions(deps);
  const loops = [
    repeat(deps, { what: "finished sessions", everyMs: finishedEveryMs }, () => finished.queueNew()),
    repeat(deps, { what: "webhooks", everyMs: pollMs }, (stopping) => sendAllDue(deps, stopping)),
  ];
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

async function sendAllDue(deps: DeliverDeps, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted && (await sendDueDeliveries(deps)) > 0) {
    // The next ones are taken at once: many of them do not wait for the clock.
  }
}
