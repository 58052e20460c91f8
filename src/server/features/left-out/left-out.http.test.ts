import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StoredInsights } from "#contract/insights.ts";
import { type Client, openClient } from "../../testing/client.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { purgeSession } from "../../testing/purge-deleted.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { makeForm, talk } from "../transcripts/upload-for-tests.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let viewer: Client;
let projectId: string;
let interviewId: string;
let ids: string[];
let transcriptId: string;

const wombats = "The wombat scheduler crashes every Tuesday morning, so I print the rota instead.";
const answers = [
  [wombats, "I wish the rota were on one page."],
  ["Slack is slow and I lose an hour a day waiting for it.", "I wish Slack loaded faster."],
];

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
  interviewId = await makeInterview(creator, projectId);
  ids = [];
  for (const own of answers) {
    ids.push((await makeFinishedSession(app, interviewId, { answers: own })).sessionId);
  }
  const upload = await creator.post("/api/upload-transcript", makeForm([["ana.txt", talk]], { projectId }));
  transcriptId = upload.body[0]._id;
  const guest = await makeCreator(app, "A viewer");
  const { _id } = (await guest.get("/api/current_user")).body;
  await app.db.orm.execute(sql`insert into members (id, project_id, user_id, email, role, accepted_at)
    values ('member1', ${projectId}, ${_id}, ${guest.email}, 'viewer', now())`);
  viewer = guest;
});
afterAll(() => app.close());

const path = () => `/api/interviews/${interviewId}/left-out`;
const change = (leftOut: boolean, of: Record<string, unknown>, who: Client = creator) =>
  who.post(path(), { leftOut, ...of });
const generate = async (): Promise<StoredInsights> => {
  const sources = { interviews: true, transcripts: true };
  const reply = await creator.post(`/api/generate-insights/${interviewId}`, { selectedDataSources: sources });
  expect(reply.status).toBe(200);
  return reply.body.insights;
};
const shown = async (): Promise<StoredInsights> =>
  (await creator.get(`/api/interviews/${interviewId}/details`)).body.insights;
const listed = async (id: string) => {
  const { sessions } = (await creator.get(`/api/interviews/${interviewId}/sessions?view=summary`)).body;
  return sessions.find((session: { id: string }) => session.id === id);
};
const exported = async (format: string) =>
  (await creator.get(`/api/interviews/${interviewId}/export?format=${format}`)).text;

test("a session that is left out leaves what is shown at once, and the next analysis, report and export", async () => {
  await generate();
  expect(JSON.stringify(await shown())).toContain("wombat");
  expect((await change(true, { sourceIds: [ids[0]] })).body).toEqual({ success: true, changed: 1 });
  const after = await shown();
  expect(JSON.stringify({ findings: after.findings, keywords: after.keywords })).not.toContain("wombat");
  expect(after.notes.join(" ")).toContain("left out");
  const next = await generate();
  expect(next.sources.interviews).toBe(1);
  expect(JSON.stringify(next)).not.toContain("wombat");
  expect(await exported("json")).not.toContain("wombat");
  const asked = await creator.post(`/api/interviews/${interviewId}/ask`, { question: "wombat scheduler" });
  expect(asked.body).toMatchObject({ found: false, searched: 1 });
  const { token } = (await creator.post(`/api/interviews/${interviewId}/report-links`, { days: 7 })).body;
  const report = await openClient(app.url).get(`/api/reports/${token}`);
  expect([report.status, report.text.includes("wombat")]).toEqual([200, false]);
});

test("the lists say who left it out and when, and taking it back in brings its words back", async () => {
  const { leftOut } = await listed(ids[0] ?? "");
  expect(leftOut.by).toBe("Ada Researcher");
  expect(Date.parse(leftOut.at)).toBeGreaterThan(Date.now() - 60_000);
  const { body } = await creator.get(path());
  expect(body.sources).toMatchObject([{ sourceId: ids[0], kind: "interview", label: "P-01" }]);
  expect((await change(false, { sourceIds: ids })).body.changed).toBe(1);
  expect((await listed(ids[0] ?? "")).leftOut).toBeNull();
  expect((await creator.get(path())).body).toEqual({ sources: [], quotes: [] });
  const next = await generate();
  expect(next.sources.interviews).toBe(2);
  expect(JSON.stringify(next)).toContain("wombat");
});

test("several go out at once, those of somebody else and those that are not there are passed over", async () => {
  const other = await makeInterview(creator, projectId);
  const elsewhere = (await makeFinishedSession(app, other)).sessionId;
  const stranger = await makeCreator(app, "Somebody else");
  const foreignProject = await makeProject(stranger);
  const foreign = await stranger.post(
    "/api/upload-transcript",
    makeForm([["theirs.txt", talk]], { projectId: foreignProject }),
  );
  const sourceIds = [...ids, ...ids, transcriptId, elsewhere, foreign.body[0]._id, "A".repeat(22)];
  expect((await change(true, { sourceIds })).body.changed).toBe(3);
  const { sources } = (await creator.get(path())).body;
  expect(new Set(sources.map(({ sourceId }: { sourceId: string }) => sourceId))).toEqual(
    new Set([...ids, transcriptId]),
  );
  expect((await stranger.get(`/api/transcripts/${foreign.body[0]._id}`)).body.leftOut).toBeNull();
  const selectedDataSources = { interviews: true, transcripts: true };
  const nothing = await creator.post(`/api/generate-insights/${interviewId}`, { selectedDataSources });
  expect([nothing.status, nothing.body.code]).toEqual([400, "nothing_to_analyze"]);
  expect((await change(true, { sourceIds })).body.changed).toBe(0);
  expect((await change(false, { sourceIds: [...ids, transcriptId] })).body.changed).toBe(3);
});

test("an uploaded transcript that is left out says so, and is read no more", async () => {
  await change(true, { sourceIds: [transcriptId] });
  const { body } = await creator.get(`/api/transcripts?projectId=${projectId}`);
  expect(body[0].leftOut.by).toBe("Ada Researcher");
  expect((await generate()).sources.transcripts).toBe(0);
  expect(await exported("json")).not.toContain("I write a list on Sunday");
  await change(false, { sourceIds: [transcriptId] });
  expect((await generate()).sources.transcripts).toBe(1);
  const patch = (leftOut: boolean, who: Client = creator) =>
    who.send("PATCH", `/api/transcripts/${transcriptId}`, { leftOut });
  expect((await patch(true)).body.leftOut.by).toBe("Ada Researcher");
  expect((await patch(false, viewer)).status).toBe(403);
  expect((await generate()).sources.transcripts).toBe(0);
  expect((await patch(false)).body.leftOut).toBeNull();
});

test("one quote that is left out goes, the rest of its message stays", async () => {
  const before = await generate();
  const found = before.findings
    .flatMap(({ evidence }) => evidence)
    .find((one) => one.quote.includes("wombat"));
  if (!found) throw new Error("no finding has the words that were said");
  const { sourceId, messageId, start, end } = found;
  const quotes = [{ sourceId, messageId, start, end }];
  expect((await change(true, { quotes })).body.changed).toBe(1);
  const quotesOf = ({ findings }: StoredInsights) =>
    findings.flatMap(({ evidence }) => evidence).filter((one) => one.messageId === messageId);
  expect(quotesOf(await shown()).filter((one) => one.start < end && start < one.end)).toEqual([]);
  const next = await generate();
  expect(quotesOf(next).filter((one) => one.start < end && start < one.end)).toEqual([]);
  expect(next.sources.interviews).toBe(2);
  const listedQuotes = (await creator.get(path())).body.quotes;
  expect(listedQuotes).toMatchObject([{ ...quotes[0], quote: found.quote, by: "Ada Researcher" }]);
  expect((await change(false, { quotes })).body.changed).toBe(1);
  expect(quotesOf(await generate()).map(({ quote }) => quote)).toContain(found.quote);
});

test("a passage that is not in its message is refused, one of a message that is not there is passed over", async () => {
  const quote = { sourceId: ids[0], messageId: "nowhere", start: 0, end: 5 };
  expect((await change(true, { quotes: [quote] })).body.changed).toBe(0);
  const { messages } = (await creator.get(`/api/sessions/${ids[0]}/transcript`)).body;
  const said = messages.find(({ sender }: { sender: string }) => sender === "user");
  const beyond = { ...quote, messageId: said._id, end: 100_000 };
  expect((await change(true, { quotes: [beyond] })).status).toBe(400);
  expect((await change(true, {})).status).toBe(400);
});

test("viewers read what is left out and change nothing; strangers and guests learn nothing", async () => {
  expect((await viewer.get(path())).status).toBe(200);
  expect((await change(true, { sourceIds: ids }, viewer)).status).toBe(403);
  const stranger = await makeCreator(app, "Nobody");
  expect((await stranger.get(path())).status).toBe(404);
  expect((await change(true, { sourceIds: ids }, stranger)).status).toBe(404);
  expect((await openClient(app.url).get(path())).status).toBe(401);
  expect((await creator.get(path())).body.sources).toEqual([]);
});

test("a session that is deleted takes along what was left out of it", async () => {
  const { messages } = (await creator.get(`/api/sessions/${ids[1]}/transcript`)).body;
  const said = messages.find(({ sender }: { sender: string }) => sender === "user");
  const quotes = [{ sourceId: ids[1], messageId: said._id, start: 0, end: 5 }];
  expect((await change(true, { quotes })).body.changed).toBe(1);
  await creator.send("DELETE", `/api/interviews/${interviewId}/sessions/${ids[1]}`);
  await purgeSession(app, ids[1] ?? "");
  const { rows } = await app.db.orm.execute(sql`select * from left_out_quotes`);
  expect(rows).toEqual([]);
});
