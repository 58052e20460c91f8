import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "#server/db/database.ts";
import { jobs } from "#server/db/schema.ts";
import { interviews } from "#server/db/study-schema.ts";
import { runInsightsJob } from "#server/features/insights/insights.jobs.ts";
import * as store from "#server/jobs/jobs.store.ts";
import { type JobHandler, type JobRun, runJob } from "#server/jobs/run-job.ts";
import { databaseConfig } from "#server/testing/database-server.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let ownerId: string;
let interviewId: string;
let jobId: string;
const never = new AbortController().signal;

beforeAll(async () => {
  app = await startTestApp();
  // Its own workers would take up a job that a test has put back.
  await app.deps.jobs.stop();
  const creator = await makeCreator(app);
  ownerId = (await creator.get("/api/current_user")).body._id;
  interviewId = await makeInterview(creator, await makeProject(creator));
  await makeFinishedSession(app, interviewId);
  await makeFinishedSession(app, interviewId);
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.orm.delete(jobs);
  jobId = app.deps.newId();
  const input = { sources: { interviews: true, reddit: false, transcripts: false } };
  await store.insertJob(app.db.orm, {
    ...{ id: jobId, kind: "insights", ownerId, interviewId, input, status: "queued" },
  });
});

const read = async () => (await store.findJob(app.db, jobId)) ?? expect.unreachable();
const run = (handler: JobHandler, db: Database = app.db) =>
  runJob(
    { ...app.deps, db },
    { insights: handler, rehearsal: () => expect.unreachable(), recording: () => expect.unreachable() },
    jobId,
    never,
  );

/** PostgreSQL ends this query's connection while it runs, and those that lie idle with it. */
async function loseConnections(db: Pick<Database["orm"], "execute">): Promise<void> {
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() order by pid = pg_backend_pid()`);
}

test("an analysis whose connections are cut, again and again, is done and was never told as failed", {
  timeout: 90_000,
}, async () => {
  const statuses = new Set<string>();
  let runs = 0;
  const handler: JobHandler = async (given) => {
    runs += 1;
    const cutAt = runs;
    let reports = 0;
    const report: JobRun["report"] = async (stage, percent) => {
      statuses.add((await read()).status);
      reports += 1;
      if (runs <= 2 && reports === cutAt) await loseConnections(app.db.orm);
      await given.report(stage, percent);
    };
    return runInsightsJob(app.deps, { ...given, report });
  };
  await run(handler);
  expect(runs).toBe(3);
  expect([...statuses]).toEqual(["running"]);
  expect(await read()).toMatchObject({ status: "done", percent: 100, error: null, input: { attempts: 1 } });
  const results = await app.db.orm.execute(sql`select id from insights where interview_id = ${interviewId}`);
  expect(results.rowCount).toBe(1);
});

test("a result whose saving is cut is saved once, when the job was done again", async () => {
  let saves = 0;
  await run(async () => async (tx) => {
    saves += 1;
    await tx
      .update(interviews)
      .set({ name: sql`${interviews.name} || '!'` })
      .where(eq(interviews.id, interviewId));
    if (saves === 1) await loseConnections(tx);
  });
  expect((await read()).status).toBe("done");
  expect(saves).toBe(2);
  const [row] = await app.db.orm.select().from(interviews).where(eq(interviews.id, interviewId));
  expect(row?.name.match(/!/g)).toHaveLength(1);
});

test("a job that finds the disk full begins again, and is never told as failed", async () => {
  let runs = 0;
  await run(async () => {
    runs += 1;
    if (runs === 1)
      await app.db.pool.query("do $$ begin raise exception 'No space left' using errcode = '53100'; end $$");
    return async () => undefined;
  });
  expect(runs).toBe(2);
  expect(await read()).toMatchObject({ status: "done", error: null, input: { attempts: 1 } });
});

test("a job goes on when the database is back after a while, also where others took it for dead meanwhile", async () => {
  const way = await openWay();
  const config = databaseConfig(inject("databaseAdmin"), await nameOfDatabase());
  const db = openDatabase({ ...connectionOf(config), host: "127.0.0.1", port: way.port }, () => undefined);
  let runs = 0;
  try {
    await run(async ({ report }) => {
      runs += 1;
      if (runs === 1) {
        way.close();
        // Another server sees no sign of life of it, and puts it back.
        await app.db.orm.update(jobs).set({ heartbeatAt: sql`now() - interval '61 seconds'` });
        expect(await store.requeueSilentJobs(app.db)).toEqual([jobId]);
        setTimeout(() => way.open(), 1_000);
      }
      await report("Half way", 50);
      return async () => undefined;
    }, db);
  } finally {
    await db.close();
    way.close();
  }
  expect(runs).toBe(2);
  // The time that the database was away counts as no attempt.
  expect(await read()).toMatchObject({ status: "done", input: { attempts: 1 } });
});

async function nameOfDatabase(): Promise<string> {
  const { rows } = await app.db.orm.execute<{ name: string }>(sql`select current_database() as name`);
  return rows[0]?.name ?? expect.unreachable();
}

function connectionOf(config: pg.ClientConfig): pg.ClientConfig {
  const { host, port, user, password, database } = new pg.Client(config);
  return { host, port, user, password: password ?? undefined, database };
}

/** A port that leads to the database, and can be closed. */
async function openWay() {
  const { host = "", port = 0 } = connectionOf(inject("databaseAdmin"));
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => undefined).on("close", () => other.destroy());
      one.pipe(other);
    }
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  return {
    port: own,
    open: () => void listen(own),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
