import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, openClient } from "../../testing/client.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  ownHeader,
  type Participant,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let owner: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let interviewId: string;
let preForm: string;
let postForm: string;
/** Nobody, another participant, and every kind of creator: all of them know the session's id. */
const strangers: [who: string, client: Client, headers?: Record<string, string>][] = [];

const field = { kind: "single_choice", label: "How was it?", required: false, options: ["1", "5"] };

beforeAll(async () => {
  app = await startTestApp();
  owner = await makeCreator(app);
  projectId = await makeProject(owner);
  [preForm, postForm] = [await makeForm("pre"), await makeForm("post")];
  interviewId = await makeInterview(owner, projectId, {
    preInterviewFormId: preForm,
    postInterviewFormId: postForm,
  });
  const other = await startParticipant(app, interviewId);
  strangers.push(
    ["nobody", openClient(app.url)],
    ["another participant", other],
    ["another participant's token", openClient(app.url), ownHeader(other)],
    ["a made-up token", openClient(app.url), { "x-resume-token": "D".repeat(22) }],
    ["an empty token", openClient(app.url), { "x-resume-token": "" }],
    ["the owner", owner],
    ["a viewer", await join("viewer")],
    ["an editor", await join("editor")],
    ["a removed viewer", await joinAndLeave()],
    ["an owner's API key", openClient(app.url), { authorization: `Bearer ${await makeKey()}` }],
  );
});
afterAll(() => app.close());

async function makeForm(formType: "pre" | "post"): Promise<string> {
  return (await owner.post("/api/forms", { name: `A ${formType} form`, formType, fields: [field] })).body._id;
}

async function join(role: "viewer" | "editor"): Promise<Client & { memberId: string }> {
  const member = await makeCreator(app);
  const { body } = await owner.post(`/api/projects/${projectId}/members`, { email: member.email, role });
  const { rows } = await app.db.pool.query(
    "select text from outbox where to_address = $1 order by created_at desc limit 1",
    [member.email],
  );
  const token = /accept\?token=([\w-]+)/.exec(rows[0].text)?.[1];
  expect((await member.post("/api/invitations/accept", { token })).status).toBe(200);
  expect((await member.get(`/api/interviews/${interviewId}/sessions`)).status).toBe(200);
  return { ...member, memberId: body._id };
}

async function joinAndLeave(): Promise<Client> {
  const member = await join("viewer");
  const path = `/api/projects/${projectId}/members/${member.memberId}`;
  expect((await owner.send("DELETE", path)).status).toBe(200);
  expect((await member.get(`/api/interviews/${interviewId}/sessions`)).status).toBe(404);
  return member;
}

async function makeKey(): Promise<string> {
  return (await owner.post("/api/user/keys", { name: "A program" })).body.key;
}

/** Every call of a participant, by the session's id. */
function participantCalls(sessionId: string, code: string | null) {
  const path = `/api/sessions/${interviewId}/${sessionId}`;
  return [
    ["send", "POST", `${path}/send`, { message: "These are forged words of the participant." }],
    ["complete", "POST", `${path}/complete`, { lastFourMessages: [] }],
    ["status", "GET", `/api/sessions/${sessionId}/status`],
    ["messages", "GET", `${path}/messages`],
    ["form before", "POST", `${path}/forms/${preForm}`, { answers: {} }],
    ["form after", "POST", `${path}/forms/${postForm}`, { answers: {} }],
    [
      "claim",
      "POST",
      `/api/complete/${sessionId}/claim`,
      { email: "eve@example.org", incentiveCode: code ?? "" },
    ],
    ["export", "GET", `/api/sessions/${sessionId}/export`],
    ["withdraw", "POST", `/api/sessions/${sessionId}/withdraw`, {}],
  ] as const;
}

async function readSession(sessionId: string): Promise<string> {
  const tables = ["sessions s where s.id", "turns s where s.session_id", "form_answers s where s.session_id"];
  const rows = await Promise.all(
    tables.map((of) => app.db.pool.query(`select s::text from ${of} = $1 order by 1`, [sessionId])),
  );
  return JSON.stringify(rows.map((result) => result.rows));
}

async function tryAll(participant: Participant, code: string | null): Promise<void> {
  const before = await readSession(participant.sessionId);
  for (const [who, client, headers] of strangers) {
    const real = participantCalls(participant.sessionId, code);
    const madeUp = participantCalls(app.deps.newId(), code);
    for (const [at, [call, method, path, body]] of real.entries()) {
      const reply = await client.send(method, path, body, headers);
      expect([who, call, reply.status, reply.body.code]).toEqual([who, call, 404, "session_not_found"]);
      const unknown = await client.send(method, madeUp[at]?.[2] ?? "", body, headers);
      expect([who, call, unknown.status, unknown.text]).toEqual([who, call, 404, reply.text]);
    }
  }
  expect(await readSession(participant.sessionId)).toBe(before);
}

describe("H-2: a session's id, which others see, opens nothing without its participant's token", () => {
  test("of a session that has just begun", async () => {
    await tryAll(await startParticipant(app, interviewId), null);
  });

  test("of one in the middle, whose conversation this server has in memory", async () => {
    const participant = await startParticipant(app, interviewId);
    await participant.post(participantCalls(participant.sessionId, null)[4][2], { answers: {} });
    expect((await participant.say("I write lists on Sunday evening.")).status).toBe(200);
    await tryAll(participant, null);
    expect((await participant.say("On Monday two of us had forgotten the call.")).status).toBe(200);
  });

  test("of a finished one with its code, which is still its participant's to claim", async () => {
    const done = await makeFinishedSession(app, interviewId);
    expect(done.incentiveCode).not.toBeNull();
    await tryAll(done, done.incentiveCode);
    const claim = { email: "ann@example.org", incentiveCode: done.incentiveCode };
    expect((await done.post(`/api/complete/${done.sessionId}/claim`, claim)).status).toBe(200);
  });

  test("a message that is stored and waits for its reply is not taken over by another", async () => {
    const participant = await startParticipant(app, interviewId);
    await participant.post(participantCalls(participant.sessionId, null)[4][2], { answers: {} });
    await app.db.pool.query(
      `insert into turns (session_id, seq, id, project_id, speaker, type, text, client_message_id)
       select id, 2, 'waits', project_id, 'participant', 'core', 'I walk there.', 'message-0001' from sessions where id = $1`,
      [participant.sessionId],
    );
    await app.db.pool.query("update sessions set turn_count = 2 where id = $1", [participant.sessionId]);
    const again = { message: "I walk there.", clientMessageId: "message-0001" };
    const path = `/api/sessions/${interviewId}/${participant.sessionId}/send`;
    for (const [who, client, headers] of strangers)
      expect([who, (await client.post(path, again, headers)).status]).toEqual([who, 404]);
    expect((await participant.post(path, again)).status).toBe(200);
  });

  test("a streamed message without the token stores nothing and says the same", async () => {
    const participant = await startParticipant(app, interviewId);
    const before = await readSession(participant.sessionId);
    const stream = { accept: "text/event-stream" };
    const send = (sessionId: string) =>
      owner.post(`/api/sessions/${interviewId}/${sessionId}/send`, { message: "Forged words." }, stream);
    const [real, unknown] = [await send(participant.sessionId), await send(app.deps.newId())];
    expect(real.text).toContain('"code":"session_not_found"');
    expect(unknown.text).toBe(real.text);
    expect(await readSession(participant.sessionId)).toBe(before);
  });

  test("others' polls do not use up the participant's", async () => {
    const limited = await startTestApp({ RATE_LIMITS: "on", DRAIN_SECONDS: "0" });
    const creator = await makeCreator(limited);
    const id = await makeInterview(creator, await makeProject(creator));
    const participant = await startParticipant(limited, id);
    const status = `/api/sessions/${participant.sessionId}/status`;
    const complete = `/api/sessions/${id}/${participant.sessionId}/complete`;
    for (let asked = 0; asked < 40; asked++) expect((await creator.get(status)).status).toBe(404);
    for (let asked = 0; asked < 15; asked++) expect((await creator.post(complete)).status).toBe(404);
    expect((await participant.get(status)).status).toBe(200);
    expect((await participant.post(complete)).body.code).toBe("not_complete");
    await limited.close();
  });
});

test("H-2: API clients without cookies go from the start to the claim by the token of the start's answer", async () => {
  const participant = await startParticipant(app, interviewId);
  const own = ownHeader(participant);
  const program = openClient(app.url);
  const [, , , , before, , claimCall] = participantCalls(participant.sessionId, null);
  const path = `/api/sessions/${interviewId}/${participant.sessionId}`;
  expect((await program.post(before[2], { answers: {} }, own)).status).toBe(200);
  let reply = await program.post(`${path}/send`, { message: "On Monday I wrote a list for my team." }, own);
  for (let turn = 0; turn < 40 && !reply.body.isComplete; turn++) {
    const message = `In week ${turn} I lost an hour because the list was out of date, which is tiring.`;
    reply = await program.post(`${path}/send`, { message }, own);
  }
  expect(reply.body.isComplete).toBe(true);
  expect((await program.get(`/api/sessions/${participant.sessionId}/status`, own)).body.isComplete).toBe(
    true,
  );
  const { incentiveCode } = (await program.post(`${path}/complete`, {}, own)).body;
  const claim = { email: "ann@example.org", incentiveCode };
  expect((await program.post(claimCall[2], claim, own)).status).toBe(200);
});

test("H-2: the form after the interview is answered once, and stays as it was answered", async () => {
  const done = await makeFinishedSession(app, interviewId);
  const path = `/api/sessions/${interviewId}/${done.sessionId}/forms/${postForm}`;
  const { rows } = await app.db.pool.query("select fields from forms where id = $1", [postForm]);
  const answer = (value: string) => done.post(path, { answers: { [rows[0].fields[0].id]: value } });
  expect((await answer("5")).status).toBe(200);
  const again = await answer("1");
  expect([again.status, again.body.code]).toEqual([409, "form_answered"]);
  const { rows: kept } = await app.db.pool.query(
    "select answers from form_answers where session_id = $1 and form_id = $2",
    [done.sessionId, postForm],
  );
  expect(Object.values(kept[0].answers)).toEqual(["5"]);
});

test("D13: a deleted interview is gone for its participant alone, and nothing for anybody else", async () => {
  const id = await makeInterview(owner, projectId);
  const participant = await startParticipant(app, id);
  await owner.send("DELETE", `/api/interviews/${id}`);
  const path = `/api/sessions/${id}/${participant.sessionId}`;
  const calls = [
    ["POST", `${path}/send`, { message: "Is anybody there?" }],
    ["POST", `${path}/complete`, {}],
    ["GET", `${path}/messages`],
    ["GET", `/api/sessions/${participant.sessionId}/status`],
  ] as const;
  for (const [method, address, body] of calls) {
    expect((await participant.send(method, address, body)).status).toBe(410);
    for (const [who, client, headers] of strangers)
      expect([who, (await client.send(method, address, body, headers)).status]).toEqual([who, 404]);
  }
});
