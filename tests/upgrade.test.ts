import { readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createApp } from "#server/app.ts";
import { chooseMigrations, makeTables } from "#server/backup/known-migrations.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { seedPlans } from "#server/features/billing/plan-list.ts";
import { seedBuiltInForms } from "#server/features/forms/forms.service.ts";
import { newId } from "#server/ids.ts";
import { startJobs } from "#server/start-jobs.ts";
import { type Client, openClient } from "#server/testing/client.ts";
import { databaseConfig, runAdmin } from "#server/testing/database-server.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/**
 * The first version's own rows: it was run, one interview was finished and one begun in it, and its tables were written
 * down. The sample project, and what the product itself puts there at each start, are left out.
 */
const rows = await readFile(new URL("./upgrade/first-version.sql", import.meta.url), "utf8");
const firstMigration = 1795237532124;
const interviewId = "ftD0KhpYe2sEfNqKEeVFZn";
const finished = "llCR05dEbykuT0zwXo6MCV";
const running = { id: "bsy99smSgu9fx5NGykBxEJ", token: "Q6iGIUywsmtBI4nefc3ECY" };

const name = `askwell_upgrade_${newId().toLowerCase()}`;
let app: TestApp;
let db: Database;
let url: string;
let close: () => Promise<void>;
let creator: Client;

beforeAll(async () => {
  app = await startTestApp();
  await runAdmin(inject("databaseAdmin"), `create database ${name} template template0`);
  const connection = databaseConfig(inject("databaseAdmin"), name);
  const client = new pg.Client(connection);
  await client.connect();
  await makeTables(client, chooseMigrations([firstMigration]));
  await client.query(rows);
  await moveToToday(client);
  await client.end();
  db = openDatabase(connection, () => undefined);
  await migrateDatabase(db.pool);
  await seedBuiltInForms({ db });
  await seedPlans({ db });
  const jobs = startJobs({ ...app.deps, db });
  const server = await createApp({ ...app.deps, db, jobs }, { pagesDir: null });
  url = await server.listen({ host: "127.0.0.1", port: 0 });
  close = async () => {
    await server.close();
    await jobs.stop();
  };
  creator = openClient(url);
  const login = { email: "ada@example.org", password: "correct horse battery" };
  expect((await creator.post("/api/auth/login", login)).status).toBe(200);
});

afterAll(async () => {
  await close();
  await db.close();
  await app.close();
  await runAdmin(inject("databaseAdmin"), `drop database if exists ${name} with (force)`);
});

/** As if it had happened just now: what is kept for a year is kept in a year's time too. */
async function moveToToday(client: pg.Client): Promise<void> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'timestamp with time zone'`,
  );
  const found = await client.query("select (now() - max(created_at))::text as age from turns");
  for (const { table, column } of columns) {
    await client.query(`update ${table} set ${column} = ${column} + $1::interval`, [found.rows[0].age]);
  }
}

test("the interview opens for participants, and a new one can take part", async () => {
  const visitor = openClient(url);
  const opened = await visitor.get(`/api/interviews/${interviewId}`);
  expect(opened.body).toMatchObject({
    name: "Tools for remote work",
    organization: "Acme Research",
    open: true,
  });
  const begun = await visitor.post(`/api/sessions/${interviewId}`, {
    consentGiven: true,
    userInfo: { ageRange: "25-34", occupation: "Nurse", location: "Ireland", townCity: "Galway" },
  });
  expect(begun.status).toBe(200);
  const message = { message: "We meet on Mondays and write down what we decide." };
  const path = `/api/sessions/${interviewId}/${begun.body.sessionId}/send`;
  expect((await visitor.post(path, message)).status).toBe(200);
});

test("the running session continues with its own cookie, to its end and its code", async () => {
  const participant = openClient(url);
  participant.cookies.set(`askwell_${running.id}`, running.token);
  const before = (await participant.get(`/api/sessions/${running.id}/status`)).body;
  expect(before).toMatchObject({ isComplete: false });
  const talk = async (turn: number): Promise<string> => {
    if (turn > 40) throw new Error("the interview did not end");
    const message = `On day ${turn} I lost an hour because the list on paper was out of date, which is tiring.`;
    const reply = await participant.post(`/api/sessions/${interviewId}/${running.id}/send`, { message });
    expect(reply.status, reply.text).toBe(200);
    return reply.body.isComplete ? reply.body.botResponse : await talk(turn + 1);
  };
  await talk(1);
  const end = await participant.post(`/api/sessions/${interviewId}/${running.id}/complete`, {
    lastFourMessages: [],
  });
  expect(end.status, end.text).toBe(200);
  expect(end.body.incentiveCode).toMatch(/^[0-9A-Z-]{8,}$/);
  const { messages } = (await creator.get(`/api/sessions/${running.id}/transcript`)).body;
  const texts = messages.map(({ text }: { text: string }) => text).join("\n");
  expect(texts).toContain("half of us forget to look at it.");
  expect(texts).toContain("On day 1 I lost an hour");
});

test("the finished transcript reads as it was, with its notes", async () => {
  const { status, body } = await creator.get(`/api/sessions/${finished}/transcript`);
  expect(status).toBe(200);
  const turns = await db.pool.query("select text from turns where session_id = $1 order by seq", [finished]);
  expect(body.messages.map((message: { text: string }) => message.text)).toEqual(
    turns.rows.map((row) => row.text),
  );
  expect(turns.rows.length).toBeGreaterThan(10);
  expect((await creator.get(`/api/sessions/${finished}/annotations`)).text).toContain("Ask again");
});

test("its questions are followed up as far as before, and can be given an aim", async () => {
  const path = `/api/interviews/${interviewId}`;
  const { questionSettings } = (await creator.get(`${path}/details`)).body;
  expect(questionSettings.map(({ depth }: { depth: string }) => depth)).toEqual([
    "normal",
    "normal",
    "normal",
  ]);
  const questions = questionSettings.map((question: object) => ({ ...question, aim: "Reasons" }));
  const changed = await creator.send("PATCH", path, { questions });
  expect(changed.body.questionSettings).toEqual(questions);
});

test("claims, own findings and the list of sessions survive, and findings can be generated again", async () => {
  const sessions = await creator.get(`/api/interviews/${interviewId}/sessions`);
  expect(sessions.text).toContain(finished);
  const claims = await creator.get(`/api/interviews/${interviewId}/claims`);
  expect(claims.status, claims.text).toBe(200);
  expect(claims.text).toContain("paula@example.org");
  const own = await creator.get(`/api/interviews/${interviewId}/details`);
  expect(own.text).toContain("Many keep lists");
  const made = await creator.post(`/api/generate-insights/${interviewId}`);
  expect(made.status, made.text).toBe(200);
  expect(made.text).toContain("Slack");
});
