import type { Deps } from "../../deps.ts";
import { type DeliverDeps, sendDueDeliveries } from "./deliver.ts";
import { openFinishedSessions } from "./finished-sessions.ts";

const pollMs = 2_000;
const finishedEveryMs = 5_000;

/** Finds what webhooks are to be told, and sends it. On every instance. */
export function startWebhooks(deps: DeliverDeps & Pick<Deps, "newId">): { stop: () => Promise<void> } {
  const finished = openFinishedSessions(deps);
  const loops = [
    repeat(deps, finishedEveryMs, () => finished.queueNew()),
    repeat(deps, pollMs, () => sendAllDue(deps)),
  ];
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

async function sendAllDue(deps: DeliverDeps): Promise<void> {
  while ((await sendDueDeliveries(deps)) > 0) {
    // The next ones are taken at once: many of them do not wait for the clock.
  }
}

/** One run at a time; stopping waits for the one that goes on. */
function repeat(
  deps: Pick<Deps, "log">,
  everyMs: number,
  work: () => Promise<void>,
): { stop: () => Promise<void> } {
  let running: Promise<void> | null = null;
  const run = async () => {
    try {
      await work();
    } catch (error) {
      deps.log.warn({ error: error instanceof Error ? error.name : typeof error }, "webhooks failed");
    } finally {
      running = null;
    }
  };
  const timer = setInterval(() => {
    running ??= run();
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
