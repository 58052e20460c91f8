import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import { makeCreator, makeInterview, makeProject, startParticipant, userInfo } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;
beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
});
afterAll(() => app.close());

const change = (settings: Record<string, unknown>) =>
  creator.send("PATCH", `/api/interviews/${interviewId}`, { settings });

async function consentOf(sessionId: string) {
  const result = await app.db.pool.query<{ body: string; consented_at: Date; language: string }>(
    `select c.body, s.consented_at, s.language from sessions s
     join consent_texts c on c.hash = s.consent_text_hash where s.id = $1`,
    [sessionId],
  );
  return result.rows[0];
}

test("T-CON-1 a session keeps the very text that was shown, also after the creator changes it", async () => {
  const first = await startParticipant(app, interviewId);
  const shown = (await openClient(app.url).get(`/api/interviews/${interviewId}`)).body.consentText;
  expect((await consentOf(first.sessionId))?.body).toBe(shown);
  await change({ consentText: "A new text." });
  const second = await startParticipant(app, interviewId);
  expect((await consentOf(first.sessionId))?.body).toBe(shown);
  const record = await consentOf(second.sessionId);
  expect(record?.body).toBe("A new text.\n\nYou will talk with an automated interviewer (AI), not a person.");
  expect(record).toMatchObject({ language: "en", consented_at: expect.any(Date) });
});

test("T-CON-2 no session can be stored without its consent text", async () => {
  const columns = await app.db.pool.query<{ is_nullable: string }>(
    `select is_nullable from information_schema.columns
     where table_name = 'sessions' and column_name in ('consent_text_hash', 'consented_at')`,
  );
  expect(columns.rows).toEqual([{ is_nullable: "NO" }, { is_nullable: "NO" }]);
  const { sessionId } = await startParticipant(app, interviewId);
  const forged = app.db.pool.query("update sessions set consent_text_hash = 'none' where id = $1", [
    sessionId,
  ]);
  await expect(forged).rejects.toMatchObject({ code: "23503" });
});

test.each([
  ["false", false],
  ["left out", undefined],
  ["a word", "true"],
  ["a number", 1],
  ["null", null],
])("T-CON-3 a start is refused where consent is %s, and stores nothing", async (_, consentGiven) => {
  const count = async () => (await app.db.pool.query("select id from sessions")).rows.length;
  const before = await count();
  const reply = await openClient(app.url).post(`/api/sessions/${interviewId}`, { consentGiven, userInfo });
  expect(reply.status).toBe(400);
  expect(reply.body.error).toBe("Please check the consent box to continue");
  expect(await count()).toBe(before);
});

test("who runs the language model is told before consent and stands in the record", async () => {
  const model = { MODEL_PROVIDER: "openai", MODEL_NAME: "gpt-5", MODEL_API_KEY: "no-key" };
  const other = await startTestApp({ ...model, MODEL_DAILY_LIMIT: "0" });
  try {
    const ada = await makeCreator(other);
    const id = await makeInterview(ada, await makeProject(ada));
    const { body } = await openClient(other.url).get(`/api/interviews/${id}`);
    expect(body.aiProvider).toBe("OpenAI");
    expect(body.consentText).toContain("processed by a language model of OpenAI");
  } finally {
    await other.close();
  }
});

test("a town that is not to be kept is asked for and not stored", async () => {
  await change({ keepTown: false });
  const { sessionId } = await startParticipant(app, interviewId, { ...userInfo, townCity: "Zyxtown" });
  const rows = await app.db.pool.query("select s::text as row from sessions s where id = $1", [sessionId]);
  expect(rows.rows[0].row).toContain("Nurse");
  expect(rows.rows[0].row).not.toContain("Zyxtown");
});

test("no network address and no browser's name of a participant is stored, not even to count starts", async () => {
  const counted = await startTestApp({ RATE_LIMITS: "on", TRUST_PROXY: "on", DRAIN_SECONDS: "0" });
  try {
    const ada = await makeCreator(counted);
    const id = await makeInterview(ada, await makeProject(ada));
    const from = { "user-agent": "Zyxbrowser/7", "x-forwarded-for": "203.0.113.77" };
    const person = openClient(counted.url);
    const { body } = await person.post(`/api/sessions/${id}`, { consentGiven: true, userInfo }, from);
    const say = { message: "I write a list on Sunday, and it is out of date by Monday." };
    expect((await person.post(`/api/sessions/${id}/${body.sessionId}/send`, say, from)).status).toBe(200);
    const limits = await counted.db.pool.query("select key from rate_limits where key like 'start:%:%'");
    expect(limits.rows).toHaveLength(1);
    expect(await dumpRows(counted)).not.toMatch(/203\.0\.113\.77|Zyxbrowser/);
  } finally {
    await counted.close();
  }
});

async function dumpRows(of: TestApp): Promise<string> {
  const tables = await of.db.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const rows = await Promise.all(
    tables.rows.map(({ name }) =>
      of.db.pool.query<{ row: string }>(`select t::text as row from "${name}" t`),
    ),
  );
  return rows.flatMap((result) => result.rows.map(({ row }) => row)).join("\n");
}
