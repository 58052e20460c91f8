import { nameError } from "./db/database-error.ts";
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
import { type Repeating, repeat } from "./repeat.ts";

const everyMs = 60 * 60 * 1000;

const tasks = [
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
];

/** What is over goes: past retention, past restoring, ended logins, old mails and addresses. Two processes may do it at once. */
export function startHousekeeping(
  deps: Pick<Deps, "db" | "log" | "secret" | "newId" | "listeners">,
): Repeating {
  return repeat(deps, { what: "housekeeping", everyMs, firstMs: 30_000 }, async () => {
    for (const task of tasks) {
      try {
        await task(deps);
      } catch (error) {
        deps.log.warn({ task: task.name, error: nameError(error) }, "housekeeping failed");
      }
    }
  });
}
