import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Evidence, StoredInsights } from "#contract/insights.ts";
import { type LoopbackModel, startLoopbackModel } from "../../testing/loopback-model.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let model: LoopbackModel;
let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;

const answers = [
  "Every Monday I lose the sync folder and that is really frustrating for the whole team.",
  "I wish Slack had a digest of all old decisions that we made. I need a better search in the archive.",
];

beforeAll(async () => {
  model = await startLoopbackModel();
  app = await startTestApp({
    ...{ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "loop", MODEL_BASE_URL: model.url },
  });
  creator = await makeCreator(app);
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(async () => {
  model.behave({ mode: "cooperative" });
  interviewId = await makeInterview(creator, await makeProject(creator));
  for (let person = 0; person < 3; person++) await makeFinishedSession(app, interviewId, { answers });
  model.requests.length = 0;
  await app.db.pool.query("delete from model_health");
});

const codingRequests = () => model.requests.filter(({ asked }) => asked.system.startsWith("You code"));

async function generate(): Promise<StoredInsights> {
  const reply = await creator.post(`/api/generate-insights/${interviewId}`);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.insights;
}

async function readWords(): Promise<Map<string, string>> {
  const sessions = (await creator.get(`/api/interviews/${interviewId}/sessions/processed`)).body;
  return new Map(
    sessions.flatMap((session: { messages: { _id: string; text: string }[] }) =>
      session.messages.map((message) => [message._id, message.text]),
    ),
  );
}

async function expectVerbatim(insights: StoredInsights): Promise<Evidence[]> {
  const words = await readWords();
  const evidence = insights.findings.flatMap((finding) => finding.evidence);
  for (const { quote, messageId, start, end } of evidence) {
    expect(
      Array.from(words.get(messageId) ?? "")
        .slice(start, end)
        .join(""),
    ).toBe(quote);
  }
  return evidence;
}

test("a model codes each source, and every one of its quotes is in the transcript", async () => {
  const insights = await generate();
  expect(insights).toMatchObject({ codedBy: "model", readAnew: 3 });
  expect(insights.coder).toMatch(/^loop, built-in/);
  expect(codingRequests()).toHaveLength(3);
  const painPoint = insights.findings.find(({ kind }) => kind === "painPoints");
  expect(painPoint).toMatchObject({ strength: { people: 3, asked: 3 } });
  expect((await expectVerbatim(insights)).length).toBeGreaterThan(3);
  expect(insights.verification.dropped).toBe(0);
});

test("neither addresses, codes, towns nor ids of sessions are in what a model is sent", async () => {
  await generate();
  const sessions = (await creator.get(`/api/interviews/${interviewId}/sessions`)).body;
  const sent = model.requests.map(({ body }) => body).join("\n");
  for (const { id, incentiveCode } of sessions) {
    expect(sent).not.toContain(id);
    expect(sent).not.toContain(incentiveCode);
  }
  expect(sent).not.toContain("Galway");
  expect(sent).not.toContain(creator.email);
});

test("a second generation asks the model of new sessions only", async () => {
  await generate();
  model.requests.length = 0;
  await makeFinishedSession(app, interviewId, { answers });
  model.requests.length = 0;
  const insights = await generate();
  expect(codingRequests()).toHaveLength(1);
  expect(insights).toMatchObject({ readAnew: 1, sources: { interviews: 4 } });
});

test("quotes that were not found are asked for once more, and found then", async () => {
  model.behave({ mode: "misquotes" });
  const insights = await generate();
  const again = codingRequests().filter(({ asked }) =>
    asked.user.includes("These quotes of your last answer"),
  );
  expect([codingRequests().length, again.length]).toEqual([6, 3]);
  expect(insights.findings.some(({ kind }) => kind === "painPoints")).toBe(true);
  await expectVerbatim(insights);
});

test("what a model invents is dropped and counted", async () => {
  model.behave({ mode: "invents" });
  const insights = await generate();
  expect(insights.verification.dropped).toBeGreaterThan(0);
  expect(insights.verification.dropped).toBe(insights.verification.checked);
  expect(JSON.stringify(insights)).not.toContain("boss shouted");
});

test("a label that says what the quote does not is not shown", async () => {
  model.behave({ mode: "obedient" });
  const insights = await generate();
  expect(JSON.stringify(insights)).not.toContain("100 % positive");
  expect(JSON.stringify(insights)).not.toContain("ACME");
  await expectVerbatim(insights);
});

test.each(["garbage", "prose", "empty", "status-500", "status-401", "cut", "reset"] as const)(
  "with a model that answers in mode %s the built-in coder does the whole job and says so",
  async (mode) => {
    model.behave({ mode });
    const insights = await generate();
    expect(insights.codedBy).toBe("built-in");
    expect(insights.notes.join(" ")).toContain("The language model did not answer");
    expect(insights.findings.length).toBeGreaterThan(0);
    model.behave({ mode: "cooperative" });
    await app.db.pool.query("delete from model_health");
    expect(await generate()).toMatchObject({ codedBy: "model", readAnew: 3 });
  },
);

test.each(["thinks", "fenced"] as const)("an answer in mode %s is read all the same", async (mode) => {
  model.behave({ mode });
  expect((await generate()).codedBy).toBe("model");
});
