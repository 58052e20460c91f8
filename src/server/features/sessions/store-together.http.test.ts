import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashToken } from "../../auth/tokens.ts";
import { openClient } from "../../testing/client.ts";
import { makeCreator, makeInterview, makeProject, startParticipant } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { claimTurn } from "./turns.store.ts";
import { storeTogether } from "./whole-turn.service.ts";
import { storeWholeTurn, storeWholeTurns, type WholeTurn } from "./whole-turn.store.ts";

let app: TestApp;
let interviewId: string;

beforeAll(async () => {
  app = await startTestApp();
  const creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
});
afterAll(() => app.close());

const tokens = new Map<string, string>();

/** People who have said something once: the interviewer has spoken twice. */
async function startMany(count: number) {
  const people = await Promise.all(Array.from({ length: count }, () => startParticipant(app, interviewId)));
  for (const { sessionId, resumeToken } of people) tokens.set(sessionId, resumeToken);
  await Promise.all(people.map((person) => send(person.sessionId, "I shop on Saturdays, at the market.")));
  return people.map(({ sessionId }) => sessionId).toSorted();
}

function send(sessionId: string, message: string) {
  const own = { "x-resume-token": tokens.get(sessionId) ?? "" };
  return openClient(app.url).post(`/api/sessions/${interviewId}/${sessionId}/send`, { message }, own);
}

let made = 0;

function makeTurn(sessionId: string, over: Partial<WholeTurn> = {}): WholeTurn {
  made += 1;
  return {
    sessionId,
    interviewId,
    tokenHash: hashToken(tokens.get(sessionId) ?? ""),
    turnCount: 3,
    turnId: `reply-${made}`,
    message: { id: `message-${made}`, text: `What ${sessionId} said.`, clientMessageId: `client-${made}` },
    type: "core",
    text: "And then?",
    move: { kind: "probe", questionId: "q1", about: null },
    reason: "a lead without detail",
    intent: "answer",
    voice: "scripted",
    guard: null,
    firstTokenMs: null,
    inputTokens: null,
    outputTokens: null,
    costMicros: null,
    latencyMs: 1,
    phase: "core",
    allQuestionsAsked: false,
    finalResponseReceived: false,
    end: null,
    limited: false,
    counted: true,
    ...over,
  };
}

async function listSaid(sessionId: string) {
  const { rows } = await app.db.pool.query<{ seq: number; speaker: string; text: string }>(
    "select seq, speaker, text from turns where session_id = $1 and seq > 3 order by seq",
    [sessionId],
  );
  return rows.map(({ seq, speaker, text }) => `${seq} ${speaker}: ${text}`);
}

const storedPair = (sessionId: string) => [
  `4 participant: What ${sessionId} said.`,
  "5 interviewer: And then?",
];

test("turns of several people in one statement are each stored in their own session", async () => {
  const sessions = await startMany(6);
  const stored = await storeWholeTurns(
    app.db,
    sessions.map((id) => makeTurn(id)),
  );
  expect(stored.every((at) => typeof at === "number")).toBe(true);
  for (const id of sessions) expect(await listSaid(id)).toEqual(storedPair(id));
});

test("who may not go on stores nothing and keeps nobody else from it", async () => {
  const people = await startMany(7);
  const [stale = "", ended = "", leased = "", hurried = "", elsewhere = "", foreign = "", fine = ""] = people;
  const change = (sql: string, id: string) =>
    app.db.pool.query(`update sessions set ${sql} where id = $1`, [id]);
  await change("end_reason = 'completed'", ended);
  await change("lease_holder = 'x', lease_until = now() + interval '1 minute'", leased);
  await change("send_window_at = now(), send_count = 20", hurried);
  const stored = await storeWholeTurns(app.db, [
    makeTurn(stale, { turnCount: 5 }),
    makeTurn(ended),
    makeTurn(leased),
    makeTurn(hurried, { limited: true }),
    makeTurn(elsewhere, { interviewId: "another" }),
    makeTurn(foreign, { tokenHash: hashToken(tokens.get(fine) ?? "") }),
    makeTurn(fine),
  ]);
  expect(stored.map((at) => at !== undefined)).toEqual([false, false, false, false, false, false, true]);
  for (const id of [stale, ended, leased, hurried, elsewhere, foreign])
    expect(await listSaid(id)).toEqual([]);
  expect(await listSaid(fine)).toEqual(storedPair(fine));
});

test("turns of an interview that was deleted are not stored", async () => {
  const sessions = await startMany(2);
  await app.db.pool.query("update interviews set deleted_at = now() where id = $1", [interviewId]);
  const stored = await storeWholeTurns(
    app.db,
    sessions.map((id) => makeTurn(id)),
  );
  await app.db.pool.query("update interviews set deleted_at = null where id = $1", [interviewId]);
  expect(stored).toEqual([undefined, undefined]);
});

test("a message that is stored already spoils nobody else's", async () => {
  const sessions = await startMany(12);
  const [repeated = ""] = sessions;
  const stored = await app.db.pool.query(
    "update turns set client_message_id = 'said-before' where session_id = $1 and seq = 2",
    [repeated],
  );
  expect(stored.rowCount).toBe(1);
  const storeTurn = storeTogether(app.db);
  const results = await Promise.all(
    sessions.map((id) => {
      const turn = makeTurn(id);
      const message = { ...turn.message, ...(id === repeated && { clientMessageId: "said-before" }) };
      return storeTurn({ ...turn, message });
    }),
  );
  expect(results.map((at) => at !== undefined)).toEqual(sessions.map((id) => id !== repeated));
  expect(await listSaid(repeated)).toEqual([]);
  for (const id of sessions.slice(1)) expect(await listSaid(id)).toEqual(storedPair(id));
});

test("of two turns of one session at once, one is stored", async () => {
  const [twice = "", ...others] = await startMany(5);
  const storeTurn = storeTogether(app.db);
  const results = await Promise.all([...others, twice, twice].map((id) => storeTurn(makeTurn(id))));
  expect(results.filter((at) => at !== undefined)).toHaveLength(5);
  expect(await listSaid(twice)).toEqual(storedPair(twice));
});

test("who waits for a lock of somebody else's keeps nobody waiting", async () => {
  const sessions = await startMany(6);
  const [held = "", ...others] = sessions;
  const client = await app.db.pool.connect();
  await client.query("begin");
  await client.query("select 1 from sessions where id = $1 for update", [held]);
  const turns = sessions.map((id) => makeTurn(id));
  const stored = await storeWholeTurns(app.db, turns);
  await client.query("rollback");
  client.release();
  expect(stored.map((at) => at !== undefined)).toEqual(sessions.map((id) => id !== held));
  for (const id of others) expect(await listSaid(id)).toEqual(storedPair(id));
});

test("where statements before hang, later turns find a way of their own", async () => {
  const [one = "", two = "", later = ""] = await startMany(3);
  const client = await app.db.pool.connect();
  await client.query("begin");
  await client.query("select 1 from sessions where id = any($1) for update", [[one, two]]);
  const storeTurn = storeTogether(app.db);
  const held = [one, two].map((id) => storeTurn(makeTurn(id)));
  expect(await storeTurn(makeTurn(later))).toBeTypeOf("number");
  await client.query("rollback");
  client.release();
  expect((await Promise.all(held)).every((at) => typeof at === "number")).toBe(true);
});

test("forty people who answer at once all get their reply", async () => {
  const sessions = await startMany(40);
  const replies = await Promise.all(
    sessions.map((id) => send(id, "Last Saturday the stall was closed, so I walked.")),
  );
  expect(replies.map(({ status }) => status)).toEqual(sessions.map(() => 200));
  for (const id of sessions)
    expect((await listSaid(id)).map((line) => line.slice(0, 3))).toEqual(["4 p", "5 i"]);
});

test("turns that come at once are stored in fewer commits than there are people", async () => {
  const sessions = await startMany(12);
  const storeTurn = storeTogether(app.db);
  await Promise.all(sessions.map((id) => storeTurn(makeTurn(id))));
  const commits = await app.db.pool.query<{ count: number }>(
    "select count(distinct created_at)::int as count from turns where seq = 4 and session_id = any($1)",
    [sessions],
  );
  expect(commits.rows[0]?.count).toBeLessThan(sessions.length);
});

test("a session is found by its key also while PostgreSQL knows nothing of the tables yet", async () => {
  const fresh = await startTestApp();
  const said: pg.QueryConfig[] = [];
  const query = async (config: pg.QueryConfig) => {
    said.push(config);
    return { rows: [] };
  };
  const listening = { ...fresh.db, pool: Object.assign(Object.create(fresh.db.pool), { query }) };
  const end = { reason: "completed", earnsCode: true };
  for (const turn of [{}, { turnCount: 1 }, { end }]) await storeWholeTurn(listening, makeTurn("one", turn));
  await storeWholeTurns(listening, [makeTurn("one")]);
  await claimTurn(listening, {
    leaseSeconds: 30,
    ...{
      sessionId: "one",
      interviewId,
      tokenHash: "x",
      holder: "h",
      turnId: "t",
      clientMessageId: null,
      text: ".",
    },
    ...{ limited: true, counted: true },
  });
  for (const { name, text } of said) {
    const { rows } = await fresh.db.pool.query<{ "QUERY PLAN": string }>(`explain (generic_plan) ${text}`);
    const lookups = rows.map((row) => row["QUERY PLAN"]).filter((line) => / Scan.* on sessions\b/.test(line));
    expect([name, lookups.length > 0]).toEqual([name, true]);
    expect(lookups.filter((line) => !/using sessions_pkey|Tid Scan|Subquery Scan/.test(line))).toEqual([]);
  }
  expect(said).toHaveLength(5);
  await fresh.close();
});
