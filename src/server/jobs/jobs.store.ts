import { and, eq, notInArray, sql } from "drizzle-orm";
import { type Right, rightOf } from "../db/access.ts";
import type { Database, Queryable } from "../db/database.ts";
import { jobs } from "../db/schema.ts";
import { projects } from "../db/study-schema.ts";

export type JobRow = typeof jobs.$inferSelect;

/** One run of a job. A job that was taken for dead may be run again: only the newest run may write to its row. */
export interface JobRunId {
  jobId: string;
  runId: string;
}

/** After so long without a sign of life a job was left by a process that is no more. */
const silentAfter = sql`interval '60 seconds'`;
const maxAttempts = 3;

/** Undefined when one of the same kind waits or runs for this interview: the unique index decides. */
export async function insertJob(db: Queryable, job: typeof jobs.$inferInsert): Promise<JobRow | undefined> {
  const [row] = await db.insert(jobs).values(job).onConflictDoNothing().returning();
  return row;
}

/** The one that waits or runs for this interview. */
export async function findOpenJob(
  db: Queryable,
  { interviewId, kind }: { interviewId: string; kind: JobRow["kind"] },
): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.interviewId, interviewId),
        eq(jobs.kind, kind),
        sql`${jobs.status} in ('queued', 'running')`,
      ),
    );
  return row;
}

export async function findJob(db: Database, jobId: string): Promise<JobRow | undefined> {
  const [row] = await db.orm.select().from(jobs).where(eq(jobs.id, jobId));
  return row;
}

/** A job with what the account may do with it: as with its project, whoever started it. */
export async function findSeenJob(
  db: Database,
  accountId: string,
  jobId: string,
): Promise<(JobRow & { right: Right }) | undefined> {
  const isAlone = sql`${jobs}.project_id is null and ${jobs}.owner_id = ${accountId}`;
  const right = sql<Right | null>`case when ${isAlone} then 'own' else ${rightOf(accountId)} end`;
  const [row] = await db.orm
    .select({ job: jobs, right })
    .from(jobs)
    .leftJoin(projects, eq(projects.id, jobs.projectId))
    .where(eq(jobs.id, jobId));
  return row?.right ? { ...row.job, right: row.right } : undefined;
}

/** One that is over stays as it is. The caller has made sure of the right to it. */
export async function cancelJob(db: Database, jobId: string): Promise<void> {
  await db.orm
    .update(jobs)
    .set({ status: "cancelled", stage: "Stopped", heartbeatAt: sql`now()` })
    .where(and(eq(jobs.id, jobId), sql`${jobs.status} in ('queued', 'running')`));
}

/** The ids of jobs that wait, oldest first. */
export async function findWaitingJobs(
  db: Database,
  { limit, except }: { limit: number; except: string[] },
): Promise<string[]> {
  const rows = await db.orm
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.status, "queued"), notInArray(jobs.id, except)))
    .orderBy(jobs.createdAt)
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Takes a waiting job, or undefined when another run has it or it is over. */
export async function claimJob(db: Database, { jobId, runId }: JobRunId): Promise<JobRow | undefined> {
  const attempt = sql`coalesce((${jobs.input}->>'attempts')::int, 0) + 1`;
  const [row] = await db.orm
    .update(jobs)
    .set({
      status: "running",
      stage: "Starting",
      percent: 0,
      heartbeatAt: sql`now()`,
      input: sql`${jobs.input} || jsonb_build_object('run', ${runId}::text, 'attempts', ${attempt})`,
    })
    .where(and(eq(jobs.id, jobId), eq(jobs.status, "queued")))
    .returning();
  return row;
}

function isLatest({ jobId, runId }: JobRunId) {
  return and(eq(jobs.id, jobId), sql`${jobs.input}->>'run' = ${runId}`);
}

function isRun(run: JobRunId) {
  return and(isLatest(run), eq(jobs.status, "running"));
}

/** False when the job is no longer this run's. */
export async function updateRun(
  db: Queryable,
  run: JobRunId,
  change: Partial<Pick<JobRow, "status" | "stage" | "percent" | "error">>,
): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({ ...change, heartbeatAt: sql`now()` })
    .where(isRun(run))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/**
 * Gives a run's job back to the queue, uncounted, when the process stops before it is done or the database was away.
 * Also where others took the run for dead meanwhile and have put the job back themselves.
 */
export async function release(db: Database, run: JobRunId): Promise<void> {
  const attempts = sql`greatest((${jobs.input}->>'attempts')::int - 1, 0)`;
  await db.orm
    .update(jobs)
    .set({
      status: "queued",
      stage: "Waiting",
      percent: 0,
      input: sql`(${jobs.input} - 'run') || jsonb_build_object('attempts', ${attempts})`,
    })
    .where(and(isLatest(run), sql`${jobs.status} in ('queued', 'running')`));
}

/** Jobs left by a dead process wait again, or fail after the third time. Answers with the ids of those that wait. */
export async function requeueSilentJobs(db: Database): Promise<string[]> {
  const isSilent = sql`${jobs.heartbeatAt} < now() - ${silentAfter}`;
  const isTriedOut = sql`coalesce((${jobs.input}->>'attempts')::int, 0) >= ${maxAttempts}`;
  await db.orm
    .update(jobs)
    .set({ status: "failed", error: "The work was interrupted several times. Please try again." })
    .where(and(eq(jobs.status, "running"), isSilent, isTriedOut));
  const rows = await db.orm
    .update(jobs)
    .set({ status: "queued", stage: "Waiting", percent: 0, heartbeatAt: sql`now()` })
    .where(and(sql`${jobs.status} in ('queued', 'running')`, isSilent))
    .returning({ id: jobs.id });
  return rows.map((row) => row.id);
}

/** Jobs that ended more than a month ago. */
export async function deleteOldJobs({ db }: { db: Database }): Promise<void> {
  await db.orm
    .delete(jobs)
    .where(
      sql`${jobs.status} not in ('queued', 'running') and ${jobs.heartbeatAt} < now() - interval '30 days'`,
    );
}
