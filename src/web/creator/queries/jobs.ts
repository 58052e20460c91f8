import type { Job } from "#contract/jobs.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";

/** A server keeps a stream open this long at most; then it is opened anew. */
const streamMs = 600_000;
const pauseMs = 1_500;

function isOver({ status }: Job): boolean {
  return status !== "queued" && status !== "running";
}

/**
 * Follows a job until it is over and answers its last state. Takes the stream of its steps; where that breaks or is
 * not to be had, the job is looked at every second or so: it goes on without us.
 */
export async function followJob(first: Job, onStep: (job: Job) => void): Promise<Job> {
  let job = first;
  onStep(job);
  while (!isOver(job)) {
    job = await watchJob(job, onStep);
    if (isOver(job)) return job;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    job = await readJob(job);
    onStep(job);
  }
  return job;
}

/** The last step that the stream told; the job as it was where there was no stream. */
async function watchJob(job: Job, onStep: (job: Job) => void): Promise<Job> {
  let last = job;
  const onEvent = (event: string, data: unknown) => {
    if (event !== "job") return;
    last = data as Job;
    onStep(last);
  };
  try {
    await call("GET /api/jobs/:id/events", { params: { id: job._id }, onEvent, timeoutMs: streamMs });
  } catch (error) {
    // The stream of a job ends without a reply of its own, which counts as cut.
    if (!(error instanceof ApiError) || error.code === "authentication_required") throw error;
  }
  return last;
}

/** A look that the server did not answer is tried again at the next one. */
async function readJob(job: Job): Promise<Job> {
  try {
    return await call("GET /api/jobs/:id", { params: { id: job._id } });
  } catch (error) {
    if (error instanceof ApiError && (error.code === "offline" || error.status >= 500)) return job;
    throw error;
  }
}

export function findJob(id: string): Promise<Job> {
  return call("GET /api/jobs/:id", { params: { id } });
}

export function cancelJob(id: string): Promise<Job> {
  return call("DELETE /api/jobs/:id", { params: { id } });
}
