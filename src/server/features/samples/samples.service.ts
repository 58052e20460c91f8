import type { Deps } from "../../deps.ts";
import { makeSampleRows, sampleInterview } from "./sample-rows.ts";
import * as store from "./samples.store.ts";
import { tryInterviewId } from "./try-interview.ts";

/** Fixed, so that the processes of a server make it once. Nobody can register an address without an @. */
const demoAccountId = "askwellDemoAccount0001";
const demoProjectId = "askwellDemoProject0001";

/** One project with an interview and finished sessions for a new account to look around in; it counts in no limit. */
export async function addSample(deps: Pick<Deps, "db" | "clock" | "newId">, userId: string): Promise<void> {
  await store.insertSample(deps.db, makeSampleRows(deps, userId));
}

/** The interview that visitors can try; made when it is not there yet. Answers its id. */
export async function ensureTryInterview(deps: Pick<Deps, "db">): Promise<string> {
  if (await store.hasInterview(deps.db, tryInterviewId)) return tryInterviewId;
  const interview = sampleInterview({ retentionDays: 1, linkEmailToSession: false });
  await store.insertTryInterview(deps.db, {
    account: { id: demoAccountId, name: "Askwell", email: "askwell-demo", companyName: "Askwell" },
    project: {
      id: demoProjectId,
      ownerId: demoAccountId,
      name: interview.name,
      organization: "Askwell",
      sample: true,
    },
    interview: { id: tryInterviewId, projectId: demoProjectId, ...interview },
  });
  return tryInterviewId;
}

/** What visitors wrote in the interview to try is gone a day after they began. */
export async function purgeTrySessions(deps: Pick<Deps, "db">): Promise<void> {
  await store.deleteDayOldSessions(deps.db, tryInterviewId);
}
