import { PgBoss } from "pg-boss";
import { lockKeys, withLock } from "../db/advisory-lock.ts";
import type { Deps } from "../deps.ts";
import * as store from "./jobs.store.ts";
import type { JobQueue } from "./queue.ts";
import { type JobHandler, type JobHandlers, runJob } from "./run-job.ts";

type JobDeps = Pick<Deps, "db" | "log" | "clock" | "newId" | "voice" | "analyst">;

const queue = "jobs";
/** A click wakes the worker of its own process; looking is for the jobs of others. */
const pollSeconds = 5;
const sweepMs = 20_000;
/** Two, so that a large analysis does not keep a small one waiting. */
const workers = 2;
/** The first look waits until the server listens, so that it does not lengthen the start. */
const startDelayMs = 2_000;
const stopTimeoutMs = 10_000;

type TraceJob = (kind: string, handler: JobHandler) => JobHandler;

/** Starts working on jobs, in the background: a database that is slow or away delays jobs, not the server. */
export function startJobs(deps: JobDeps, traceJob: TraceJob = (_, handler) => handler): JobQueue {
  const stopping = new AbortController();
  const handlers: JobHandlers = {
    // Loaded with the first job of their kind, so that a server that only holds conversations stays small.
    insights: traceJob("insights", async (run) =>
      (await import("../features/insights/insights.jobs.ts")).runInsightsJob(deps, run),
    ),
    rehearsal: traceJob("rehearsal", async (run) =>
      (await import("../features/rehearsals/rehearsals.jobs.ts")).runRehearsalJob(deps, run),
    ),
  };
  let dispatcher: Promise<Dispatcher> | undefined;

  const open = (): Promise<Dispatcher> => {
    dispatcher ??= openDispatcher(deps, (jobId) => runJob(deps, handlers, jobId, stopping.signal)).catch(
      (error: unknown) => {
        dispatcher = undefined;
        throw error;
      },
    );
    return dispatcher;
  };
  const announce = async (jobId: string) => {
    try {
      if (!stopping.signal.aborted) await (await open()).dispatch(jobId);
    } catch (error) {
      // The job's row waits; the next sweep announces it again.
      deps.log.warn({ error: nameOf(error) }, "a job could not be announced");
    }
  };
  const stopSweeping = sweepNowAndThen(deps, open, announce);

  return {
    announce,
    stop: async () => {
      stopping.abort();
      stopSweeping();
      await (await dispatcher?.catch(() => undefined))?.close();
    },
  };
}

function sweepNowAndThen(
  deps: JobDeps,
  open: () => Promise<Dispatcher>,
  announce: (jobId: string) => Promise<void>,
): () => void {
  const sweep = async () => {
    try {
      await open();
      for (const jobId of await store.requeueSilentJobs(deps.db)) await announce(jobId);
      await store.deleteOldJobs(deps.db);
    } catch (error) {
      deps.log.warn({ error: nameOf(error) }, "jobs could not be looked after");
    }
  };
  let stopped = false;
  let timer = setTimeout(again, startDelayMs).unref();
  async function again(): Promise<void> {
    await sweep();
    if (!stopped) timer = setTimeout(again, sweepMs).unref();
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

interface Dispatcher {
  dispatch: (jobId: string) => Promise<void>;
  close: () => Promise<void>;
}

/** pg-boss on our own pool, in a schema of its own. It only says which job is next, to one process. */
async function openDispatcher(deps: JobDeps, run: (jobId: string) => Promise<void>): Promise<Dispatcher> {
  const boss = new PgBoss({
    schema: "pgboss",
    schedule: false,
    db: { executeSql: (text, values) => deps.db.pool.query(text, values) },
  });
  boss.on("error", (error) => deps.log.warn({ error: nameOf(error) }, "the job queue had trouble"));
  try {
    // Of servers that start at once on a new database one makes the queue's tables, and the others find them.
    await withLock(deps.db.pool, lockKeys.jobQueue, async () => {
      await boss.start();
      await boss.createQueue(queue, {
        policy: "short",
        retryLimit: 0,
        expireInSeconds: 12 * 60 * 60,
        deleteAfterSeconds: 60 * 60,
      });
    });
    const options = { batchSize: 1, localConcurrency: workers, pollingIntervalSeconds: pollSeconds };
    const workerId = await boss.work<{ jobId: string }>(queue, options, async ([task]) => {
      if (task) await run(task.data.jobId);
    });
    return {
      dispatch: async (jobId) => {
        // The key keeps a job that is announced twice from waiting twice.
        await boss.send(queue, { jobId }, { singletonKey: jobId });
        boss.notifyWorker(workerId);
      },
      close: () => boss.stop({ timeout: stopTimeoutMs }),
    };
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : typeof error;
}
