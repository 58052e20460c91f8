import type { Deps } from "./deps.ts";
import { startBilling } from "./features/billing/reconcile.ts";
import { startMail } from "./features/mail/start-mail.ts";
import { startNotices } from "./features/notices/queue-notices.ts";
import { startPracticeEndings } from "./features/practice/practice-endings.service.ts";
import { startWebhooks } from "./features/webhooks/deliver.ts";

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
