import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../app-error.ts";
import type { Queryable } from "../db/database.ts";
import { describeError, diskFull, findDatabaseErrorCode, isConnectionTrouble } from "../db/database-error.ts";
import type { Deps } from "../deps.ts";
import * as store from "./jobs.store.ts";

export interface JobRun {
  job: store.JobRow;
  /** Tells people how far the job is, 0 to 100. */
  report: (stage: string, percent: number) => Promise<void>;
  /** Aborted when the process stops, or the job was given to another run. */
  signal: AbortSignal;
}

/** Works without writing; what it answers with writes the result, in one transaction with the job's end. */
export type JobHandler = (run: JobRun) => Promise<(tx: Queryable) => Promise<void>>;
export type JobHandlers = Record<store.JobRow["kind"], JobHandler>;

type RunDeps = Pick<Deps, "db" | "log" | "newId">;

/** How soon a run that was stopped by the creator hears of it, at the latest. */
const beatMs = 2_000;

/** How long to wait for the database to come back: at first, and at most. */
const firstPauseMs = 250;
const maxPauseMs = 5_000;
/** A job during which the database goes away again and again may be what brings it down: it is left to the sweep. */
const maxLosses = 10;

/**
 * Runs a job that waits; one that is over, or that another process has, is left alone. Never throws. Where the
 * database goes away or runs out of room meanwhile, the job begins again when that is over.
 */
export async function runJob(
  deps: RunDeps,
  handlers: JobHandlers,
  jobId: string,
  stopping: AbortSignal,
): Promise<void> {
  for (let losses = 0; ; losses++) {
    const run = { jobId, runId: deps.newId() };
    try {
      const job = await store.claimJob(deps.db, run);
      if (job) await work(deps, run, { job, handler: handlers[job.kind], stopping });
      return;
    } catch (error) {
      if (!isMatterOfTime(error) || stopping.aborted || losses === maxLosses) {
        // The row could not be written: it falls silent and is taken up again.
        deps.log.error({ error: describeError(error) }, "a job's state could not be stored");
        return;
      }
      deps.log.warn("the database went away, or had no room, while a job ran");
    }
    if (!(await releaseWhenPossible(deps, run, { losses, stopping }))) return;
  }
}

/** False when the process stops first. */
async function releaseWhenPossible(
  deps: RunDeps,
  run: store.JobRunId,
  { losses, stopping }: { losses: number; stopping: AbortSignal },
): Promise<boolean> {
  for (let tries = losses; !stopping.aborted; tries++) {
    const pauseMs = Math.min(firstPauseMs * 2 ** tries, maxPauseMs);
    await sleep(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
    const isBack = await store.release(deps.db, run).then(
      () => true,
      () => false,
    );
    if (isBack) return !stopping.aborted;
  }
  return false;
}

/** The database is away, or has no room: a matter of time, and no fault of the job's. */
function isMatterOfTime(error: unknown): boolean {
  const code = error instanceof Error ? findDatabaseErrorCode(error) : null;
  return code !== null && (isConnectionTrouble(code) || code === diskFull);
}

interface Task {
  job: store.JobRow;
  handler: JobHandler;
  stopping: AbortSignal;
}

async function work(deps: RunDeps, run: store.JobRunId, { job, handler, stopping }: Task): Promise<void> {
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const beat = async (change: { stage?: string; percent?: number }) => {
    if (!(await store.updateRun(deps.db.orm, run, change))) lost.abort();
  };
  const timer = setInterval(() => {
    // A beat that cannot be stored is missed; the next one may get through.
    beat({}).catch(() => undefined);
  }, beatMs);
  try {
    const save = await handler({ job, signal, report: (stage, percent) => beat({ stage, percent }) });
    signal.throwIfAborted();
    await deps.db.orm.transaction(async (tx) => {
      const done = { status: "done", stage: "Done", percent: 100 } as const;
      if (await store.updateRun(tx, run, done)) await save(tx);
    });
  } catch (error) {
    if (stopping.aborted) await store.release(deps.db, run);
    else if (isMatterOfTime(error)) throw error;
    else await fail(deps, run, error);
  } finally {
    clearInterval(timer);
  }
}

async function fail(deps: RunDeps, run: store.JobRunId, error: unknown): Promise<void> {
  const isKnown = error instanceof AppError;
  if (!isKnown) deps.log.error({ error: describeError(error) }, "a job failed");
  const sentence = isKnown ? error.message : "Something went wrong on our side. Please try again.";
  await store.updateRun(deps.db.orm, run, { status: "failed", stage: "Failed", error: sentence });
}
