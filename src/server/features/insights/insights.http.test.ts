import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Evidence, StoredInsights } from "#contract/insights.ts";
import { claimJob, findJob, insertJob } from "../../jobs/jobs.store.ts";
import { startJobs } from "../../start-jobs.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { generateInsights } from "./insights.service.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let accountId: string;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  accountId = (await creator.get("/api/current_user")).body._id;
});
afterAll(() => app.close());

const newInterview = async () => makeInterview(creator, await makeProject(creator));
const generate = (interviewId: string, body: unknown = {}) =>
  creator.post(`/api/generate-insights/${interviewId}`, body);
const interviewsOnly = { interviews: true, reddit: false, transcripts: false };

function listEvidence(insights: StoredInsights): Evidence[] {
  return [...insights.findings, ...insights.keywords].flatMap((item) => item.evidence);
}

test("every quote of the insights is in the transcript, character for character, at its place", async () => {
  const interviewId = await newInterview();
  await makeFinishedSession(app, interviewId);
  await makeFinishedSession(app, interviewId);
  const reply = await generate(interviewId, { selectedDataSources: { interviews: true, reddit: false } });
  expect(reply.status).toBe(200);
  const insights: StoredInsights = reply.body.insights;
  expect(insights.sources).toEqual({ interviews: 2, transcripts: 0, threads: 0 });
  const evidence = listEvidence(insights);
  expect(evidence.length).toBeGreaterThan(0);
  const sessions = (await creator.get(`/api/interviews/${interviewId}/sessions/processed`)).body;
  const messages = new Map(
    sessions.flatMap((session: { messages: { _id: string; text: string }[] }) =>
      session.messages.map((message) => [message._id, message]),
    ),
  ) as Map<string, { text: string; sender: string; sentiment: string | null }>;
  for (const { quote, messageId, start, end, sourceLabel } of evidence) {
    const message = messages.get(messageId);
    expect(message?.sender).toBe("user");
    expect(
      Array.from(message?.text ?? "")
        .slice(start, end)
        .join(""),
    ).toBe(quote);
    expect(sourceLabel).toMatch(/^P-0[12]$/);
  }
  const sentiments = [...messages.values()].filter((message) => message.sender === "user");
  expect(sentiments.every((message) => message.sentiment !== null)).toBe(true);
  const details = await creator.get(`/api/interviews/${interviewId}/details`);
  expect(details.body.insights).toEqual(insights);
});

test("what cannot be analysed is said in a sentence", async () => {
  const interviewId = await newInterview();
  const say = async (body: unknown) => {
    const { status, body: answer } = await generate(interviewId, body);
    return [status, answer.error];
  };
  const none = [400, "Please select at least one data source"];
  expect(await say({ selectedDataSources: [] })).toEqual(none);
  expect(await say({ selectedDataSources: { interviews: false } })).toEqual(none);
  expect((await say({ selectedDataSources: ["everything"] }))[0]).toBe(400);
  expect((await say({ selectedDataSources: { interviews: "yes" } }))[0]).toBe(400);
  await startParticipant(app, interviewId);
  const nothing = [400, "No completed sessions to analyze yet"];
  expect(await say({})).toEqual(nothing);
  expect(await say({ selectedDataSources: ["interviews"] })).toEqual(nothing);
  const stranger = await makeCreator(app, "Eve");
  expect((await stranger.post(`/api/generate-insights/${interviewId}`)).status).toBe(404);
});

test("twenty clicks at once make one analysis", async () => {
  const interviewId = await newInterview();
  await makeFinishedSession(app, interviewId);
  const replies = await Promise.all(Array.from({ length: 20 }, () => generate(interviewId)));
  expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(200));
  expect(new Set(replies.map((reply) => reply.body.insights.generatedAt)).size).toBe(1);
  const { rows } = await app.db.pool.query("select id from jobs where interview_id = $1", [interviewId]);
  expect(rows).toHaveLength(1);
});

test("an analysis that takes longer is answered with its job, which tells how far it is until it is done", async () => {
  const interviewId = await newInterview();
  await makeFinishedSession(app, interviewId);
  const answer = await generateInsights(app.deps, {
    accountId,
    interviewId,
    sources: interviewsOnly,
    waitMs: 0,
  });
  if (!("job" in answer)) throw new Error("no job");
  const read = () => creator.get(`/api/jobs/${answer.job._id}`);
  await expect.poll(async () => (await read()).body.status).toBe("done");
  expect((await read()).body).toMatchObject({ kind: "insights", percent: 100, error: null });
  const stranger = await makeCreator(app, "Eve");
  expect((await stranger.get(`/api/jobs/${answer.job._id}`)).body.error).toBe("Job not found");
});

test("the newest result is shown and only the last three are kept", async () => {
  const interviewId = await newInterview();
  await makeFinishedSession(app, interviewId);
  for (let run = 0; run < 4; run++) expect((await generate(interviewId)).status).toBe(200);
  const rows = await app.db.orm.execute(sql`select id from insights where interview_id = ${interviewId}`);
  expect(rows.rowCount).toBe(3);
});

test("no word of a deleted or withdrawn session is left in the insights", async () => {
  const interviewId = await newInterview();
  const answers = [
    "I always lose the zebrafish folder when the sync breaks, and it is really frustrating every single Monday.",
    "We need a much better zebrafish search because finding old zebrafish decisions is slow and painful for me.",
  ];
  const gone = await makeFinishedSession(app, interviewId, { answers });
  const withdrawn = await makeFinishedSession(app, interviewId, { answers });
  const kept = await makeFinishedSession(app, interviewId);
  const before = await generate(interviewId);
  expect(before.text).toContain("zebrafish");
  await creator.send("DELETE", `/api/interviews/${interviewId}/sessions/${gone.sessionId}`);
  await withdrawn.post(`/api/sessions/${withdrawn.sessionId}/withdraw`, {
    resumeToken: withdrawn.resumeToken,
  });
  const details = await creator.get(`/api/interviews/${interviewId}/details`);
  expect(details.text).not.toContain("zebrafish");
  expect(details.text).toContain(kept.sessionId);
  expect(details.body.insights.notes.join(" ")).toMatch(/deleted or withdrawn/);
});

test("an analysis that a dead process left behind is done by the next one that starts", async () => {
  const interviewId = await newInterview();
  await makeFinishedSession(app, interviewId);
  const id = app.deps.newId();
  const row = { id, kind: "insights", ownerId: accountId, interviewId, input: {}, status: "queued" } as const;
  await insertJob(app.db.orm, row);
  await claimJob(app.db, { jobId: id, runId: "dead" });
  await app.db.orm.execute(sql`update jobs set heartbeat_at = now() - interval '2 minutes' where id = ${id}`);
  const next = startJobs(app.deps);
  try {
    await expect.poll(async () => (await findJob(app.db, id))?.status).toBe("done");
  } finally {
    await next.stop();
  }
  const details = await creator.get(`/api/interviews/${interviewId}/details`);
  expect(details.body.insights.sources.interviews).toBe(1);
});

test("a creator's own insight is kept with its tags, and a blank one is refused", async () => {
  const interviewId = await newInterview();
  const add = (body: unknown) => creator.post(`/api/interviews/${interviewId}/insights`, body);
  const finding = { title: "Custom Insight", description: "Search is slow", tags: [" search", "search", ""] };
  const reply = await add({ notes: "Said by two", keyFindings: [finding] });
  expect(reply.status).toBe(201);
  expect(reply.body.insights).toMatchObject([
    { title: "Custom Insight", notes: "Said by two", description: "Search is slow", tags: ["search"] },
  ]);
  expect((await add({ notes: "Only a note" })).body.insights).toMatchObject([
    { notes: "Only a note", tags: [] },
  ]);
  for (const blank of [{}, { notes: "  ", keyFindings: [{ description: " ", tags: [""] }] }]) {
    const refused = await add(blank);
    expect([refused.status, refused.body.error]).toEqual([400, "Failed to save insight."]);
  }
  const details = await creator.get(`/api/interviews/${interviewId}/details`);
  expect(details.body.customInsights).toHaveLength(2);
  const stranger = await makeCreator(app, "Eve");
  expect((await stranger.post(`/api/interviews/${interviewId}/insights`, { notes: "x" })).status).toBe(404);
});

test("interviews that stand in no figure are named in the report's notes and in no count", async () => {
  const interviewId = await newInterview();
  const left = await makeFinishedSession(app, interviewId);
  await makeFinishedSession(app, interviewId);
  const unfinished = await startParticipant(app, interviewId);
  await unfinished.say("I use a paper list on the fridge.");
  const path = `/api/interviews/${interviewId}/left-out`;
  expect((await creator.post(path, { leftOut: true, sourceIds: [left.sessionId] })).status).toBe(200);
  const { insights } = (await generate(interviewId)).body;
  expect(insights.sources.interviews).toBe(1);
  const note = "Not read and not counted: 1 interview left unfinished, 1 interview left out by hand.";
  expect(insights.notes).toContain(note);
  const details = (await creator.get(`/api/interviews/${interviewId}/details`)).body;
  expect(details.counts).toEqual({ started: 3, completed: 2, stoppedEarly: 0, leftOut: 1 });
  expect((await creator.get(`/api/interviews/${interviewId}/export?format=md`)).text).toContain(note);
});
