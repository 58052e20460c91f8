import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { DataSources } from "#contract/data-sources.ts";
import type { Job } from "#contract/jobs.ts";
import { rates } from "#contract/limits.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { takeFromLimit } from "../../http/rate-limit.ts";
import * as jobStore from "../../jobs/jobs.store.ts";
import { ownInterview } from "../interviews/interviews.service.ts";
import { toJob } from "../jobs/jobs.service.ts";
import { countPlanned, listPlans } from "../sources/source-plans.service.ts";
import { readChoice } from "./data-sources.ts";

type InsightsDeps = Pick<Deps, "db" | "newId" | "jobs" | "config">;

/** A request is answered by then, with the insights or with the job that makes them. */
const defaultWaitMs = 25_000;
/** The analysis in the way may end between two looks. */
const maxAttempts = 3;

export interface InsightsRequest {
  accountId: string;
  interviewId: string;
  sources: DataSources;
  waitMs?: number;
}

/**
 * Has the chosen sources of an interview analysed. One analysis of an interview runs at a time, and who
 * asks for the same meanwhile waits for that one; a failed one leaves the last result as it is. Answers with the job
 * where it is not done by then.
 */
export async function generateInsights(
  deps: InsightsDeps,
  { accountId, interviewId, sources, waitMs = defaultWaitMs }: InsightsRequest,
): Promise<{ job: Job } | { interviewId: string }> {
  const interview = await ownInterview(deps.db, accountId, interviewId, "edit");
  if (!Object.values(sources).includes(true)) throw new AppError("no_data_source");
  const plans = await listPlans(deps.db, interview, sources);
  if (countPlanned(plans) === 0) throw new AppError("nothing_to_analyze");
  await takeFromLimit(deps, `insights:${accountId}`, rates.insights);
  const begun = await beginJob(deps, { accountId, interview, sources });
  const job = await waitForJob(deps.db, begun, waitMs);
  if (job.status === "cancelled") throw new AppError("insights_cancelled");
  if (job.status === "failed") throw new AppError("insights_failed");
  if (job.status !== "done") return { job: toJob(job) };
  return { interviewId: interview.id };
}

/** The analysis of these sources: a new one, or the one that others have begun. */
async function beginJob(
  deps: InsightsDeps,
  order: { accountId: string; interview: { id: string; projectId: string }; sources: DataSources },
): Promise<jobStore.JobRow> {
  const { accountId, interview, sources } = order;
  const place = { kind: "insights", interviewId: interview.id } as const;
  const input = { sources };
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const job = { ...place, id: deps.newId(), ownerId: accountId, projectId: interview.projectId, input };
    const queued = await jobStore.insertJob(deps.db.orm, { ...job, status: "queued" });
    if (queued) {
      deps.jobs.wake();
      return queued;
    }
    const open = await jobStore.findOpenJob(deps.db.orm, place);
    if (open && isDeepStrictEqual(readChoice(open.input.sources), sources)) return open;
    if (open) break;
  }
  throw new AppError("insights_running");
}

/** Looks often at first, as small analyses are quick. Holds no connection between the looks. */
async function waitForJob(db: Database, queued: jobStore.JobRow, ms: number): Promise<jobStore.JobRow> {
  const end = performance.now() + ms;
  let pause = 50;
  let job: jobStore.JobRow = queued;
  while ((job.status === "queued" || job.status === "running") && performance.now() < end) {
    await sleep(pause);
    pause = Math.min(pause * 1.3, 500);
    job = (await jobStore.findJob(db, queued.id)) ?? { ...job, status: "cancelled" };
  }
  return job;
}
