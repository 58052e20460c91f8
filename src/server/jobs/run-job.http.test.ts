import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insights, jobs } from "../db/schema.ts";
import { interviews } from "../db/study-schema.ts";
import { makeCreator, makeInterview, makeProject } from "../testing/makers.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import * as store from "./jobs.store.ts";
import { type JobHandler, runJob } from "./run-job.ts";

let app: TestApp;
let interviewId: string;
let ownerId: string;
let jobId: string;
const never = new AbortController().signal;

beforeAll(async () => {
  app = await startTestApp();
  // Its own sweep would take up a job that a test has just silenced.
  await app.deps.jobs.stop();
  const creator = await makeCreator(app);
  ownerId = (await creator.get("/api/current_user")).body._id;
  interviewId = await makeInterview(creator, await makeProject(creator));
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.orm.delete(jobs);
  jobId = app.deps.newId();
  await store.insertJob(app.db.orm, {
    id: jobId,
    kind: "insights",
    ownerId,
    interviewId,
    input: {},
    status: "queued",
  });
});

const read = async () => (await store.findJob(app.db, jobId)) ?? expect.unreachable();
const run = (handler: JobHandler, stopping = never) =>
  runJob(
    app.deps,
    { insights: handler, rehearsal: () => expect.unreachable(), recording: () => expect.unreachable() },
    jobId,
    stopping,
  );
const silence = () =>
  app.db.orm.update(jobs).set({ heartbeatAt: sql`now() - interval '61 seconds'` }).where(eq(jobs.id, jobId));
const rename =
  (name: string): JobHandler =>
  async () =>
  async (tx) => {
    await tx.update(interviews).set({ name }).where(eq(interviews.id, interviewId));
  };
const readName = async () =>
  (await app.db.orm.select().from(interviews).where(eq(interviews.id, interviewId)))[0]?.name;

test("a job that is announced twice is worked on once", async () => {
  let runs = 0;
  const handler: JobHandler = async () => {
    runs += 1;
    return async () => undefined;
  };
  await Promise.all([run(handler), run(handler), run(handler)]);
  await run(handler);
  expect(runs).toBe(1);
  expect(await read()).toMatchObject({ status: "done", percent: 100 });
});

test("progress is told while the job runs", async () => {
  await run(async ({ report }) => {
    await report("Half way", 50);
    expect(await read()).toMatchObject({ status: "running", stage: "Half way", percent: 50 });
    return async () => undefined;
  });
  expect((await read()).status).toBe("done");
});

test("a result that cannot be saved fails the job and leaves nothing half saved", async () => {
  await run(async () => async (tx) => {
    await tx.update(interviews).set({ name: "half" }).where(eq(interviews.id, interviewId));
    await tx
      .insert(insights)
      .values({ id: "x", interviewId: "not there", projectId: "p", content: {} as never });
  });
  expect((await read()).status).toBe("failed");
  expect((await read()).error).toBe("Something went wrong on our side. Please try again.");
  expect(await readName()).not.toBe("half");
});

test("a job whose process died is taken up again after a minute, and not before", async () => {
  await store.claimJob(app.db, { jobId, runId: "dead" });
  expect(await store.requeueSilentJobs(app.db)).toEqual([]);
  await silence();
  expect(await store.requeueSilentJobs(app.db)).toEqual([jobId]);
  await run(rename("second run"));
  expect(await readName()).toBe("second run");
});

test("a run that was taken for dead saves nothing when it comes back", async () => {
  await run(async () => {
    await silence();
    await store.requeueSilentJobs(app.db);
    await run(rename("the other run"));
    return rename("the late run")({ job: await read(), report: async () => undefined, signal: never });
  });
  expect(await readName()).toBe("the other run");
  expect((await read()).status).toBe("done");
});

test("a job that its process did not survive three times has failed, and another may start", async () => {
  for (let attempt = 0; attempt < 3; attempt++) {
    await store.claimJob(app.db, { jobId, runId: `dead ${attempt}` });
    await silence();
    await store.requeueSilentJobs(app.db);
  }
  expect(await read()).toMatchObject({ status: "failed" });
  const next = {
    id: app.deps.newId(),
    kind: "insights",
    ownerId,
    interviewId,
    input: {},
    status: "queued",
  } as const;
  expect(await store.insertJob(app.db.orm, next)).toBeDefined();
});

test("a job that is stopped with its process waits for the next one, uncounted", async () => {
  const stopping = new AbortController();
  const handler: JobHandler = async ({ signal }) => {
    stopping.abort();
    signal.throwIfAborted();
    return async () => undefined;
  };
  await run(handler, stopping.signal);
  expect(await read()).toMatchObject({ status: "queued", input: { attempts: 0 } });
});
