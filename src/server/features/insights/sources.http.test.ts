import { afterAll, beforeAll, expect, test } from "vitest";
import type { Evidence, StoredInsights } from "#contract/insights.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { purgeSource } from "../../testing/purge-deleted.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let interviewId: string;

const talk = `Interviewer: How do you plan your week?
Anna: I really hate planning on paper, because the zeppelin board is always out of date by Tuesday.
Ben: I need a shared zeppelin board that everybody can change, since mine is always wrong by Tuesday.
Interviewer: What would you change?
Anna: I wish the zeppelin board would update itself every single morning before work.
Ben: I would change the meetings, because nobody ever reads the notes that I take there.
`;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
  interviewId = await makeInterview(creator, projectId);
});
afterAll(() => app.close());

async function upload(text: string, name = "talk.txt"): Promise<string> {
  const form = new FormData();
  form.append("projectId", projectId);
  form.append("transcripts", new Blob([text], { type: "text/plain" }), name);
  const reply = await creator.send("POST", "/api/upload-transcript", form);
  expect(reply.status, reply.text).toBe(200);
  return reply.body[0]._id;
}

async function generate(selectedDataSources: string[]): Promise<StoredInsights> {
  const reply = await creator.post(`/api/generate-insights/${interviewId}`, { selectedDataSources });
  expect(reply.status, reply.text).toBe(200);
  return reply.body.insights;
}

const listEvidence = (insights: StoredInsights): Evidence[] =>
  [...insights.findings, ...insights.keywords].flatMap((item) => item.evidence);

test("transcripts of the project are analysed beside interviews, each person counted, and never added together", async () => {
  await makeFinishedSession(app, interviewId);
  const transcriptId = await upload(talk);
  const insights = await generate(["interviews", "transcripts"]);
  expect(insights.sources).toEqual({ interviews: 1, transcripts: 1, threads: 0 });
  expect(insights.metrics.totalTranscripts).toBe(1);
  const ofTranscript = listEvidence(insights).filter(({ sourceKind }) => sourceKind === "transcript");
  expect(new Set(ofTranscript.map(({ sourceId }) => sourceId))).toEqual(new Set([transcriptId]));
  expect([...new Set(ofTranscript.map(({ sourceLabel }) => sourceLabel))].sort()).toEqual([
    "talk: Anna",
    "talk: Ben",
  ]);
  const turns = (await creator.get(`/api/transcripts/${transcriptId}`)).body.turns;
  for (const { quote, messageId, start, end } of ofTranscript) {
    const turn = turns.find((one: { _id: string }) => one._id === messageId);
    expect(Array.from(turn.text).slice(start, end).join("")).toBe(quote);
  }
  for (const finding of insights.findings) {
    const kinds = new Set(finding.evidence.map(({ sourceKind }) => sourceKind));
    expect(kinds.size).toBe(1);
  }
});

test("only what is new or changed is read anew", async () => {
  expect((await generate(["interviews", "transcripts"])).readAnew).toBe(0);
  await makeFinishedSession(app, interviewId);
  expect((await generate(["interviews", "transcripts"])).readAnew).toBe(1);
  const second = await upload(talk.replaceAll("zeppelin", "kanban"), "second.txt");
  expect((await generate(["interviews", "transcripts"])).readAnew).toBe(1);
  await creator.send("PATCH", `/api/transcripts/${second}`, { tags: ["wave 2"] });
  expect((await generate(["interviews", "transcripts"])).readAnew).toBe(0);
  const transcript = (await creator.get(`/api/transcripts/${second}`)).body;
  const ben = transcript.speakers.find(({ name }: { name: string }) => name === "Ben");
  await creator.send("PATCH", `/api/transcripts/${second}`, {
    speakers: [{ id: ben.id, role: "interviewer" }],
  });
  const insights = await generate(["interviews", "transcripts"]);
  expect(insights.readAnew).toBe(1);
  expect(listEvidence(insights).some(({ sourceLabel }) => sourceLabel === "second: Ben")).toBe(false);
  await creator.send("DELETE", `/api/transcripts/${second}`);
  await purgeSource(app, second);
});

test("a list of competitors is another study: all is read anew", async () => {
  const list = { competitors: [{ name: "Slack", aliases: [] }], notCompetitors: [], ownProduct: null };
  expect((await creator.send("PUT", `/api/interviews/${interviewId}/competitors`, list)).status).toBe(200);
  const insights = await generate(["interviews", "transcripts"]);
  expect(insights.readAnew).toBe(3);
  expect(insights.competitiveAnalysis.competitorMentions).toHaveProperty("Slack");
  expect((await generate(["interviews", "transcripts"])).readAnew).toBe(0);
});

test("no word of a deleted transcript is left, neither in the insights nor in what was kept of it", async () => {
  const [transcript] = (await creator.get(`/api/transcripts?projectId=${projectId}`)).body;
  expect((await creator.get(`/api/interviews/${interviewId}/details`)).text).toContain("zeppelin");
  await creator.send("DELETE", `/api/transcripts/${transcript._id}`);
  expect((await creator.get(`/api/interviews/${interviewId}/details`)).text).not.toContain("zeppelin");
  await creator.post(`/api/transcripts/${transcript._id}/restore`);
  expect((await creator.get(`/api/interviews/${interviewId}/details`)).text).toContain("zeppelin");
  await creator.send("DELETE", `/api/transcripts/${transcript._id}`);
  await purgeSource(app, transcript._id);
  expect((await creator.get(`/api/interviews/${interviewId}/details`)).text).not.toContain("zeppelin");
  const { rows } = await app.db.pool.query(
    "select 1 from coded_sources where coded::text like '%zeppelin%' union all select 1 from source_turns where text like '%zeppelin%'",
  );
  expect(rows).toEqual([]);
});

test("with no transcripts and threads there is nothing to analyse in them", async () => {
  for (const name of ["transcripts", "reddit"]) {
    const reply = await creator.post(`/api/generate-insights/${interviewId}`, {
      selectedDataSources: [name],
    });
    expect(reply.status).toBe(400);
  }
});
