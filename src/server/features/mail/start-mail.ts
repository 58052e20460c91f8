import type { Deps } from "../../deps.ts";
import { repeat } from "../../repeat.ts";
import { sendDueMails } from "./send-mails.ts";
import { queueWeeklyDigests } from "./weekly-digest.ts";

const pollMs = 2_000;
const digestEveryMs = 10 * 60_000;

type MailDeps = Pick<Deps, "db" | "config" | "secret" | "mailer" | "log" | "clock" | "newId">;

/** Sends mails that are due, and on Mondays queues the weekly ones. On every instance. */
export function startMail(deps: MailDeps): { stop: () => Promise<void> } {
  const sending = deps.mailer
    ? repeat(deps, { what: "mails", everyMs: pollMs }, (stopping) => sendAllDue(deps, stopping))
    : null;
  const digests = repeat(deps, { what: "weekly mails", everyMs: digestEveryMs }, () =>
    queueWeeklyDigests(deps),
  );
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
