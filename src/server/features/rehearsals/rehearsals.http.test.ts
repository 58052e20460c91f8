import { afterAll, beforeAll, expect, test } from "vitest";
import type { Rehearsal } from "#contract/rehearsals.ts";
import { type Client, openClient } from "../../testing/client.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { spendUses } from "../../testing/spend-uses.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
});
afterAll(() => app.close());

const newInterview = async () => makeInterview(creator, await makeProject(creator));
const pathOf = (interviewId: string) => `/api/interviews/${interviewId}/rehearsals`;

async function waitForJob(client: Client, jobId: string): Promise<string> {
  const read = async () => (await client.get(`/api/jobs/${jobId}`)).body.status;
  await expect.poll(read).not.toMatch(/^(?:queued|running)$/);
  return read();
}

/** Runs a rehearsal to its end and reads it. */
async function rehearse(
  interviewId: string,
  input: { participants: number; seed?: number },
): Promise<Rehearsal> {
  const started = await creator.post(pathOf(interviewId), input);
  expect(started.status).toBe(202);
  expect(await waitForJob(creator, started.body.job._id)).toBe("done");
  const { body } = await creator.get(`${pathOf(interviewId)}?rehearsalId=${started.body.rehearsalId}`);
  return body.selected;
}

const wordsOf = (rehearsal: Rehearsal) =>
  rehearsal.interviews.map(({ messages }) => messages.map(({ text }) => text));

test("a creator tries a script on simulated participants and reads what was said and how it went", async () => {
  const interviewId = await newInterview();
  expect((await creator.get(pathOf(interviewId))).body).toEqual({
    rehearsals: [],
    selected: null,
    job: null,
  });
  const made = await rehearse(interviewId, { participants: 4, seed: 42 });
  expect(made).toMatchObject({
    participants: 4,
    seed: 42,
    voice: "scripted",
    people: "built_in",
    outdated: false,
  });
  expect(made.interviews.map(({ participant }) => participant.label)).toEqual([
    "S-01",
    "S-02",
    "S-03",
    "S-04",
  ]);
  expect(made.reportCard).toMatchObject({ sessions: 4, totals: { questions: 12 } });
  expect(made.reportCard.questions[0]?.text).toContain("work together");
  expect(made.heldBack.held).toBeGreaterThanOrEqual(made.heldBack.said);
  const list = await creator.get(pathOf(interviewId));
  expect(list.body.rehearsals).toHaveLength(1);
  expect(list.body.selected._id).toBe(made._id);
});

test("the seed repeats a rehearsal word for word, and a changed script marks the old one", async () => {
  const interviewId = await newInterview();
  const first = await rehearse(interviewId, { participants: 3 });
  const again = await rehearse(interviewId, { participants: 3, seed: first.seed });
  expect(wordsOf(again)).toEqual(wordsOf(first));
  await creator.send("PATCH", `/api/interviews/${interviewId}`, {
    questions: ["How did you come to the tools that you use today?"],
  });
  const { body } = await creator.get(pathOf(interviewId));
  expect(body.rehearsals.map((one: Rehearsal) => one.outdated)).toEqual([true, true]);
  const changed = await rehearse(interviewId, { participants: 3, seed: first.seed });
  expect(changed.outdated).toBe(false);
  expect(changed.reportCard.questions.map(({ text }) => text)).toEqual([
    "How did you come to the tools that you use today?",
  ]);
});

test("the newest five rehearsals are kept", async () => {
  const interviewId = await newInterview();
  const ids: string[] = [];
  for (let seed = 1; seed <= 7; seed++) {
    ids.push((await rehearse(interviewId, { participants: 1, seed }))._id);
  }
  const { body } = await creator.get(pathOf(interviewId));
  expect(body.rehearsals.map((one: Rehearsal) => one._id)).toEqual(ids.slice(2).reverse());
  const gone = await creator.get(`${pathOf(interviewId)}?rehearsalId=${ids[0]}`);
  expect([gone.status, gone.body.code]).toEqual([404, "rehearsal_not_found"]);
});

test("a rehearsal from before rehearsals ended in a verdict is not shown any more", async () => {
  const interviewId = await newInterview();
  const made = await rehearse(interviewId, { participants: 1, seed: 1 });
  await app.db.pool.query(
    "update rehearsals set content = (content::jsonb - 'changes')::json where interview_id = $1",
    [interviewId],
  );
  expect((await creator.get(pathOf(interviewId))).body).toMatchObject({ rehearsals: [], selected: null });
  expect((await creator.get(`${pathOf(interviewId)}?rehearsalId=${made._id}`)).status).toBe(404);
});

test("a rehearsal moves no session, no count and no result of its interview", async () => {
  const interviewId = await newInterview();
  await makeFinishedSession(app, interviewId);
  await creator.post(`/api/generate-insights/${interviewId}`);
  const results = [
    `/api/interviews/${interviewId}/details`,
    `/api/interviews/${interviewId}/sessions`,
    `/api/interviews/${interviewId}/sessions?view=summary`,
    `/api/interviews/${interviewId}/sessions/processed`,
    `/api/interviews/${interviewId}/sessions/demographics`,
    `/api/interviews/${interviewId}/report-card`,
    "/api/interview",
  ];
  const tables = ["sessions", "turns", "claims", "form_answers", "insights", "guides", "consent_texts"];
  const look = async () => {
    const replies = await Promise.all(results.map((path) => creator.get(path)));
    expect(replies.map(({ status }) => status)).toEqual(results.map(() => 200));
    const counts = await Promise.all(
      tables.map(async (table) => (await app.db.pool.query(`select count(*) from ${table}`)).rows[0].count),
    );
    const counters = await app.db.pool.query(
      "select sessions_started, sessions_completed from interviews where id = $1",
      [interviewId],
    );
    return [...replies.map(({ text }) => text), ...counts, counters.rows];
  };
  const before = await look();
  await rehearse(interviewId, { participants: 2, seed: 9 });
  expect(await look()).toEqual(before);
  const insights = await creator.post(`/api/generate-insights/${interviewId}`);
  expect(insights.body.insights.sources.interviews).toBe(1);
  expect(insights.body.insights.metrics.totalTranscripts).toBe(1);
});

test("a deleted interview takes its rehearsals along when it is gone for good", async () => {
  const interviewId = await newInterview();
  await rehearse(interviewId, { participants: 1, seed: 1 });
  await app.db.pool.query("delete from interviews where id = $1", [interviewId]);
  const left = await app.db.pool.query("select 1 from rehearsals where interview_id = $1", [interviewId]);
  expect(left.rowCount).toBe(0);
});

test("one rehearsal of an interview runs at a time, and the page can find the one that does", async () => {
  const interviewId = await newInterview();
  const [one, other] = await Promise.all([
    creator.post(pathOf(interviewId), { participants: 5 }),
    creator.post(pathOf(interviewId), { participants: 5 }),
  ]);
  const refused = [one, other].filter(({ status }) => status === 409);
  const [accepted] = [one, other].filter(({ status }) => status === 202);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.body).toMatchObject({
    code: "rehearsal_running",
    error: "A rehearsal of this interview is already running.",
  });
  const { job } = (await creator.get(pathOf(interviewId))).body;
  if (job !== null) expect(job).toMatchObject({ _id: accepted?.body.job._id, kind: "rehearsal" });
  expect(await waitForJob(creator, accepted?.body.job._id)).toBe("done");
  expect((await creator.get(pathOf(interviewId))).body.job).toBeNull();
});

test("a number of participants or a seed that cannot be is refused in a sentence", async () => {
  const interviewId = await newInterview();
  for (const participants of [0, 21, 2.5, -1, "3", null, undefined]) {
    const reply = await creator.post(pathOf(interviewId), { participants });
    expect(reply.status).toBe(400);
    expect(reply.body.fields.participants).toBe("Please choose between 1 and 20 participants.");
  }
  for (const seed of [-1, 1.5, 4_294_967_296, "7"]) {
    const reply = await creator.post(pathOf(interviewId), { participants: 2, seed });
    expect(reply.status).toBe(400);
    expect(reply.body.fields.seed).toMatch(/whole number/);
  }
  expect((await creator.get(pathOf(interviewId))).body.rehearsals).toEqual([]);
});

test("others' interviews cannot be rehearsed, nor their rehearsals read", async () => {
  const interviewId = await newInterview();
  const own = await rehearse(interviewId, { participants: 1, seed: 1 });
  const stranger = await makeCreator(app, "Eve");
  const theirs = await makeInterview(stranger, await makeProject(stranger));
  const unknown = pathOf("0123456789ABCDEFGHIJab");
  for (const method of ["GET", "POST"]) {
    const reply = await stranger.send(
      method,
      pathOf(interviewId),
      method === "POST" ? { participants: 1 } : undefined,
    );
    const missing = await stranger.send(method, unknown, method === "POST" ? { participants: 1 } : undefined);
    expect(reply.status).toBe(404);
    expect(reply.text).toBe(missing.text);
    const visitor = await openClient(app.url).send(method, pathOf(interviewId), undefined);
    expect(visitor.status).toBe(401);
  }
  expect((await stranger.get(`${pathOf(theirs)}?rehearsalId=${own._id}`)).status).toBe(404);
});

test("more than ten rehearsals a minute are refused for now", async () => {
  const limited = await startTestApp({ RATE_LIMITS: "on" });
  try {
    const busy = await makeCreator(limited);
    const interviewId = await makeInterview(busy, await makeProject(busy));
    await spendUses(limited, { email: busy.email, name: "rehearsals", uses: 9 });
    expect((await busy.post(pathOf(interviewId), { participants: 1 })).status).toBe(202);
    expect((await busy.post(pathOf(interviewId), { participants: 1 })).status).toBe(429);
  } finally {
    await limited.close();
  }
});

test("participants are answered while simulated ones are interviewed", async () => {
  const interviewId = await newInterview();
  const started = await creator.post(pathOf(interviewId), { participants: 8 });
  const [status, session] = await Promise.all([
    waitForJob(creator, started.body.job._id),
    makeFinishedSession(app, interviewId),
  ]);
  expect(status).toBe("done");
  expect(session.incentiveCode).not.toBeNull();
});
