import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Form } from "#contract/forms.ts";
import { formAnswers } from "../../db/schema.ts";
import { openClient } from "../../testing/client.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
  userInfo,
} from "../../testing/makers.ts";
import { purgeSession } from "../../testing/purge-deleted.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
});
afterAll(() => app.close());

const newInterview = async () => makeInterview(creator, await makeProject(creator));

/** Copies of a session, all begun at the same microsecond, as a class that starts together does. */
async function copySession(sessionId: string, count: number): Promise<void> {
  await app.db.orm.execute(sql`
    insert into sessions
    select (jsonb_populate_record(s, jsonb_build_object(
      'id', lpad(n::text, 22, '0'), 'number', 100 + n, 'incentive_code', null,
      'completed_at', case when n % 2 = 0 then now() end, 'started_at', timestamptz '2026-05-05 10:00:00.123456Z'))).*
    from sessions s, generate_series(1, ${count}) n where s.id = ${sessionId}`);
}

test("a creator reads what was said, by whom, and which question it answers", async () => {
  const interviewId = await newInterview();
  const participant = await makeFinishedSession(app, interviewId);
  const reply = await creator.get(`/api/interviews/${interviewId}/sessions`);
  expect(reply.status).toBe(200);
  const [session] = reply.body;
  expect(session).toMatchObject({ id: participant.sessionId, label: "P-01", completed: true });
  expect(session.messages[0]).toMatchObject({
    sender: "bot",
    text: participant.firstMessage,
    sentiment: null,
  });
  expect(session.messages[1]).toMatchObject({ sender: "user", move: null });
  expect(session.messages[1].questionId).toBe(session.messages[0].questionId);
  expect(session.messages[1].questionId).not.toBeNull();
  expect(session.messageCount).toBe(session.messages.length);
  const transcript = await creator.get(`/api/sessions/${participant.sessionId}/transcript`);
  expect(transcript.body).toMatchObject({
    interviewId,
    interviewName: "Tools for remote work",
    formAnswers: [],
  });
  // Why it asked is worked out for one transcript at a time.
  expect(transcript.body.messages.map((message: object) => ({ ...message, why: null }))).toEqual(
    session.messages,
  );
});

test("paging through sessions that began at the same moment shows each once, in both orders", async () => {
  const interviewId = await newInterview();
  const { sessionId } = await startParticipant(app, interviewId);
  await copySession(sessionId, 23);
  for (const sort of ["newest", "oldest"]) {
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const path: string = `/api/interviews/${interviewId}/sessions?view=summary&limit=5&sort=${sort}&cursor=${cursor}`;
      const { status, body } = await creator.get(path);
      expect(status).toBe(200);
      expect(body.counts).toEqual({ all: 24, completed: 11, notCompleted: 13, turnedAway: 0 });
      seen.push(...body.sessions.map((session: { id: string }) => session.id));
      cursor = body.nextCursor;
    }
    expect(seen).toHaveLength(24);
    expect(new Set(seen).size).toBe(24);
    expect(sort === "newest" ? seen[0] : seen.at(-1)).toBe(sessionId);
  }
  const completed = await creator.get(
    `/api/interviews/${interviewId}/sessions?view=summary&status=completed`,
  );
  expect(completed.body.sessions).toHaveLength(11);
  expect(completed.body.sessions.every((session: { completed: boolean }) => session.completed)).toBe(true);
  const open = await creator.get(`/api/interviews/${interviewId}/sessions?view=summary&status=not_completed`);
  expect(open.body.sessions).toHaveLength(13);
});

test("a cursor that is not one of ours is refused, not answered with an error of the server", async () => {
  const interviewId = await newInterview();
  const wrong = ["x", "2026-02-31T00:00:00.000000Z a", "9999-99-99T99:99:99.000000Z a", "' or 1=1"];
  for (const text of wrong) {
    const cursor = Buffer.from(text).toString("base64url");
    const reply = await creator.get(`/api/interviews/${interviewId}/sessions?view=summary&cursor=${cursor}`);
    expect(reply.status).toBe(400);
  }
});

test("address and code are shown for completed and claimed sessions, and the address only where it may be linked", async () => {
  const interviewId = await newInterview();
  const finished = await makeFinishedSession(app, interviewId);
  await startParticipant(app, interviewId);
  const read = async () =>
    (await creator.get(`/api/interviews/${interviewId}/sessions?view=summary`)).body.sessions;
  expect((await read())[1]).toMatchObject({ email: null, incentiveCode: finished.incentiveCode });
  const claim = { email: "pat@example.org", incentiveCode: finished.incentiveCode };
  expect((await finished.post(`/api/complete/${finished.sessionId}/claim`, claim)).status).toBe(200);
  const [open, done] = await read();
  expect(done).toMatchObject({ email: "pat@example.org", incentiveCode: finished.incentiveCode });
  expect(open).toMatchObject({ completed: false, email: null, incentiveCode: null });
  await creator.send("PATCH", `/api/interviews/${interviewId}`, { settings: { linkEmailToSession: false } });
  expect((await read())[1].email).toBeNull();
});

test("a withdrawn session appears nowhere", async () => {
  const interviewId = await newInterview();
  const gone = await makeFinishedSession(app, interviewId);
  const kept = await makeFinishedSession(app, interviewId, { info: { ...userInfo, townCity: "Cork" } });
  await gone.post(`/api/sessions/${gone.sessionId}/withdraw`, { resumeToken: gone.resumeToken });
  for (const path of ["sessions", "sessions/processed", "sessions?view=summary"]) {
    const reply = await creator.get(`/api/interviews/${interviewId}/${path}`);
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(kept.sessionId);
    expect(reply.text).not.toContain(gone.sessionId);
  }
  const { body } = await creator.get(`/api/interviews/${interviewId}/sessions/demographics`);
  expect(body.cities).toEqual({ Cork: 1 });
  expect((await creator.get(`/api/sessions/${gone.sessionId}/transcript`)).status).toBe(404);
});

test("demographics count one place under its commonest spelling, and take any word for a word", async () => {
  const interviewId = await newInterview();
  const towns = ["Galway", " galway ", "Galway", "GALWAY", "__proto__", "constructor"];
  for (const [index, townCity] of towns.entries()) {
    const { sessionId } = await startParticipant(app, interviewId, { ...userInfo, townCity });
    if (index === 3) continue;
    await app.db.orm.execute(sql`update sessions set completed_at = now() where id = ${sessionId}`);
  }
  const { body } = await creator.get(`/api/interviews/${interviewId}/sessions/demographics`);
  expect(Object.entries(body.cities)).toEqual([
    ["Galway", 3],
    ["__proto__", 1],
    ["constructor", 1],
  ]);
  expect(body.ageRanges).toEqual({ "25-34": 5 });
  expect(body.occupations).toEqual({ Nurse: 5 });
});

test("other creators get the answer that nothing is there, and visitors are asked to log in", async () => {
  const interviewId = await newInterview();
  const { sessionId } = await startParticipant(app, interviewId);
  const stranger = await makeCreator(app, "Eve");
  const unknown = "0123456789ABCDEFGHIJab";
  const calls = (interview: string, session: string): [string, string][] => [
    ["GET", `/api/interviews/${interview}/sessions`],
    ["GET", `/api/interviews/${interview}/sessions?view=summary`],
    ["GET", `/api/interviews/${interview}/sessions/processed`],
    ["GET", `/api/interviews/${interview}/sessions/demographics`],
    ["GET", `/api/sessions/${session}/transcript`],
    ["GET", `/api/sessions/${session}/annotations`],
    ["DELETE", `/api/interviews/${interview}/sessions/${session}`],
  ];
  const own = calls(interviewId, sessionId);
  for (const [index, [method, path]] of own.entries()) {
    const [, unknownPath] = calls(unknown, unknown)[index] ?? ["", ""];
    const theirs = await stranger.send(method, path);
    expect(theirs.status).toBe(404);
    expect(theirs.text).toBe((await stranger.send(method, unknownPath)).text);
    expect((await openClient(app.url).send(method, path)).status).toBe(401);
    expect((await creator.send(method, path)).status).toBe(200);
  }
});

test("a transcript holds what the participant answered in the forms, under the forms' own words", async () => {
  const forms: Form[] = (await creator.get("/api/forms")).body;
  const form = forms.find((one) => one.fields.some((field) => field.kind === "scale"));
  const field = form?.fields.find((one) => one.kind === "scale");
  if (!form || !field) throw new Error("there is no form with a scale");
  const interviewId = await makeInterview(creator, await makeProject(creator), {
    postInterviewFormId: form._id,
  });
  const { sessionId } = await makeFinishedSession(app, interviewId);
  const answers = { [field.id]: 2, "a field of old": ["one", "two"] };
  await app.db.orm
    .insert(formAnswers)
    .values({ sessionId, formId: form._id, projectId: "p", answers })
    .onConflictDoUpdate({ target: [formAnswers.sessionId, formAnswers.formId], set: { answers } });
  const { body } = await creator.get(`/api/sessions/${sessionId}/transcript`);
  expect(body.formAnswers).toHaveLength(1);
  expect(body.formAnswers[0]).toMatchObject({ formName: form.name, formType: form.formType });
  expect(body.formAnswers[0].answers).toEqual([
    { question: field.label, answer: "2" },
    { question: "a field of old", answer: "one, two" },
  ]);
});

test("a deleted session is gone with all that it holds, and cannot be reached through another interview", async () => {
  const interviewId = await newInterview();
  const other = await newInterview();
  const { sessionId, incentiveCode, post } = await makeFinishedSession(app, interviewId);
  await post(`/api/complete/${sessionId}/claim`, { email: "pat@example.org", incentiveCode });
  expect((await creator.send("DELETE", `/api/interviews/${other}/sessions/${sessionId}`)).status).toBe(404);
  expect((await creator.send("DELETE", `/api/interviews/${interviewId}/sessions/${sessionId}`)).status).toBe(
    200,
  );
  expect((await creator.send("DELETE", `/api/interviews/${interviewId}/sessions/${sessionId}`)).status).toBe(
    404,
  );
  await purgeSession(app, sessionId);
  for (const table of ["turns", "claims", "annotations", "form_answers"]) {
    const left = await app.db.pool.query(`select 1 from ${table} where session_id = $1`, [sessionId]);
    expect(left.rowCount).toBe(0);
  }
  const details = await creator.get(`/api/interviews/${interviewId}/details`);
  expect(details.body.counts).toEqual({ started: 0, completed: 0, stoppedEarly: 0, leftOut: 0 });
});
