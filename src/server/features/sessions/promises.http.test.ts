import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import { startLoopbackModel } from "../../testing/loopback-model.ts";
import {
  finishInterview,
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
  userInfo,
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

async function makeStudy(settings: Record<string, unknown>): Promise<string> {
  const id = await makeInterview(creator, projectId);
  await set(id, settings);
  return id;
}

async function set(id: string, settings: Record<string, unknown>): Promise<void> {
  expect((await creator.send("PATCH", `/api/interviews/${id}`, { settings })).status).toBe(200);
}

async function isGoneAfter(sessionId: string, days: number): Promise<boolean> {
  await app.db.pool.query(
    "update sessions set started_at = now() - make_interval(days => $2) where id = $1",
    [sessionId, days],
  );
  await deleteExpiredSessions(app.deps);
  const { rows } = await app.db.pool.query("select withdrawn_at from sessions where id = $1", [sessionId]);
  return rows[0].withdrawn_at !== null;
}

describe("M-3: answers are kept no longer than their participant was told", () => {
  test.each([
    ["a longer time", 365],
    ["no end", null],
  ])("after the creator set %s", async (_, retentionDays) => {
    const id = await makeStudy({ retentionDays: 30 });
    const early = await makeFinishedSession(app, id);
    await set(id, { retentionDays });
    const late = await makeFinishedSession(app, id);
    expect(await isGoneAfter(early.sessionId, 29)).toBe(false);
    expect(await isGoneAfter(early.sessionId, 31)).toBe(true);
    expect(await isGoneAfter(late.sessionId, 31)).toBe(false);
  });

  test("and a shorter time that is set later applies to all", async () => {
    const id = await makeStudy({ retentionDays: null });
    const { sessionId } = await makeFinishedSession(app, id);
    await set(id, { retentionDays: 10 });
    expect(await isGoneAfter(sessionId, 9)).toBe(false);
    expect(await isGoneAfter(sessionId, 11)).toBe(true);
  });
});

describe("M-3: towns", () => {
  const listed = async (id: string) =>
    (await creator.get(`/api/interviews/${id}/sessions?view=summary`)).body.sessions.map(
      (session: { userInfo: { townCity: string } }) => session.userInfo.townCity,
    );

  test("a town that was not to be kept is not, whatever is set later", async () => {
    const id = await makeStudy({ keepTown: false });
    await startParticipant(app, id);
    await set(id, { keepTown: true });
    expect(await listed(id)).toEqual([""]);
  });

  test("a town that was kept is shown to nobody once towns are not to be", async () => {
    const id = await makeStudy({ keepTown: true });
    await startParticipant(app, id);
    expect(await listed(id)).toEqual(["Galway"]);
    await set(id, { keepTown: false });
    expect(await listed(id)).toEqual([""]);
    for (const path of [
      "sessions/demographics",
      "export?format=json&personal=1",
      "sessions/export?personal=1",
    ])
      expect((await creator.get(`/api/interviews/${id}/${path}`)).text).not.toContain("Galway");
  });
});

test("L-6: viewers read no towns, in the list, the transcript or the counts", async () => {
  const id = await makeStudy({});
  const { sessionId } = await makeFinishedSession(app, id);
  const viewer = await makeCreator(app);
  await creator.post(`/api/projects/${projectId}/members`, { email: viewer.email, role: "viewer" });
  const { rows } = await app.db.pool.query(
    "select text from outbox where to_address = $1 order by created_at desc limit 1",
    [viewer.email],
  );
  const token = /accept\?token=([\w-]+)/.exec(rows[0].text)?.[1];
  expect((await viewer.post("/api/invitations/accept", { token })).status).toBe(200);
  const paths = [
    `/api/interviews/${id}/sessions`,
    `/api/interviews/${id}/sessions?view=summary`,
    `/api/interviews/${id}/sessions/processed`,
    `/api/interviews/${id}/sessions/demographics`,
    `/api/interviews/${id}/sessions/export`,
    `/api/sessions/${sessionId}/transcript`,
  ];
  for (const path of paths) {
    const reply = await viewer.get(path);
    expect([path, reply.status, reply.text.includes("Galway")]).toEqual([path, 200, false]);
  }
  expect((await creator.get(paths[1] ?? "")).text).toContain("Galway");
});

describe("L-7: what a withdrawn session leaves is a count", () => {
  test("neither its code, times, language, key nor its id in what was sent elsewhere", async () => {
    const id = await makeStudy({ incentiveKind: "list", incentiveBudget: 2 });
    await creator.post(`/api/interviews/${id}/incentives`, { codes: "GONE-1\nGONE-2\nGONE-3" });
    await app.db.pool.query(
      `insert into webhooks (id, owner_id, url, secret, events)
        select 'gone-hook', id, 'https://example.org/hook', 'secret', '{incentive.claimed}' from users where email = $1`,
      [creator.email],
    );
    const done = await makeFinishedSession(app, id);
    expect(done.incentiveCode).toBe("GONE-1");
    const claim = { email: "ann@example.org", incentiveCode: done.incentiveCode };
    expect((await done.post(`/api/complete/${done.sessionId}/claim`, claim)).status).toBe(200);
    const deliveries = () =>
      app.db.pool.query("select payload from webhook_deliveries where webhook_id = 'gone-hook'");
    expect((await deliveries()).rows).toHaveLength(1);
    await done.post(`/api/sessions/${done.sessionId}/withdraw`);

    const { rows } = await app.db.pool.query("select * from sessions where id = $1", [done.sessionId]);
    const [row] = rows;
    expect(row).toMatchObject({
      ...{ language: "und", token_hash: "", thread_id: "", completed_at: null, finalised_at: null },
      ...{ first_answer_at: null, end_detail: null, age_range: null, hidden_fields: null },
    });
    expect(row.incentive_code).not.toContain("GONE");
    for (const time of [row.started_at, row.consented_at, row.last_activity_at])
      expect(new Date(time).toISOString()).toMatch(/T00:00:00\.000Z$/);
    const codes = await app.db.pool.query(
      "select code, session_id, given_at is not null as given from own_codes where interview_id = $1 order by created_at",
      [id],
    );
    expect(codes.rows[0]).toEqual({ code: "GONE-1", session_id: null, given: true });
    expect((await deliveries()).rows).toEqual([]);
    // Its code stays given: nobody else gets it, and the budget counts it, here and where another interview lists it.
    const next = await makeFinishedSession(app, id);
    expect(next.incentiveCode).toBe("GONE-2");
    expect((await makeFinishedSession(app, id)).incentiveCode).toBeNull();
    const other = await makeStudy({ incentiveKind: "list" });
    await creator.post(`/api/interviews/${other}/incentives`, { codes: "GONE-1\nFRESH-1" });
    expect((await makeFinishedSession(app, other)).incentiveCode).toBe("FRESH-1");
    const { body } = await creator.get(`/api/interviews/${id}/incentives`);
    expect(body).toMatchObject({ given: 2, free: 1 });
    await app.db.pool.query("delete from webhooks where id = 'gone-hook'");
  });

  test("and its participant's token opens nothing any more", async () => {
    const id = await makeStudy({});
    const done = await makeFinishedSession(app, id);
    await done.post(`/api/sessions/${done.sessionId}/withdraw`);
    for (const token of [done.resumeToken, "", "und"]) {
      const own = { "x-resume-token": token };
      const path = `/api/sessions/${id}/${done.sessionId}`;
      expect((await done.get(`${path}/messages`, own)).status).toBe(404);
      expect((await done.post(`${path}/send`, { message: "Hello again" }, own)).status).toBe(404);
    }
  });
});

describe("dictation is the creator's to switch on, and the consent text says where the sound goes", () => {
  test("off unless it is switched on, then in the page, the default text and one's own in the study's language", async () => {
    const id = await makeStudy({});
    const read = async () => (await openClient(app.url).get(`/api/interviews/${id}`)).body;
    expect(await read()).toMatchObject({ dictation: false });
    expect((await read()).consentText).not.toContain("speak");
    await set(id, { dictation: true });
    expect((await read()).consentText).toContain("many browsers send the sound to their maker");
    await set(id, { consentText: "Unser Text.", language: "de" });
    expect((await read()).consentText).toContain("viele Browser senden den Ton");
    const begun = await openClient(app.url).post(`/api/sessions/${id}`, { consentGiven: true, userInfo });
    const { rows } = await app.db.pool.query(
      "select c.body from sessions s join consent_texts c on c.hash = s.consent_text_hash where s.id = $1",
      [begun.body.sessionId],
    );
    expect(rows[0].body).toContain("viele Browser senden den Ton");
  });

  test("and whoever makes the browser is among the processors", async () => {
    const { text } = await openClient(app.url).get("/api/processors");
    expect(text).toContain("browser maker");
  });
});

test("a reward is named before one agrees and at the end, as it was when the session began", async () => {
  const id = await makeStudy({ reward: "  £10 voucher " });
  const { body } = await openClient(app.url).get(`/api/interviews/${id}`);
  expect(body.reward).toBe("£10 voucher");
  expect(body.consentText).toContain("Your reward: £10 voucher.");
  const early = await makeFinishedSession(app, id);
  await set(id, { reward: "£5 voucher" });
  const again = await early.post(`/api/sessions/${id}/${early.sessionId}/complete`, {});
  expect(again.body).toMatchObject({ success: true, reward: "£10 voucher" });
  const tooLong = await creator.send("PATCH", `/api/interviews/${id}`, {
    settings: { reward: "x".repeat(121) },
  });
  expect([tooLong.status, JSON.stringify(tooLong.body)]).toEqual([400, expect.stringContaining("Reward")]);
});

describe("M-3: what was promised at consent holds", () => {
  const agreeTo = (id: string, consentVersion: unknown) =>
    openClient(app.url).post(`/api/sessions/${id}`, { consentGiven: true, consentVersion, userInfo });

  test.each([
    ["linking", { linkEmailToSession: true }],
    ["the town", { keepTown: true }],
    ["a longer time", { retentionDays: 300 }],
    ["dictation", { dictation: true }],
    ["counted signals", { answerSignals: true }],
    ["held codes", { holdCodes: true }],
    ["a smaller reward", { reward: "£1 voucher" }],
    ["the share for a code", { earlyCodeShare: 0.9 }],
    ["the text", { consentText: "Another text." }],
  ])("nobody begins on a page that was shown before the creator changed %s", async (_, later) => {
    const before = { linkEmailToSession: false, keepTown: false, retentionDays: 30, reward: "£10 voucher" };
    const id = await makeStudy({ ...before, consentText: "Our text." });
    const read = async () => (await openClient(app.url).get(`/api/interviews/${id}`)).body.consentVersion;
    const shown = await read();
    expect((await agreeTo(id, shown)).status).toBe(200);
    await set(id, later);
    const refused = await agreeTo(id, shown);
    expect([refused.status, refused.body.code]).toEqual([409, "consent_changed"]);
    const { rows } = await app.db.pool.query("select id from sessions where interview_id = $1", [id]);
    expect(rows).toHaveLength(1);
    expect((await agreeTo(id, await read())).status).toBe(200);
    expect((await agreeTo(id, undefined)).status).toBe(200);
  });

  test("whoever was not told of dictation is not offered it, and gets their code at once", async () => {
    const id = await makeStudy({});
    const begun = await startParticipant(app, id);
    await set(id, { dictation: true, holdCodes: true });
    const late = await startParticipant(app, id);
    const dictationOf = async (one: typeof begun) =>
      (await one.get(`/api/sessions/${id}/${one.sessionId}/messages`)).body.dictation;
    expect([await dictationOf(begun), await dictationOf(late)]).toEqual([false, true]);
    await finishInterview(begun);
    const codeOf = async (one: typeof begun) =>
      (await one.post(`/api/sessions/${id}/${one.sessionId}/complete`, {})).body.incentiveCode;
    expect(await codeOf(begun)).toEqual(expect.any(String));
    expect(await codeOf(await makeFinishedSession(app, id))).toBeNull();
  });

  test("no company's model reads the words of somebody who was not told of it", async () => {
    const model = await startLoopbackModel();
    const settings = {
      MODEL_PROVIDER: "openai-compatible",
      MODEL_NAME: "loop:cloud",
      MODEL_BASE_URL: model.url,
    };
    const other = await startTestApp(settings);
    try {
      const ada = await makeCreator(other);
      const id = await makeInterview(ada, await makeProject(ada));
      const untold = await startParticipant(other, id);
      await other.db.pool.query(
        "update guides set guide = jsonb_set(guide, '{promised,aiProvider}', 'null') where interview_id = $1",
        [id],
      );
      const words = "I write a list on Sunday, and it is out of date by Monday.";
      expect((await untold.say(words)).status).toBe(200);
      expect(model.requests).toHaveLength(0);
      const told = await startParticipant(other, await makeInterview(ada, await makeProject(ada)));
      expect((await told.say(words)).status).toBe(200);
      expect(model.requests.length).toBeGreaterThan(0);
    } finally {
      await other.close();
      await model.close();
    }
  });
});
