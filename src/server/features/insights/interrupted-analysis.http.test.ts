import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findWaitingJobs } from "../../jobs/jobs.store.ts";
import { type JobHandler, runJob } from "../../jobs/run-job.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { getShownInsights } from "../findings/results.service.ts";
import { runInsightsJob } from "./insights.jobs.ts";
import { generateInsights } from "./insights.service.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let accountId: string;
let interviewId: string;

beforeAll(async () => {
  app = await startTestApp();
  // Each test runs its jobs itself.
  await app.deps.jobs.stop();
  creator = await makeCreator(app);
  accountId = (await creator.get("/api/current_user")).body._id;
});
beforeEach(async () => {
  interviewId = await makeInterview(creator, await makeProject(creator));
});
afterAll(() => app.close());

async function generate(handler: JobHandler) {
  const run = async () => {
    for (const jobId of await findWaitingJobs(app.db, { limit: 5, except: [] })) {
      const handlers = {
        insights: handler,
        rehearsal: () => expect.unreachable(),
        recording: () => expect.unreachable(),
      };
      await runJob(app.deps, handlers, jobId, new AbortController().signal);
    }
  };
  const jobs = { ...app.deps.jobs, wake: () => void run() };
  const sources = { interviews: true, reddit: false, transcripts: false };
  const answer = await generateInsights({ ...app.deps, jobs }, { accountId, interviewId, sources });
  return "job" in answer ? answer : { insights: await getShownInsights(app.db, answer.interviewId) };
}
const analyse: JobHandler = (run) => runInsightsJob(app.deps, run);

test("an analysis that fails leaves the last insights as they are, and the next one can start", async () => {
  await makeFinishedSession(app, interviewId);
  const read = async () => (await creator.get(`/api/interviews/${interviewId}/details`)).body.insights;
  expect(await generate(analyse)).toHaveProperty("insights");
  const first = await read();
  expect(first.sources.interviews).toBe(1);
  await expect(generate(() => Promise.reject(new Error("out of memory")))).rejects.toMatchObject({
    code: "insights_failed",
    message: "Failed to generate insights",
  });
  expect(await read()).toEqual(first);
  expect(await generate(analyse)).toHaveProperty("insights");
});

test("a session that is withdrawn while it is analysed is missing from the result", async () => {
  const gone = await makeFinishedSession(app, interviewId);
  const kept = await makeFinishedSession(app, interviewId);
  const answer = await generate(async (run) => {
    const save = await runInsightsJob(app.deps, run);
    await gone.post(`/api/sessions/${gone.sessionId}/withdraw`, { resumeToken: gone.resumeToken });
    return save;
  });
  if (!("insights" in answer)) throw new Error("no insights");
  const evidence = [...answer.insights.findings, ...answer.insights.keywords].flatMap(
    (item) => item.evidence,
  );
  expect([...new Set(evidence.map((item) => item.sourceId))]).toEqual([kept.sessionId]);
});
