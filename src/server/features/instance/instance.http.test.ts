import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { openDatabase } from "../../db/database.ts";
import { openClient } from "../../testing/client.ts";
import { type Participant, startParticipant } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { purgeTrySessions } from "../samples/samples.service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ WAITLIST_URL: "https://wait.example/list" });
});
afterAll(() => app.close());

test("anyone can learn what this server offers, before logging in", async () => {
  const { status, body } = await openClient(app.url).get("/api/config");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    publicUrl: app.url,
    billing: "off",
    freePlan: null,
    interviewer: "scripted",
    waitlistUrl: "https://wait.example/list",
    countriesUrl: null,
  });
  expect(body.loginProviders).toEqual([
    { id: "google", name: "Google", configured: false },
    { id: "microsoft", name: "Microsoft", configured: false },
  ]);
});

test("asked by many at once, there is one interview to try, and a visitor can take part in it", async () => {
  await app.db.orm.execute(sql`delete from users where email = 'askwell-demo'`);
  const visitors = Array.from({ length: 10 }, () => openClient(app.url).get("/api/config"));
  const ids = new Set((await Promise.all(visitors)).map((reply) => reply.body.tryInterviewId));
  expect(ids.size).toBe(1);
  const [id] = [...ids];
  const open = await openClient(app.url).get(`/api/interviews/${id}`);
  expect(open.body).toMatchObject({ open: true, sample: true, organization: "Askwell", retentionDays: 1 });
  const participant = await startParticipant(app, id);
  expect((await participant.say("I write to people in three time zones.")).status).toBe(200);
});

test("what visitors wrote there is gone a day later, and nothing newer", async () => {
  const { tryInterviewId } = (await openClient(app.url).get("/api/config")).body;
  const [old, recent] = [
    await startParticipant(app, tryInterviewId),
    await startParticipant(app, tryInterviewId),
  ];
  await app.db.orm.execute(
    sql`update sessions set started_at = now() - interval '25 hours' where id = ${old.sessionId}`,
  );
  await purgeTrySessions(app.deps);
  const statusOf = async (of: Participant) => (await of.get(`/api/sessions/${of.sessionId}/status`)).status;
  expect([await statusOf(old), await statusOf(recent)]).toEqual([404, 200]);
});

test("nobody can log in to or register the account that owns the interview to try", async () => {
  const client = openClient(app.url);
  const credentials = { name: "x", email: "askwell-demo", password: "correct horse battery" };
  expect((await client.post("/api/auth/register", credentials)).status).toBe(400);
  expect((await client.post("/api/auth/login", credentials)).status).toBe(400);
});

test("the server says that it is up and ready, and is not ready when its database is gone", async () => {
  const client = openClient(app.url);
  expect((await client.get("/healthz")).body).toEqual({ status: "ok" });
  expect((await client.get("/readyz")).body).toEqual({ status: "ok" });

  const nobodyThere = { host: "127.0.0.1", port: 1, user: "canary" };
  const db = openDatabase(nobodyThere, () => undefined);
  const lost = await createApp({ ...app.deps, db }, { pagesDir: null });
  const ready = await lost.inject("/readyz");
  expect([ready.statusCode, ready.json().code]).toEqual([503, "unavailable"]);
  expect(ready.body).not.toMatch(/canary|127\.0\.0\.1/);
  expect((await lost.inject("/healthz")).statusCode).toBe(200);
  await lost.close();
  await db.close();
});

test("while the disk is full the server says so, goes on being ready, and says when there is room again", async () => {
  const client = openClient(app.url);
  const refuse = "begin raise exception 'No space left' using errcode = '53100'; end";
  await app.db.pool.query(
    `create function refuse() returns event_trigger language plpgsql as $$ ${refuse} $$`,
  );
  await app.db.pool.query(
    "create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE AS') execute function refuse()",
  );
  // Nobody looks before a write was refused.
  expect((await client.get("/readyz")).body).toEqual({ status: "ok" });
  await app.db.pool.query(`do $$ ${refuse} $$`).catch(() => undefined);
  const full = { status: 200, body: { status: "storage_full" } };
  expect(await client.get("/readyz")).toMatchObject(full);
  expect(await client.get("/readyz")).toMatchObject(full);
  await app.db.pool.query("drop event trigger full_disk");
  expect((await client.get("/readyz")).body).toEqual({ status: "ok" });
});
