import { afterAll, beforeAll, expect, test } from "vitest";
import type { StoredInsights } from "#contract/insights.ts";
import { makeCreator, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { listPlans } from "../sources/source-plans.service.ts";
import { findStudiedInterview } from "../sources/study-sources.service.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let interviewId: string;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
  interviewId = await makeInterview(creator, projectId);
});
afterAll(() => app.close());

/** Both were asked the first and the last question of the script, and only Ana the second. */
const talks = {
  "Ana.txt": `A: Thanks for joining. First of all, how do you work together with people who are somewhere else?
B: We have a call every morning, and I write down in a notebook what everybody said.
A: And what happened the last time that working together was hard?
B: The calendar lost my appointments and I missed two meetings, which was terrible for the customers.
A: I see. So what would you change about the tools you use?
B: I wish the calendar would remind me of every meeting, because I always forget them.`,
  "Ben.txt": `P1: Hello! How do you work together with people that are somewhere else?
P2: Mostly by e-mail, because my team sits in three countries and nobody is awake when I am.
P1: Did your grandparents keep bees in those hills?
P2: They kept sheep, and they sold the wool in the village every spring.
P1: Finally, what would you change about the tools that you use?
P2: I wish the calendar knew what time it is for everybody, because I always call people at night.`,
};

async function readSources() {
  const interview = await findStudiedInterview(app.db, interviewId);
  if (!interview) throw new Error("the interview is gone");
  const [plan] = await listPlans(app.db, interview, { interviews: false, transcripts: true, reddit: false });
  if (!plan) throw new Error("there is no plan");
  const sources = await plan.read(plan.ids);
  return { interview, sources, hashes: await plan.hash(plan.ids) };
}

test("uploaded transcripts are laid on the script: asked and answered count for them too", async () => {
  const form = new FormData();
  form.append("projectId", projectId);
  for (const [name, text] of Object.entries(talks)) form.append("transcripts", new Blob([text]), name);
  expect((await creator.post("/api/upload-transcript", form)).status).toBe(200);
  const { interview, sources } = await readSources();
  const [first, second, third] = interview.questions.map((question) => question.id);
  expect(
    sources.map(({ label, segments }) => [label, ...segments.map((segment) => segment.questionId)]),
  ).toEqual([
    ["Ana", first, first, second, second, third, third],
    ["Ben", first, first, null, null, third, third],
  ]);
  const reply = await creator.post(`/api/generate-insights/${interviewId}`, {
    selectedDataSources: ["transcripts"],
  });
  expect(reply.status, reply.text).toBe(200);
  const { findings }: StoredInsights = reply.body.insights;
  const said = (words: string) =>
    findings.filter(({ evidence }) => evidence.some(({ quote }) => quote.includes(words)));
  // Of two people, only one was asked what was hard.
  expect(said("missed two meetings").map(({ strength }) => strength.asked)).toContain(1);
  expect(said("calendar").length).toBeGreaterThan(0);
});

test("another script is another reading of the same transcripts", async () => {
  const before = await readSources();
  const reply = await creator.send("PATCH", `/api/interviews/${interviewId}`, {
    questions: ["Which flour do you bake with?"],
  });
  expect(reply.status, reply.text).toBe(200);
  const after = await readSources();
  expect(new Set(after.sources.flatMap(({ segments }) => segments.map((one) => one.questionId)))).toEqual(
    new Set([null]),
  );
  for (const [id, hash] of after.hashes) expect(hash).not.toBe(before.hashes.get(id));
});
