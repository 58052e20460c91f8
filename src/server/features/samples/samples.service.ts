import { nameError } from "../../db/database-error.ts";
import { tryInterviewId } from "../../db/try-interview.ts";
import type { Deps } from "../../deps.ts";
import { makeSampleResult } from "./sample-result.ts";
import { makeSampleRows, sampleInterview } from "./sample-rows.ts";
import * as store from "./samples.store.ts";

/** Fixed, so that the processes of a server make it once. Nobody can register an address without an @. */
const demoAccountId = "askwellDemoAccount0001";
const demoProjectId = "askwellDemoProject0001";

type SampleDeps = Pick<Deps, "db" | "clock" | "newId" | "log">;

/** Without its sample an account is whole all the same. */
export async function addSample(deps: SampleDeps, userId: string): Promise<void> {
  await insertSample(deps, userId).catch((error: unknown) =>
    deps.log.warn({ error: nameError(error) }, "no sample was made"),
  );
}

/**
 * One project with an interview, its finished sessions and what they tell, for a new account to look around in; it
 * counts in no limit.
 */
async function insertSample(deps: SampleDeps, userId: string): Promise<void> {
  const ids: string[] = [];
  const newId = () => {
    const id = deps.newId();
    ids.push(id);
    return id;
  };
  const rows = makeSampleRows({ clock: deps.clock, newId }, userId);
  await store.insertSample(deps.db, rows);
  await store.insertSampleResult(deps.db, await makeSampleResult(deps, rows, ids));
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
