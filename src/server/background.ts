import type { Deps } from "./deps.ts";
import { startBilling } from "./features/billing/reconcile.ts";
import { sendDueMails } from "./features/mail/send-mails.ts";
import { queueWeeklyDigests } from "./features/mail/weekly-digest.ts";
import { startNotices } from "./features/notices/queue-notices.ts";
import { startPracticeEndings } from "./features/practice/practice-endings.service.ts";
import { startWebhooks } from "./features/webhooks/deliver.ts";
import { repeat } from "./repeat.ts";

/** Work that goes on beside requests, on every instance: each piece of it is claimed in the database. */
export function startBackground(deps: Deps): { stop: () => Promise<void> } {
  const started = [
    startBilling(deps),
    startMail(deps),
    startNotices(deps),
    startWebhooks(deps),
    startPracticeEndings(deps),
  ];
  return {
    stop: async () => {
      await Promise.all(started.map((work) => work.stop()));
    },
  };
}

const pollMs = 2_000;
const digestEveryMs = 10 * 60_000;

type MailDeps = Pick<Deps, "db" | "config" | "secret" | "mailer" | "log" | "clock" | "newId">;

/** Sends mails that are due, and on Mondays queues the weekly ones. On every instance. */
function startMail(deps: MailDeps): { stop: () => Promise<void> } {
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
