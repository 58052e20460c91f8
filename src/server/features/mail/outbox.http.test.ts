import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import { makeCreator, makeInterview, makeProject, startParticipant } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { noteInterviewFull } from "./creator-notices.service.ts";
import { deleteOldMails } from "./mail.service.ts";
import type { NewMail } from "./mail-content.ts";
import { queueMail } from "./queue-mail.service.ts";
import { queueWeeklyDigests } from "./weekly-digest.ts";

let app: TestApp;
let owner: Awaited<ReturnType<typeof makeCreator>>;
let other: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  owner = await makeCreator(app);
  other = await makeCreator(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.pool.query("delete from outbox");
});

function queue(change: Partial<NewMail> = {}): Promise<void> {
  return queueMail(app.db.orm, app.deps, {
    kind: "receipt",
    to: "ann@example.org",
    language: "en",
    content: { subject: "Your receipt", paragraphs: ["Thank you."] },
    ...change,
  });
}

async function idOf(creator: { email: string }): Promise<string> {
  const { rows } = await app.db.pool.query("select id from users where email = $1", [creator.email]);
  return rows[0].id;
}

async function readOutbox() {
  const { rows } = await app.db.pool.query("select * from outbox order by created_at, id");
  return rows;
}

test("without a mail server the owner of the installation reads the mails; to everybody else there are none", async () => {
  const button = { label: "Set", url: "https://example.org/reset?token=abc" };
  await queue({ kind: "reset", content: { subject: "Reset", paragraphs: ["Link:"], button } });
  const { body } = await owner.get("/api/admin/outbox");
  expect(body.sending).toBe(false);
  expect(body.mails).toMatchObject([
    { kind: "reset", to: "ann@example.org", subject: "Reset", status: "kept", attempts: 0, sentAt: null },
  ]);
  expect(body.mails[0].text).toContain(button.url);
  expect((await other.get("/api/admin/outbox")).status).toBe(404);
  expect((await openClient(app.url).get("/api/admin/outbox")).status).toBe(401);
});

test("with a mail server the links of others' accounts are not shown while they wait", async () => {
  const button = { label: "Set", url: "https://example.org/reset?token=canary" };
  await queue({ kind: "reset", content: { subject: "Reset", paragraphs: ["Link:"], button } });
  await app.db.pool.query("update outbox set status = 'queued', next_attempt_at = now() + interval '1 hour'");
  const reply = await owner.get("/api/admin/outbox");
  expect(reply.body.mails[0]).toMatchObject({ kind: "reset", status: "queued" });
  expect(reply.text).not.toContain("canary");
});

test("the outbox comes in pages, newest first, none twice and none left out", async () => {
  for (let n = 0; n < 25; n++) await queue({ to: `p${n}@example.org` });
  const seen: string[] = [];
  let cursor = "";
  for (let page = 0; page < 10; page++) {
    const { body } = await owner.get(`/api/admin/outbox?limit=10${cursor && `&cursor=${cursor}`}`);
    seen.push(...body.mails.map((mail: { to: string }) => mail.to));
    if (body.nextCursor === null) break;
    cursor = body.nextCursor;
  }
  expect(seen).toEqual(Array.from({ length: 25 }, (_, n) => `p${24 - n}@example.org`));
  expect((await owner.get("/api/admin/outbox?cursor=nonsense")).status).toBe(400);
});

test("mails are gone after 30 days", async () => {
  await queue({ to: "old@example.org" });
  await queue({ to: "new@example.org" });
  await app.db.pool.query(
    `update outbox set created_at = now() - make_interval(days => case to_address
      when 'old@example.org' then 31 else 29 end)`,
  );
  await deleteOldMails(app.deps);
  expect((await readOutbox()).map((row) => row.to_address)).toEqual(["new@example.org"]);
});

test("mails of an account that is deleted go with it", async () => {
  const leaving = await makeCreator(app);
  const userId = await idOf(leaving);
  await queue({ to: leaving.email, userId });
  await app.db.pool.query("delete from users where id = $1", [userId]);
  expect(await readOutbox()).toEqual([]);
});

test("that an interview is full is told once for each limit, in the owner's language", async () => {
  const interviewId = await makeInterview(owner, await makeProject(owner));
  await app.db.pool.query("update users set language = 'fr' where email = $1", [owner.email]);
  const tell = (limit: string) => noteInterviewFull(app.db.orm, app.deps, { interviewId, limit });
  await Promise.all(Array.from({ length: 30 }, () => tell("free:15")));
  await tell("basic:2026-11");
  const rows = await readOutbox();
  expect(rows.length).toBe(2);
  expect(rows[0]).toMatchObject({
    to_address: owner.email,
    subject: "« Tools for remote work » est complet",
    interview_id: interviewId,
  });
  expect(rows[0].text).toContain(`${app.url}/interviews/${interviewId}`);
  await app.db.pool.query("update users set language = 'en' where email = $1", [owner.email]);
});

test("the weekly mail comes once, on Monday, to those who asked and confirmed their address, with counts alone", async () => {
  const interviewId = await makeInterview(owner, await makeProject(owner), { name: "Tools <b>&</b> teams" });
  const participants = [];
  for (let n = 0; n < 3; n++) participants.push(await startParticipant(app, interviewId));
  await participants[0]?.say("My canary answer is about spreadsheets.");
  // Wednesday of a week, Sunday before it and Monday after it, in UTC.
  const days = ["2026-11-18T12:00:00Z", "2026-11-15T23:59:59Z", "2026-11-23T00:00:00Z"];
  for (const [n, day] of days.entries())
    await app.db.pool.query("update sessions set started_at = $1 where id = $2", [
      day,
      participants[n]?.sessionId,
    ]);
  app.setClock(() => new Date("2026-11-23T08:00:00Z"));
  await queueWeeklyDigests(app.deps);
  expect(await readOutbox()).toEqual([]);
  await app.db.pool.query("update users set weekly_digest = true where email = $1", [owner.email]);
  await queueWeeklyDigests(app.deps);
  expect(await readOutbox()).toEqual([]);
  await app.db.pool.query("update users set email_verified_at = now(), weekly_digest = true");

  app.setClock(() => new Date("2026-11-23T07:59:59Z"));
  await queueWeeklyDigests(app.deps);
  expect(await readOutbox()).toEqual([]);
  app.setClock(() => new Date("2026-11-23T08:00:00Z"));
  await Promise.all([1, 2, 3].map(() => queueWeeklyDigests(app.deps)));
  const rows = await readOutbox();
  // The other account had no participants: a mail of zeros says nothing.
  expect(rows.map((row) => row.to_address)).toEqual([owner.email]);
  expect(rows[0].text).toContain("Tools <b>&</b> teams: 1 started, 0 completed");
  expect(rows[0].html).toContain("Tools &lt;b&gt;&amp;&lt;/b&gt; teams: 1 started, 0 completed");
  expect(rows[0].text).not.toContain("canary");
  app.setClock(() => new Date());
});
