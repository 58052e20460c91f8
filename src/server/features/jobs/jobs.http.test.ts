import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type LoopbackModel, startLoopbackModel } from "../../testing/loopback-model.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let model: LoopbackModel;
let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;

beforeAll(async () => {
  model = await startLoopbackModel();
  app = await startTestApp({
    ...{ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "loop", MODEL_BASE_URL: model.url },
  });
  creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
  for (let person = 0; person < 6; person++) await makeFinishedSession(app, interviewId);
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(async () => {
  model.behave({ delayMs: 0 });
  await app.db.pool.query("delete from coded_sources");
});

const begin = async () => {
  const reply = await creator.post(`/api/generate-insights/${interviewId}`, { waitMs: 0 });
  expect(reply.status).toBe(202);
  return reply.body.job._id;
};
const readStatus = async (jobId: string) => (await creator.get(`/api/jobs/${jobId}`)).body.status;

test("the stream of a job tells each step and ends when the job does", async () => {
  model.behave({ delayMs: 300 });
  const jobId = await begin();
  const reply = await creator.get(`/api/jobs/${jobId}/events`);
  expect(reply.headers.get("content-type")).toContain("text/event-stream");
  const steps = [...reply.text.matchAll(/^event: job\ndata: (.*)$/gm)].map((match) =>
    JSON.parse(match[1] ?? ""),
  );
  const percents = steps.map((step) => step.percent);
  expect(percents).toEqual([...percents].sort((a, b) => a - b));
  expect(steps.map((step) => step.stage).join(" ")).toMatch(/Read \d of 6 interviews/);
  expect(steps.at(-1)).toMatchObject({ _id: jobId, status: "done", percent: 100 });
});

test("a stopped analysis asks the model of nothing more, leaves the last insights, and the next one goes on from there", async () => {
  expect((await creator.post(`/api/generate-insights/${interviewId}`)).status).toBe(200);
  const before = (await creator.get(`/api/interviews/${interviewId}/details`)).body.insights;
  await app.db.pool.query("delete from coded_sources");
  model.behave({ delayMs: 500 });
  const jobId = await begin();
  await expect.poll(() => readStatus(jobId)).toBe("running");
  const stopped = await creator.send("DELETE", `/api/jobs/${jobId}`);
  expect([stopped.status, stopped.body.status, stopped.body.stage]).toEqual([200, "cancelled", "Stopped"]);
  const asked = model.requests.length;
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(model.requests.length - asked).toBeLessThanOrEqual(4);
  expect((await creator.get(`/api/interviews/${interviewId}/details`)).body.insights).toEqual(before);
  expect(await readStatus(jobId)).toBe("cancelled");
  model.behave({ delayMs: 0 });
  expect((await creator.post(`/api/generate-insights/${interviewId}`)).status).toBe(200);
});

test("who waits for an analysis that is stopped is told so", async () => {
  model.behave({ delayMs: 1_000 });
  const waiting = creator.post(`/api/generate-insights/${interviewId}`);
  let jobId = "";
  await expect
    .poll(async () => {
      const { rows } = await app.db.pool.query("select id from jobs where status = 'running'");
      jobId = rows[0]?.id ?? "";
      return jobId;
    })
    .not.toBe("");
  await creator.send("DELETE", `/api/jobs/${jobId}`);
  const reply = await waiting;
  expect([reply.status, reply.body.error]).toEqual([
    409,
    "The analysis was stopped. Your insights haven't changed.",
  ]);
});

test("a job that is over stays as it is, and nobody else's can be watched or stopped", async () => {
  const jobId = await begin();
  await expect.poll(() => readStatus(jobId)).toBe("done");
  expect((await creator.send("DELETE", `/api/jobs/${jobId}`)).body.status).toBe("done");
  const stranger = await makeCreator(app, "Eve");
  for (const [method, path] of [
    ["GET", `/api/jobs/${jobId}/events`],
    ["DELETE", `/api/jobs/${jobId}`],
  ] as const) {
    const reply = await stranger.send(method, path);
    expect([reply.status, reply.body.error]).toEqual([404, "Job not found"]);
  }
});

test("L-12: an account has a dozen streams of jobs at once, and one more when those are over", async () => {
  model.behave({ delayMs: 60_000 });
  const jobId = await begin();
  const refused: number[] = [];
  const watched = Array.from({ length: 15 }, async () => {
    const { status } = await creator.get(`/api/jobs/${jobId}/events`);
    if (status === 429) refused.push(status);
    return status;
  });
  // Stopped earlier, the job may be over before all fifteen have asked.
  await expect.poll(() => refused.length).toBe(3);
  const stopped = creator.send("DELETE", `/api/jobs/${jobId}`);
  const statuses = await Promise.all(watched);
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  expect((await stopped).status).toBe(200);
  expect((await creator.get(`/api/jobs/${jobId}/events`)).status).toBe(200);
});
