import type { Deps } from "../../deps.ts";
import { sendDueMails } from "./send-mails.ts";
import { queueWeeklyDigests } from "./weekly-digest.ts";

const pollMs = 2_000;
const digestEveryMs = 10 * 60_000;

type MailDeps = Pick<Deps, "db" | "config" | "secret" | "mailer" | "log" | "clock" | "newId">;

/** Sends mails that are due, and on Mondays queues the weekly ones. On every instance. */
export function startMail(deps: MailDeps): { stop: () => Promise<void> } {
  const sending = deps.mailer ? repeat(deps, pollMs, (stopping) => sendAllDue(deps, stopping)) : null;
  const digests = repeat(deps, digestEveryMs, () => queueWeeklyDigests(deps));
  return {
    stop: async () => {
      await Promise.all([sending?.stop(), digests.stop()]);
      await deps.mailer?.close();
    },
  };
}

async function sendAllDue(deps: MailDeps, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted && (await sendDueMails(deps)) > 0) {
    // The next ones are taken at once: a full outbox does not wait for the clock.
  }
}

/** One run at a time; stopping waits for the one that goes on. */
function repeat(
  deps: Pick<Deps, "log">,
  everyMs: number,
  work: (stopping: AbortSignal) => Promise<unknown>,
): { stop: () => Promise<void> } {
  let running: Promise<void> | null = null;
  const stopping = new AbortController();
  const run = async () => {
    try {
      await work(stopping.signal);
    } catch (error) {
      deps.log.warn({ error: error instanceof Error ? error.name : typeof error }, "mails failed");
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
      stopping.abort();
      await running;
    },
  };
}
