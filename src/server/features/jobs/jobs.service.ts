import { setTimeout as sleep } from "node:timers/promises";
import type { Job } from "#contract/jobs.ts";
import { AppError } from "../../app-error.ts";
import { type Right, requireRight } from "../../auth/rights.ts";
import type { Deps } from "../../deps.ts";
import { limitStreams } from "../../http/limit-streams.ts";
import * as store from "../../jobs/jobs.store.ts";

export async function getJob(deps: Pick<Deps, "db">, accountId: string, jobId: string): Promise<Job> {
  return toJob(await findJobFor(deps, { accountId, jobId }, "view"));
}

async function findJobFor(deps: Pick<Deps, "db">, of: { accountId: string; jobId: string }, right: Right) {
  const row = await store.findSeenJob(deps.db, of.accountId, of.jobId);
  if (!row) throw new AppError("job_not_found");
  requireRight(row.right, right);
  return row;
}

/** What is over stays as it is; what runs stops at its next step, and saves nothing. */
export async function cancelJob(deps: Pick<Deps, "db">, accountId: string, jobId: string): Promise<Job> {
  await findJobFor(deps, { accountId, jobId }, "edit");
  await store.cancelJob(deps.db, jobId);
  return getJob(deps, accountId, jobId);
}

/** How often the job is looked at: soon after a step, and less often while nothing changes for some seconds. */
const minLookMs = 400;
const maxLookMs = 2_000;
const slowdown = 1.25;
const maxUnchangedLooks = 12;
/** A stream that says nothing is cut by proxies after a minute. */
const stillThereMs = 15_000;

export interface JobWatch {
  accountId: string;
  jobId: string;
  /** Aborted when nobody listens any more. */
  signal: AbortSignal;
}

/** The job at once, then at each step, and when it is over. It may be worked on by any process. */
export function watchJob(deps: Pick<Deps, "db">, watch: JobWatch): AsyncGenerator<Job> {
  return limitStreams("job", watch.accountId, look(deps, watch));
}

async function* look(deps: Pick<Deps, "db">, watch: JobWatch): AsyncGenerator<Job> {
  let told = "";
  let lookMs = minLookMs;
  let unchanged = 0;
  let toldAt = 0;
  for (;;) {
    const job = await getJob(deps, watch.accountId, watch.jobId);
    const state = `${job.status} ${job.stage} ${job.percent}`;
    unchanged = state === told ? unchanged + 1 : 0;
    lookMs = unchanged > maxUnchangedLooks ? Math.min(lookMs * slowdown, maxLookMs) : minLookMs;
    if (state !== told || performance.now() - toldAt > stillThereMs) {
      told = state;
      toldAt = performance.now();
      yield job;
    }
    if (job.status !== "queued" && job.status !== "running") return;
    await sleep(lookMs);
    if (watch.signal.aborted) return;
  }
}

export function toJob(row: store.JobRow): Job {
  return {
    _id: row.id,
    kind: row.kind,
    status: row.status,
    stage: row.stage,
    percent: row.percent,
    error: row.error,
    createdAt: row.createdAt.toISOString(),
  };
}
