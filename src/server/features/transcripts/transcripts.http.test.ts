import { afterAll, beforeAll, expect, test } from "vitest";
import type { Evidence, StoredInsights } from "#contract/insights.ts";
import type { Speaker, Transcript } from "#contract/transcripts.ts";
import type { Client } from "../../testing/client.ts";
import { makeCreator, makeInterview, makeProject } from "../../testing/makers.ts";
import { purgeSource } from "../../testing/purge-deleted.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { readProjectSources, readSources } from "./source-texts.service.ts";
import { makeForm, talk } from "./upload-for-tests.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let accountId: string;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  accountId = (await creator.get("/api/current_user")).body._id;
});
afterAll(() => app.close());

async function upload(text = talk, projectId = "", by: Client = creator): Promise<Transcript> {
  const reply = await by.post("/api/upload-transcript", makeForm([["talk.txt", text]], { projectId }));
  if (reply.status !== 200) throw new Error(`uploading failed: ${reply.text}`);
  return reply.body[0];
}

const change = (id: string, body: unknown, by: Client = creator) =>
  by.send("PATCH", `/api/transcripts/${id}`, body);

test("the list is newest first, and one project's where it is named", async () => {
  const projectId = await makeProject(creator);
  const first = await upload(talk, projectId);
  const second = await upload(talk, projectId);
  await upload();
  const ids = async (path: string) =>
    (await creator.get(path)).body.map((transcript: Transcript) => transcript._id);
  expect(await ids(`/api/transcripts?projectId=${projectId}`)).toEqual([second._id, first._id]);
  expect((await ids("/api/transcripts")).slice(1, 3)).toEqual([second._id, first._id]);
  const other = await makeCreator(app);
  expect((await other.get("/api/transcripts")).body).toEqual([]);
  expect((await other.get(`/api/transcripts?projectId=${projectId}`)).status).toBe(404);
});

test("somebody else's transcript is not there, whatever is done with it", async () => {
  const { _id } = await upload();
  const other = await makeCreator(app);
  const path = `/api/transcripts/${_id}`;
  const replies = [
    await other.get(path),
    await change(_id, { name: "Mine" }, other),
    await other.send("DELETE", path),
    await creator.get(`/api/transcripts/${"x".repeat(22)}`),
  ];
  for (const reply of replies) expect([reply.status, reply.body.code]).toEqual([404, "transcript_not_found"]);
  expect((await creator.get(path)).body.name).toBe("talk");
});

test("who is interviewer and who participant can be corrected, and is certain then", async () => {
  const { _id, speakers, notices } = await upload(
    "Ana: I write a list on Sunday, and most is done.\nBen: And the rest of it, where does that go?\nAna: It waits.\nBen: I see, it just waits.",
  );
  expect(notices.join(" ")).toContain("was guessed");
  const [ana, ben] = speakers;
  const reply = await change(_id, {
    name: "Sunday",
    tags: ["pilot", "wave 2", "pilot"],
    speakers: [
      { id: ana?.id, role: "interviewer" },
      { id: ben?.id, role: "participant", name: "Benedict" },
    ],
  });
  expect(reply.body).toMatchObject({ name: "Sunday", tags: ["pilot", "wave 2"], notices: [] });
  expect(reply.body.speakers).toEqual([
    { id: ana?.id, name: "Ana", role: "interviewer", confidence: 1 },
    { id: ben?.id, name: "Benedict", role: "participant", confidence: 1 },
  ]);
  const [source] = await readSources(app.db, { accountId, transcriptIds: [_id] });
  expect(source?.label).toBe("Sunday");
  expect(source?.segments.map((segment) => segment.speaker)).toEqual([
    "interviewer",
    "participant",
    "interviewer",
    "participant",
  ]);
});

test("a name alone says nothing of the role", async () => {
  const { _id, speakers } = await upload("Ana: I wait.\nBen: I see.\nAna: So.\nBen: Yes.");
  const reply = await change(_id, { speakers: [{ id: speakers[0]?.id, name: "Anna" }] });
  const { confidence, role } = reply.body.speakers[0];
  expect({ confidence, role }).toEqual({ confidence: speakers[0]?.confidence, role: speakers[0]?.role });
});

test("without a participant the transcript says that nothing counts", async () => {
  const { _id, speakers } = await upload(`${talk}\nAna: And that is all.`);
  const roles = speakers.map(({ id }) => ({ id, role: "other" }));
  const reply = await change(_id, { speakers: roles });
  expect(reply.body.notices).toEqual([expect.stringContaining("No participant was found")]);
});

test("changes that cannot be made are refused and change nothing", async () => {
  const { _id } = await upload();
  const foreign = await makeProject(await makeCreator(app));
  for (const [body, status] of [
    [{ speakers: [{ id: "s99", role: "participant" }], name: "No" }, 400],
    [{ projectId: foreign, name: "No" }, 404],
    [{ name: " " }, 400],
    [{ speakers: [{ id: "s1", role: "spy" }] }, 400],
    [{ tags: [""] }, 400],
  ] as const) {
    expect((await change(_id, body)).status).toBe(status);
  }
  const { name, projectId } = (await creator.get(`/api/transcripts/${_id}`)).body;
  expect({ name, projectId }).toEqual({ name: "talk", projectId: null });
});

test("ids, owners and counts that somebody sends along are refused", async () => {
  const { _id } = await upload();
  const reply = await change(_id, { _id: "other", ownerId: "other", wordCount: 1, name: "Renamed" });
  expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ["_id", "ownerId", "wordCount"]]);
  expect((await creator.get(`/api/transcripts/${_id}`)).body).toMatchObject({
    name: "talk",
    wordCount: 34,
  });
});

test("a transcript moves into a project and out of it", async () => {
  const projectId = await makeProject(creator);
  const { _id } = await upload();
  expect((await change(_id, { projectId })).body.projectId).toBe(projectId);
  expect(await readProjectSources(app.db, projectId, [_id])).toHaveLength(1);
  expect((await change(_id, { projectId: null })).body.projectId).toBe(null);
  expect(await readProjectSources(app.db, projectId, [_id])).toEqual([]);
});

test("transcripts of a deleted project are out of reach with it", async () => {
  const projectId = await makeProject(creator);
  const { _id } = await upload(talk, projectId);
  await creator.send("DELETE", `/api/projects/${projectId}`);
  expect((await creator.get(`/api/transcripts/${_id}`)).status).toBe(404);
  await creator.post(`/api/projects/${projectId}/restore`);
  expect((await creator.get(`/api/transcripts/${_id}`)).status).toBe(200);
});

test("several participants of a talk are people of their own", async () => {
  const { _id, speakers } = await upload(
    "Moderator: What do you use?\nParticipant 1: A list.\nParticipant 2: Nothing.\nModerator: Why?\nParticipant 1: Habit.",
    await makeProject(creator),
  );
  const [source] = await readSources(app.db, { accountId, transcriptIds: [_id] });
  const people = speakers.filter((speaker: Speaker) => speaker.role === "participant");
  expect(people).toHaveLength(2);
  expect(source?.segments.map((segment) => segment.person ?? null)).toEqual([
    null,
    people[0]?.id,
    people[1]?.id,
    null,
    people[0]?.id,
  ]);
  expect(Object.values(source?.personLabels ?? {})).toEqual(["talk: Participant 1", "talk: Participant 2"]);
});

test("sources come in the order in which they are named, and a foreign one stops all", async () => {
  const first = await upload();
  const second = await upload();
  const read = await readSources(app.db, { accountId, transcriptIds: [second._id, first._id, second._id] });
  expect(read.map((source) => source.id)).toEqual([second._id, first._id]);
  const foreign = await upload(talk, "", await makeCreator(app));
  const outcome = readSources(app.db, { accountId, transcriptIds: [first._id, foreign._id] });
  await expect(outcome).rejects.toMatchObject({ code: "transcript_not_found" });
});

function quotesOf(insights: StoredInsights, sourceId: string): Evidence[] {
  const all = [...insights.findings, ...insights.keywords].flatMap((item) => item.evidence);
  return all.filter((item) => item.sourceId === sourceId);
}

test("a deleted transcript takes its words out of what was found, also where it has moved since", async () => {
  const projectId = await makeProject(creator);
  const interviewId = await makeInterview(creator, projectId);
  const text = `Interviewer: What annoys you?
Ana: I hate that the calendar loses my appointments, it is a terrible bug and I missed two meetings last week.
Interviewer: What would help?
Ana: I wish the calendar would warn me, because I need a reminder before every meeting.`;
  const { _id } = await upload(text, projectId);
  const reply = await creator.post(`/api/generate-insights/${interviewId}`, {
    selectedDataSources: { interviews: false, reddit: false, transcripts: true },
  });
  expect([reply.status, reply.body.error]).toEqual([200, undefined]);
  expect(quotesOf(reply.body.insights, _id).length).toBeGreaterThan(0);
  await change(_id, { projectId: null });
  expect((await creator.send("DELETE", `/api/transcripts/${_id}`)).status).toBe(200);
  const shown = (await creator.get(`/api/interviews/${interviewId}/details`)).text;
  expect(shown).not.toContain("loses my appointments");
  await purgeSource(app, _id);
  const { rows } = await app.db.pool.query(
    "select (select string_agg(content::text, '') from insights) || coalesce((select string_agg(coded::text, '') from coded_sources), '') as kept",
  );
  expect(rows[0].kept).not.toContain("loses my appointments");
  expect((await creator.send("DELETE", `/api/transcripts/${_id}`)).status).toBe(404);
});

test("a deleted transcript takes its words out of saved personas", async () => {
  const text = `Interviewer: What is hard about your invoices?
Ana: I always forget to send the invoices, which is really annoying for my clients.
Interviewer: What would help?
Ana: I wish the tool could remind late payers automatically. I want to spend less time on paper.`;
  const { _id } = await upload(text);
  const made = await creator.post("/api/generate-framework", { transcriptIds: [_id] });
  expect([made.status, made.body.error]).toEqual([200, undefined]);
  expect((await creator.post("/api/save-persona", { ...made.body, transcriptIds: [_id] })).status).toBe(201);
  const readPersonas = async () =>
    (await app.db.pool.query("select string_agg(content::text, '') as kept from personas")).rows[0].kept ??
    "";
  expect(await readPersonas()).toContain("invoices");
  const shown = async () => (await creator.get("/api/personas")).text;
  const before = await shown();
  expect((await creator.send("DELETE", `/api/transcripts/${_id}`)).status).toBe(200);
  expect(await shown()).not.toContain("invoices");
  expect((await creator.post(`/api/transcripts/${_id}/restore`)).status).toBe(200);
  expect(await shown()).toBe(before);
  await creator.send("DELETE", `/api/transcripts/${_id}`);
  await purgeSource(app, _id);
  expect(await readPersonas()).not.toContain("invoices");
});
