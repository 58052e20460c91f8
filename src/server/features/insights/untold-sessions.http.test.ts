import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StoredInsights } from "#contract/insights.ts";
import { findReading } from "../../testing/loopback-analyst-words.ts";
import { type LoopbackModel, startLoopbackModel } from "../../testing/loopback-model.ts";
import {
  finishInterview,
  makeCreator,
  makeInterview,
  makeProject,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { makeForm, talk } from "../transcripts/upload-for-tests.ts";

let model: LoopbackModel;
let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let interviewId: string;

const toldWords = "Every Monday I lose the sync folder and that is really frustrating for the whole team.";
const untoldWords = "The archive is so slow that I hate opening it, and I wish it had a better search.";

beforeAll(async () => {
  model = await startLoopbackModel();
  app = await startTestApp({
    // Listens on this machine and passes everything on to a company.
    ...{ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "loop:cloud", MODEL_BASE_URL: model.url },
  });
  creator = await makeCreator(app);
});
afterAll(async () => {
  await app.close();
  await model.close();
});
beforeEach(async () => {
  projectId = await makeProject(creator);
  interviewId = await makeInterview(creator, projectId);
});

type Model = TestApp["deps"]["config"]["model"];

/** Somebody who agreed while the server was set up with this model, and finished with the one that it has now. */
async function takePart(words: string, agreedWith?: { model: Model }): Promise<string> {
  const { config } = app.deps;
  const now = config.model;
  if (agreedWith) config.model = agreedWith.model;
  const participant = await startParticipant(app, interviewId).finally(() => {
    config.model = now;
  });
  await finishInterview(participant, [words]);
  const reply = await participant.post(`/api/sessions/${interviewId}/${participant.sessionId}/complete`, {});
  if (reply.status !== 200) throw new Error(reply.text);
  return participant.sessionId;
}

const nobody = { model: null };
const somebodyElse = () => {
  const { model: now } = app.deps.config;
  if (!now) throw new Error("no model");
  return { model: { ...now, provider: "openai", baseUrl: null, isLocal: false } satisfies Model };
};

/** Asks and forgets what was sent before; says what was sent for it. */
async function sentBy<T>(work: () => Promise<T>): Promise<{ result: T; sent: string; codings: number }> {
  model.requests.length = 0;
  const result = await work();
  const sent = model.requests.map(({ body }) => body).join("\n");
  const codings = model.requests.filter(({ asked }) => findReading(asked) === "code").length;
  return { result, sent, codings };
}

async function generate(input: object = {}): Promise<StoredInsights> {
  const reply = await creator.post(`/api/generate-insights/${interviewId}`, input);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.insights;
}

describe("M-3: a company's model reads no session whose participant wasn't told about it", () => {
  test("those who agreed to nobody or to another company are read by the built-in coder, which is said", async () => {
    await takePart(toldWords);
    await takePart(toldWords);
    await takePart(untoldWords, nobody);
    await takePart(untoldWords, somebodyElse());
    const { result, sent, codings } = await sentBy(generate);
    expect(result).toMatchObject({ codedBy: "model", sources: { interviews: 4 }, readAnew: 4 });
    expect(codings).toBe(2);
    expect(sent).toContain("lose the sync folder");
    expect(sent).not.toContain("archive");
    expect(result.notes[0]).toBe(
      "The built-in coder alone read 2 of 4 interviews, because the participants weren't told about Ollama: what the language model says is from the other 2.",
    );
    const kept = result.findings.filter(({ evidence }) =>
      evidence.some(({ quote }) => /archive/.test(quote)),
    );
    expect(kept.length).toBeGreaterThan(0);
    const again = await sentBy(generate);
    expect(again.result.readAnew).toBe(0);
    expect(again.sent).not.toContain("archive");
  });

  test("where nobody was told, no word is sent at all", async () => {
    await takePart(untoldWords, nobody);
    const { result, sent } = await sentBy(generate);
    expect([result.codedBy, sent]).toEqual(["built-in", ""]);
    expect(result.notes[0]).toBe(
      "The built-in coder read the only interview, because the participants weren't told about Ollama.",
    );
    expect(result.findings.length).toBeGreaterThan(0);
  });

  test("uploaded transcripts are read by the model all the same", async () => {
    await takePart(untoldWords, nobody);
    const form = makeForm([["ana.txt", talk]], { projectId });
    expect((await creator.post("/api/upload-transcript", form)).status).toBe(200);
    const selectedDataSources = { interviews: true, transcripts: true };
    const { result, sent, codings } = await sentBy(() => generate({ selectedDataSources }));
    expect([result.codedBy, codings]).toEqual(["model", 1]);
    expect(sent).toContain("most of it is done by Wednesday");
    expect(sent).not.toContain("archive");
    expect(JSON.stringify(result.findings)).toContain("archive");
  });

  test("questions to the data are answered without their words, which is said", async () => {
    await takePart("The sync folder is lost every Monday.");
    await takePart("The sync folder annoys my whole archive team.", nobody);
    const { result, sent } = await sentBy(() =>
      creator.post(`/api/interviews/${interviewId}/ask`, { question: "What happens to the sync folder?" }),
    );
    expect(sent).toContain("lost every Monday");
    expect(sent).not.toContain("archive");
    expect(JSON.stringify(result.body.people)).toContain("archive");
    expect(result.body.notes.join(" ")).toContain(
      "The language model didn't read the passages of 1 person, because they weren't told about Ollama.",
    );
  });

  test("personas are made without a model where nobody was told", async () => {
    await takePart(untoldWords, nobody);
    const body = { framework: "persona", interviewId };
    const { result, sent } = await sentBy(() => creator.post("/api/generate-framework", body));
    expect([result.status, result.body.madeBy, sent]).toEqual([200, "built-in", ""]);
    expect(result.body.notes.join(" ")).toContain("weren't told about Ollama");
    expect(result.body.notes.join(" ")).not.toContain("gave nothing");
    await takePart(toldWords);
    const mixed = await sentBy(() => creator.post("/api/generate-framework", body));
    expect(mixed.sent).toContain("sync folder");
    expect(mixed.sent).not.toContain("archive");
  });

  test("of sessions from before promises were frozen, the text that was shown decides", async () => {
    await takePart(toldWords);
    await takePart(untoldWords, nobody);
    await app.db.pool.query("update guides set guide = guide - 'promised' where interview_id = $1", [
      interviewId,
    ]);
    const { sent, codings } = await sentBy(generate);
    expect(codings).toBe(1);
    expect(sent).not.toContain("archive");
  });
});
