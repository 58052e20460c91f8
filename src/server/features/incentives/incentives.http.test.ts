import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  finishInterview,
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  ownHeader,
  type Participant,
  startParticipant,
} from "../../testing/makers.ts";
import { caseCount } from "../../testing/some-cases.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let interviewId: string;
/** One that has finished the interview and not finalised it. */
let done: Participant;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
});
afterAll(() => app.close());
beforeEach(async () => {
  interviewId = await makeInterview(creator, projectId);
  done = await startParticipant(app, interviewId);
  await finishInterview(done);
});

async function set(settings: Record<string, unknown>, of = interviewId): Promise<void> {
  const reply = await creator.send("PATCH", `/api/interviews/${of}`, { settings });
  if (reply.status !== 200) throw new Error(reply.text);
}

const add = (codes: unknown, of = interviewId) => creator.post(`/api/interviews/${of}/incentives`, { codes });
const stock = async (of = interviewId) => (await creator.get(`/api/interviews/${of}/incentives`)).body;
const finalise = (client: Participant, sessionId: string, of = interviewId) =>
  client.post(`/api/sessions/${of}/${sessionId}/complete`, {}, ownHeader(client));

/** More participants who have finished, copied from one who has, as talking takes long. */
async function copyFinished(count: number): Promise<string[]> {
  const { rows } = await app.db.pool.query<{ id: string }>(
    `insert into sessions select (jsonb_populate_record(s, jsonb_build_object('id', new.id, 'thread_id', new.id,
        'number', 1000 + new.n, 'incentive_code', null, 'finalised_at', null))).*
     from sessions s, (select n, left(md5(random()::text) || md5(random()::text), 22) as id
       from generate_series(1, $2::int) n) new
     where s.id = $1 returning id`,
    [done.sessionId, count],
  );
  return rows.map((row) => row.id);
}

async function mails(kind: string) {
  const { rows } = await app.db.pool.query(
    "select subject, text, to_address, status, session_id from outbox where interview_id = $1 and kind = $2",
    [interviewId, kind],
  );
  return rows;
}

/** Codes for half of those who finish at once. */
const budget = caseCount(15, 50);

describe("a list of own codes", () => {
  test("takes a line each, leaves out what is there already, and counts", async () => {
    await set({ incentiveKind: "list" });
    expect((await stock()).warning).toBe(
      "There are no codes in the list yet. Anyone who finishes now gets none.",
    );
    const first = await add("ABC-1\r\n  ABC-2 \n\nABC-1\nabc-1\n");
    expect(first.body).toMatchObject({ kind: "list", free: 3, given: 0, added: 3, skipped: 1 });
    const second = await add(["ABC-2", "ABC-4"]);
    expect(second.body).toMatchObject({ free: 4, added: 1, skipped: 1 });
    expect((await add("x".repeat(201))).status).toBe(400);
    const reply = await finalise(done, done.sessionId);
    expect(reply.body).toMatchObject({ incentiveCode: "ABC-1", reason: null, success: true });
    expect(await stock()).toMatchObject({ free: 3, given: 1, warning: "Only 3 codes are left in the list." });
  });

  test("for half of the participants who finish at once gives each code to one, and tells the owner once", async () => {
    await set({ incentiveKind: "list" });
    await add(Array.from({ length: budget }, (_, n) => `CODE-${interviewId}-${n}`));
    const ids = await copyFinished(2 * budget);
    const replies = await Promise.all(ids.map((id) => finalise(done, id)));
    expect(replies.every((reply) => reply.status === 200)).toBe(true);
    const codes = replies.flatMap((reply) => reply.body.incentiveCode ?? []);
    expect(codes.length).toBe(budget);
    expect(new Set(codes).size).toBe(budget);
    const without = replies.filter((reply) => reply.body.incentiveCode === null);
    for (const reply of without)
      expect(reply.body.reason).toMatch(/^There are no incentive codes left for this interview\./);
    const told = await mails("codes_used_up");
    expect(told.length).toBe(1);
    expect(told[0]).toMatchObject({ to_address: creator.email, status: "kept" });
    expect(told[0].text).toContain("Tools for remote work");
    expect(await stock()).toMatchObject({ free: 0, given: budget });
    expect((await stock()).warning).toBe("All codes have been given out. Anyone who finishes now gets none.");
  });

  test("gives the same code again to who asks again, also many times at once", async () => {
    await set({ incentiveKind: "list" });
    await add(Array.from({ length: 20 }, (_, n) => `AGAIN-${interviewId}-${n}`));
    const replies = await Promise.all(Array.from({ length: 20 }, () => finalise(done, done.sessionId)));
    expect(new Set(replies.map((reply) => reply.body.incentiveCode)).size).toBe(1);
    expect(await stock()).toMatchObject({ free: 19, given: 1 });
  });

  test("that gets codes again gives one to who came when there were none, and tells of its next end", async () => {
    await set({ incentiveKind: "list" });
    expect((await finalise(done, done.sessionId)).body.incentiveCode).toBeNull();
    await add([`LATE-${interviewId}`]);
    expect((await finalise(done, done.sessionId)).body.incentiveCode).toBe(`LATE-${interviewId}`);
    const [other = ""] = await copyFinished(1);
    expect((await finalise(done, other)).body.incentiveCode).toBeNull();
    expect((await mails("codes_used_up")).length).toBe(2);
  });

  test("that two interviews share gives each code to one participant of the two", async () => {
    const secondId = await makeInterview(creator, projectId);
    const shared = Array.from({ length: 4 }, (_, n) => `SHARED-${interviewId}-${n}`);
    for (const id of [interviewId, secondId]) {
      await set({ incentiveKind: "list" }, id);
      await add(shared, id);
    }
    const here = await copyFinished(4);
    const there = await copyFinished(4);
    await app.db.pool.query("update sessions set interview_id = $1 where id = any($2)", [secondId, there]);
    const replies = await Promise.all([
      ...here.map((id) => finalise(done, id)),
      ...there.map((id) => finalise(done, id, secondId)),
    ]);
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 8 }, () => 200));
    const codes = replies.flatMap((reply) => reply.body.incentiveCode ?? []);
    expect([...codes].sort()).toEqual(shared);
    expect((await stock()).free).toBe(0);
  });

  test("may have small letters, and its codes are claimed in any", async () => {
    await set({ incentiveKind: "list" });
    await add(["Gift-aBc"]);
    await finalise(done, done.sessionId);
    const claim = { email: "ann@example.org", incentiveCode: "gift-ABC" };
    expect((await done.post(`/api/complete/${done.sessionId}/claim`, claim)).status).toBe(200);
  });
});

test("a budget for half of the participants who finish at once gives exactly that many codes, and tells the owner once", async () => {
  await set({ incentiveBudget: budget });
  const ids = await copyFinished(2 * budget);
  const replies = await Promise.all(ids.map((id) => finalise(done, id)));
  expect(replies.every((reply) => reply.status === 200)).toBe(true);
  expect(replies.filter((reply) => reply.body.incentiveCode !== null).length).toBe(budget);
  expect((await mails("codes_used_up")).map((mail) => mail.subject)).toEqual([
    'The incentive budget of "Tools for remote work" is used up',
  ]);
  expect(await stock()).toMatchObject({ kind: "generated", free: null, given: budget, budget });
  expect((await stock()).warning).toBe("The code limit has been reached. Anyone who finishes now gets none.");
  await set({ incentiveBudget: budget + 2 });
  expect((await stock()).warning).toBe("Only 2 codes are left until the limit.");
});

test("a change of another setting leaves the incentive's as they are", async () => {
  await set({ incentiveKind: "list", incentiveBudget: 7 });
  await set({ showQuestionCount: true });
  expect(await stock()).toMatchObject({ kind: "list", budget: 7 });
});

describe("a link", () => {
  test("is shown in place of a code, also to who comes back, and there is nothing to claim", async () => {
    await set({ incentiveKind: "link", incentiveLink: "https://example.org/thanks" });
    const reply = await finalise(done, done.sessionId);
    expect(reply.body).toMatchObject({
      incentiveCode: null,
      incentiveLink: "https://example.org/thanks",
      reason: null,
    });
    const { body } = await done.get(`/api/sessions/${interviewId}/${done.sessionId}/messages`);
    expect(body).toMatchObject({ incentiveCode: null, incentiveLink: "https://example.org/thanks" });
    const claim = { email: "ann@example.org", incentiveCode: "AAAA-AAAA-AAAA" };
    expect((await done.post(`/api/complete/${done.sessionId}/claim`, claim)).status).toBe(404);
  });

  test("must be one to https, and without one the creator is warned", async () => {
    const settings = { incentiveKind: "link", incentiveLink: "javascript:alert(1)" };
    expect((await creator.send("PATCH", `/api/interviews/${interviewId}`, { settings })).status).toBe(400);
    await set({ incentiveKind: "link" });
    expect((await stock()).warning).toBe("No link has been set yet. Anyone who finishes now gets nothing.");
    expect((await finalise(done, done.sessionId)).body).toMatchObject({
      incentiveCode: null,
      incentiveLink: null,
    });
  });
});

test("who stopped too early gets neither a code of the list nor the link", async () => {
  await set({ incentiveKind: "list" });
  await add([`EARLY-${interviewId}`]);
  const early = await startParticipant(app, interviewId);
  let reply = await early.say("I want to stop");
  for (let n = 0; n < 3 && !reply.body.isComplete; n++) reply = await early.say("Yes, please stop.");
  expect((await finalise(early, early.sessionId)).body.incentiveCode).toBeNull();
  await set({ incentiveKind: "link", incentiveLink: "https://example.org/thanks" });
  const late = await finalise(early, early.sessionId);
  expect(late.body).toMatchObject({ incentiveCode: null, incentiveLink: null });
  expect(late.body.reason).toContain("before enough questions were answered");
  expect((await mails("codes_used_up")).length).toBe(0);
});

test("stock, codes and claims of an interview are its creator's alone", async () => {
  const other = await makeCreator(app);
  const { sessionId } = await makeFinishedSession(app, interviewId);
  expect(sessionId).toHaveLength(22);
  for (const path of ["incentives", "claims", "claims?csv=1"])
    expect((await other.get(`/api/interviews/${interviewId}/${path}`)).status).toBe(404);
  expect((await other.post(`/api/interviews/${interviewId}/incentives`, { codes: "A" })).status).toBe(404);
  expect((await done.get(`/api/interviews/${interviewId}/claims`)).status).toBe(401);
});
