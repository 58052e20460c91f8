import type { Deps } from "./deps.ts";
import { deleteExpiredLogins } from "./features/accounts/accounts.service.ts";
import { deleteExpiredSounds } from "./features/answer-sounds/answer-sounds.service.ts";
import { purgeDeletedForms } from "./features/forms/own-forms.service.ts";
import { deleteOldAddresses, listClaimsOfPastDays } from "./features/incentives/incentives.service.ts";
import { deleteOldMails } from "./features/mail/mail.service.ts";
import { purgeDeletedPersonas } from "./features/personas/personas.service.ts";
import { purgeDeletedPractice } from "./features/practice/practice.service.ts";
import { deleteOldPreviews } from "./features/previews/previews.service.ts";
import { purgeDeletedProjects } from "./features/projects/projects.service.ts";
import { deleteUnrecognised } from "./features/recordings/recordings.service.ts";
import { purgeTrySessions } from "./features/samples/samples.service.ts";
import { purgeDeletedSessions } from "./features/session-reading/session-deletion.service.ts";
import { deleteExpiredSessions } from "./features/sessions/retention.service.ts";
import { deleteLooseFiles } from "./features/stimuli/stimuli.service.ts";
import { purgeDeletedSources } from "./features/transcripts/source-deletion.service.ts";
import { deleteOldDeliveries } from "./features/webhooks/webhooks.service.ts";
import { deleteOldLimits } from "./http/rate-limit.ts";
import { deleteOldJobs } from "./jobs/jobs.store.ts";

const everyMs = 60 * 60 * 1000;

/** What is over goes: past retention, past restoring, ended logins, old mails and addresses. Hourly; two processes may do it at once. */
export function startHousekeeping(deps: Pick<Deps, "db" | "log" | "secret" | "newId" | "listeners">): {
  stop: () => void;
} {
  const run = async () => {
    for (const task of [
      deleteExpiredSessions,
      purgeDeletedSessions,
      purgeDeletedSources,
      purgeDeletedProjects,
      purgeDeletedPersonas,
      purgeDeletedForms,
      purgeDeletedPractice,
      purgeTrySessions,
      deleteExpiredLogins,
      deleteOldAddresses,
      listClaimsOfPastDays,
      deleteOldMails,
      deleteOldDeliveries,
      deleteOldPreviews,
      deleteLooseFiles,
      deleteExpiredSounds,
      deleteUnrecognised,
      deleteOldJobs,
      deleteOldLimits,
    ]) {
      try {
        await task(deps);
      } catch (error) {
        deps.log.warn(
          { task: task.name, error: error instanceof Error ? error.name : typeof error },
          "housekeeping failed",
        );
      }
    }
  };
  const first = setTimeout(() => void run(), 30_000);
  const timer = setInterval(() => void run(), everyMs);
  first.unref();
  timer.unref();
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}
