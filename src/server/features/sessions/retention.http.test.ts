import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { deleteExpiredSessions } from "./retention.service.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
});
afterAll(() => app.close());

/** As if everything of a session had happened so many days ago. */
const moveBack = (sessionId: string, days: number) =>
  app.db.pool.query(
    `update sessions set started_at = started_at - make_interval(days => $2),
     last_activity_at = last_activity_at - make_interval(days => $2) where id = $1`,
    [sessionId, days],
  );

const readRow = async (sessionId: string) =>
  (
    await app.db.pool.query(
      `select s.withdrawn_at is not null as gone, s.occupation, count(t.*)::int as turns
       from sessions s left join turns t on t.session_id = s.id where s.id = $1 group by s.id`,
      [sessionId],
    )
  ).rows[0];

const readCounts = async (interviewId: string) =>
  (
    await app.db.pool.query(
      "select sessions_started as started, sessions_completed as completed from interviews where id = $1",
      [interviewId],
    )
  ).rows[0];

const keep = (interviewId: string, retentionDays: number | null) =>
  creator.send("PATCH", `/api/interviews/${interviewId}`, { settings: { retentionDays } });

test("T-RET-1 a session goes after its interview's days, also from findings and personas; its count stays", async () => {
  const interviewId = await makeInterview(creator, projectId);
  await keep(interviewId, 90);
  const old = await makeFinishedSession(app, interviewId, {
    answers: [
      "Last week Zyxretention cost me two hours, because the shared list was out of date on Tuesday.",
    ],
  });
  const young = await makeFinishedSession(app, interviewId);
  expect((await creator.post(`/api/generate-insights/${interviewId}`)).status).toBe(200);
  const persona = (await creator.post("/api/generate-framework", { interviewId })).body;
  await creator.post("/api/save-persona", { ...persona, interviewId, transcriptIds: [] });
  await moveBack(old.sessionId, 91);
  await moveBack(young.sessionId, 89);

  expect(await deleteExpiredSessions(app.deps)).toBe(1);
  expect(await deleteExpiredSessions(app.deps)).toBe(0);

  expect(await readRow(old.sessionId)).toEqual({ gone: true, occupation: null, turns: 0 });
  expect((await readRow(young.sessionId)).gone).toBe(false);
  expect(await readCounts(interviewId)).toEqual({ started: 2, completed: 1 });
  const { text } = await creator.get(`/api/interviews/${interviewId}/details`);
  expect(text).not.toContain("Zyxretention");
  expect((await creator.get("/api/personas")).text).not.toContain("Zyxretention");
});

test("an interview without a limit keeps its sessions", async () => {
  const interviewId = await makeInterview(creator, projectId);
  await keep(interviewId, null);
  const session = await makeFinishedSession(app, interviewId);
  await moveBack(session.sessionId, 4_000);
  await deleteExpiredSessions(app.deps);
  expect((await readRow(session.sessionId)).gone).toBe(false);
});

test("who left without a word is forgotten after 30 days; who said something is kept as promised", async () => {
  const interviewId = await makeInterview(creator, projectId);
  await keep(interviewId, null);
  const silent = await startParticipant(app, interviewId);
  const recent = await startParticipant(app, interviewId);
  const talking = await startParticipant(app, interviewId);
  await talking.say("I write a list on Sunday, and it is out of date by Monday.");
  await moveBack(silent.sessionId, 31);
  await moveBack(recent.sessionId, 29);
  await moveBack(talking.sessionId, 31);
  expect(await deleteExpiredSessions(app.deps)).toBe(1);
  expect(await readRow(silent.sessionId)).toEqual({ gone: true, occupation: null, turns: 0 });
  expect((await readRow(recent.sessionId)).gone).toBe(false);
  expect((await readRow(talking.sessionId)).gone).toBe(false);
});

test("two processes that delete at once delete each session once", async () => {
  const interviewId = await makeInterview(creator, projectId);
  const sessions = await Promise.all([1, 2, 3].map(() => makeFinishedSession(app, interviewId)));
  for (const { sessionId } of sessions) await moveBack(sessionId, 400);
  await Promise.all([deleteExpiredSessions(app.deps), deleteExpiredSessions(app.deps)]);
  expect(await readCounts(interviewId)).toEqual({ started: 3, completed: 0 });
});
