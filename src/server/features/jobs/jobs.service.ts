import type { Job } from "#contract/jobs.ts";
import { AppError } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import * as store from "../../jobs/jobs.store.ts";

export async function getJob(deps: Pick<Deps, "db">, accountId: string, jobId: string): Promise<Job> {
  const row = await store.findOwnJob(deps.db, accountId, jobId);
  if (!row) throw new AppError("job_not_found");
  return toJob(row);
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
