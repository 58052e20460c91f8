import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { StoredInsights } from "#contract/insights.ts";
import { findReading, type Reading } from "../../testing/loopback-analyst-words.ts";
import { type LoopbackModel, startLoopbackModel } from "../../testing/loopback-model.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let model: LoopbackModel;
let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;

// Enough for four sources on a busy machine.
const limitSeconds = 12;
const tooLongMs = 60_000;

beforeAll(async () => {
  model = await startLoopbackModel();
  app = await startTestApp({
    ...{ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "loop", MODEL_BASE_URL: model.url },
    MODEL_ANALYSIS_SECONDS: String(limitSeconds),
  });
  creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
  for (let person = 0; person < 4; person++) await makeFinishedSession(app, interviewId);
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(async () => {
  model.behave({ mode: "cooperative", delayMs: 0 });
  model.requests.length = 0;
  await app.db.pool.query("delete from model_health");
  await app.db.pool.query("delete from coded_sources");
});

const listRequests = (reading: Reading) =>
  model.requests.filter(({ asked }) => findReading(asked) === reading);

async function generate(): Promise<StoredInsights> {
  const reply = await creator.post(`/api/generate-insights/${interviewId}`);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.insights;
}

test("a model that never answers costs its time and no more: the built-in analysis is shown and says so", async () => {
  model.behave({ delayMs: tooLongMs });
  const began = performance.now();
  const insights = await generate();
  expect(performance.now() - began).toBeLessThan((limitSeconds + 12) * 1_000);
  expect(insights.codedBy).toBe("built-in");
  expect(insights.notes[0]).toContain(
    "The language model did not answer in time, so this is the built-in analysis.",
  );
  expect(insights.findings.length).toBeGreaterThan(0);
});

test("what was coded when the time is over is used and told, and the next analysis reads the rest", async () => {
  let asked = 0;
  model.behave({
    delayMs: (request) => {
      if (findReading(request) !== "code") return 0;
      asked += 1;
      return asked <= 2 ? 0 : tooLongMs;
    },
  });
  const insights = await generate();
  expect(insights.codedBy).toBe("model");
  const note = "The language model read only 2 of 4 sources and ran out of time";
  expect(insights.notes[0]).toContain(note);
  const { text: report } = await creator.get(`/api/interviews/${interviewId}/export?format=md`);
  expect(report.indexOf(note)).toBeLessThan(report.indexOf("### Findings"));
  expect(report.split(note)).toHaveLength(2);
  const theme = insights.findings.find(({ kind }) => kind === "themes");
  expect(theme?.strength).toMatchObject({ people: 2, asked: 2 });
  model.behave({ delayMs: 0 });
  model.requests.length = 0;
  const next = await generate();
  expect(listRequests("code")).toHaveLength(2);
  expect(next.findings.find(({ kind }) => kind === "themes")?.strength.asked).toBe(4);
  expect(next.notes.join(" ")).not.toContain("ran out of time");
});

test("where no time is left for themes the codes are shown and the notes say whose themes these are", async () => {
  model.behave({ delayMs: (request) => (findReading(request) === "themes" ? tooLongMs : 0) });
  const insights = await generate();
  expect(insights.codedBy).toBe("model");
  expect(insights.notes[0]).toContain("drew no themes from it");
  expect(insights.aiAnalysis.opportunities.length + insights.aiAnalysis.painPoints.length).toBeGreaterThan(0);
});

test("D11: sources are read side by side, so that a slow model does not take their sum", async () => {
  const delayMs = 600;
  const begun: number[] = [];
  model.behave({
    delayMs: (request) => {
      if (findReading(request) !== "code") return 0;
      begun.push(performance.now());
      return delayMs;
    },
  });
  expect((await generate()).codedBy).toBe("model");
  const gaps = begun.slice(1).map((at, index) => at - (begun[index] ?? 0));
  expect(begun.length).toBeGreaterThanOrEqual(4);
  expect(Math.min(...gaps)).toBeLessThan(delayMs / 2);
});

test("D10: who asks for the same analysis at the same time gets the same job", async () => {
  model.behave({ delayMs: 1_000 });
  const ask = () => creator.post(`/api/generate-insights/${interviewId}`, { waitMs: 0 });
  const replies = await Promise.all([ask(), ask(), ask()]);
  expect(replies.map(({ status }) => status)).toEqual([202, 202, 202]);
  const ids = new Set(replies.map(({ body }) => body.job._id));
  expect(ids.size).toBe(1);
  await creator.send("DELETE", `/api/jobs/${[...ids][0]}`);
});

test("who asks for the same analysis gets the same job, and for another one a sentence", async () => {
  model.behave({ delayMs: 1_000 });
  const ask = (selectedDataSources: string[]) =>
    creator.post(`/api/generate-insights/${interviewId}`, { waitMs: 0, selectedDataSources });
  const [first, second] = [await ask(["interviews"]), await ask(["interviews"])];
  expect([first.status, second.status]).toEqual([202, 202]);
  expect(second.body.job._id).toBe(first.body.job._id);
  const other = await ask(["interviews", "reddit"]);
  expect([other.status, other.body.error]).toEqual([409, "Insights are already being generated."]);
  await creator.send("DELETE", `/api/jobs/${first.body.job._id}`);
});
