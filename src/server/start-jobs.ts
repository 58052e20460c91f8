import { setTimeout as sleep } from "node:timers/promises";
import { nameError } from "./db/database-error.ts";
import type { Deps, JobQueue } from "./deps.ts";
import * as store from "./jobs/jobs.store.ts";
import { type JobHandler, type JobHandlers, runJob } from "./jobs/run-job.ts";
import { repeat } from "./repeat.ts";

type JobDeps = Pick<
  Deps,
  "db" | "log" | "clock" | "newId" | "voice" | "analyst" | "translator" | "recogniser" | "listeners"
>;

/** A click wakes the workers of its own process; looking is for the jobs of others. */
const lookMs = 5_000;
/** Two, so that a large analysis does not keep a small one waiting. */
const maxRunning = 2;
const stopTimeoutMs = 10_000;

type TraceJob = (kind: string, handler: JobHandler) => JobHandler;

/** Starts working on jobs, in the background: a database that is slow or away delays jobs, not the server. */
export function startJobs(deps: JobDeps, traceJob: TraceJob = (_, handler) => handler): JobQueue {
  const stopping = new AbortController();
  const handlers: JobHandlers = {
    // Loaded with the first job of their kind, so that a server that only holds conversations stays small.
    insights: traceJob("insights", async (run) =>
      (await import("./features/insights/insights.jobs.ts")).runInsightsJob(deps, run),
    ),
    rehearsal: traceJob("rehearsal", async (run) =>
      (await import("./features/rehearsals/rehearsals.jobs.ts")).runRehearsalJob(deps, run),
    ),
    recording: traceJob("recording", async (run) =>
      (await import("./features/recordings/recordings.jobs.ts")).runRecordingJob(deps, run),
    ),
  };
  const running = new Map<string, Promise<void>>();

  const startWaitingJobs = async () => {
    const free = maxRunning - running.size;
    if (free <= 0 || stopping.signal.aborted) return;
    const waiting = await store.findWaitingJobs(deps.db, { limit: free, except: [...running.keys()] });
    for (const jobId of waiting) {
      if (stopping.signal.aborted || running.size >= maxRunning || running.has(jobId)) return;
      const run = runJob(deps, handlers, jobId, stopping.signal).finally(() => {
        running.delete(jobId);
        wake();
      });
      running.set(jobId, run);
    }
  };
  const wake = () => {
    startWaitingJobs().catch((error: unknown) => {
      // The job's row waits; the next look finds it.
      deps.log.warn({ error: nameError(error) }, "a job was not started");
    });
  };
  const looking = repeat(deps, { what: "looking after jobs", everyMs: lookMs }, async () => {
    await store.requeueSilentJobs(deps.db);
    await startWaitingJobs();
  });

  return {
    wake,
    stop: async () => {
      stopping.abort();
      await looking.stop();
      const timeout = sleep(stopTimeoutMs, undefined, { ref: false });
      await Promise.race([Promise.all(running.values()), timeout]);
    },
  };
}
