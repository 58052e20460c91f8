import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { purgeSession } from "../../testing/purge-deleted.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { listClaimsOfPastDays } from "./incentives.service.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;
let interviewId: string;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  projectId = await makeProject(creator);
});
afterAll(() => app.close());
beforeEach(async () => {
  interviewId = await makeInterview(creator, projectId);
  await set({ linkEmailToSession: false });
});

async function set(settings: Record<string, unknown>): Promise<void> {
  const reply = await creator.send("PATCH", `/api/interviews/${interviewId}`, { settings });
  expect(reply.status).toBe(200);
}

async function claimAs(email: string) {
  const session = await makeFinishedSession(app, interviewId);
  const claim = (address = email) =>
    session.post(`/api/complete/${session.sessionId}/claim`, {
      email: address,
      incentiveCode: session.incentiveCode,
    });
  expect((await claim()).status).toBe(200);
  return { ...session, claim };
}

const readClaims = async () => (await creator.get(`/api/interviews/${interviewId}/claims`)).body;
const addresses = async () => (await readClaims()).claims.map(({ email }: { email: string }) => email);

/** The claims so far were made some days ago, and the day's list is made. */
async function letDaysPass(days = 1): Promise<void> {
  await app.db.pool.query(
    "update claims set created_at = created_at - make_interval(days => $2) where interview_id = $1",
    [interviewId, days],
  );
  await listClaimsOfPastDays(app.deps);
}

async function readStored(): Promise<string> {
  const claims = await app.db.pool.query("select * from claims where interview_id = $1", [interviewId]);
  const outbox = await app.db.pool.query("select * from outbox where interview_id = $1", [interviewId]);
  return JSON.stringify([claims.rows, outbox.rows]);
}

/** As if there were a mail server, without sending: receipts wait in the outbox. */
async function withMailServer(work: () => Promise<void>): Promise<void> {
  app.deps.config.mail = { url: "smtp://127.0.0.1:1", from: "interviews@example.org" };
  await work().finally(() => {
    app.deps.config.mail = null;
  });
}

describe("H-1: an unlinked claim leads to no session", () => {
  test("D7: no code stands beside a session, in lists, transcripts or files", async () => {
    const { sessionId, incentiveCode } = await makeFinishedSession(app, interviewId);
    const paths = [
      `/api/interviews/${interviewId}/sessions`,
      `/api/interviews/${interviewId}/sessions?view=summary`,
      `/api/interviews/${interviewId}/sessions/processed`,
      `/api/interviews/${interviewId}/sessions/export?personal=1`,
      `/api/sessions/${sessionId}/transcript`,
      `/api/transcripts/${sessionId}`,
      `/api/interviews/${interviewId}/export?format=csv&personal=1`,
      `/api/interviews/${interviewId}/export?format=json&personal=1`,
      `/api/interviews/${interviewId}/claims`,
    ];
    for (const path of paths) {
      const reply = await creator.get(path);
      expect([path, reply.text.includes(String(incentiveCode))]).toEqual([path, false]);
    }
    // Linking later does not show what was promised otherwise.
    await set({ linkEmailToSession: true });
    for (const path of paths) expect((await creator.get(path)).text).not.toContain(incentiveCode);
    const linked = await makeFinishedSession(app, interviewId);
    expect((await creator.get(paths[1] ?? "")).text).toContain(linked.incentiveCode);
  });

  test("trying addresses with a session's code tells nothing: every repeat hears the same", async () => {
    const { claim } = await claimAs("anna@example.org");
    const replies = [
      await claim("anna@example.org"),
      await claim("bert@example.org"),
      await claim("carl@example.org"),
    ];
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    await claimAs("b2@example.org");
    await claimAs("c3@example.org");
    await letDaysPass();
    // The first address counts.
    expect(await addresses()).toEqual(["anna@example.org", "b2@example.org", "c3@example.org"]);
  });

  test("without the participant's token nothing tells whether a session has claimed", async () => {
    const [claimed, not] = [await claimAs("anna@example.org"), await makeFinishedSession(app, interviewId)];
    const ask = async ({ sessionId, incentiveCode }: { sessionId: string; incentiveCode: string | null }) => {
      const claim = { email: "anna@example.org", incentiveCode };
      const replies = [
        await creator.post(`/api/sessions/${interviewId}/${sessionId}/complete`),
        await creator.post(`/api/complete/${sessionId}/claim`, claim),
        await openClient(app.url).get(`/api/sessions/${interviewId}/${sessionId}/messages`),
      ];
      return replies.map(({ status, text }) => `${status} ${text}`);
    };
    expect(await ask(claimed)).toEqual(await ask(not));
  });

  test("a claim is listed once its day is over and at least three are, by the day of the list alone", async () => {
    await claimAs("zoe@example.org");
    await claimAs("ann@example.org");
    await listClaimsOfPastDays(app.deps);
    expect(await addresses()).toEqual([]);
    await letDaysPass(3);
    expect(await addresses()).toEqual([]);
    const late = await claimAs("mia@example.org");
    await listClaimsOfPastDays(app.deps);
    expect(await addresses()).toEqual([]);
    await letDaysPass(1);
    const { linked, claims } = await readClaims();
    expect(linked).toBe(false);
    const today = new Date().toISOString().slice(0, 10);
    const [ann, mia, zoe] = ["ann@example.org", "mia@example.org", "zoe@example.org"].map((email) => ({
      ...{ email, code: null, sessionId: null, sameInbox: 1 },
      claimedAt: `${today}T00:00:00.000Z`,
    }));
    expect(claims).toEqual([ann, mia, zoe]);
    const csv = (await creator.get(`/api/interviews/${interviewId}/claims?csv=1`)).text;
    expect(csv.split("\r\n")[0]).toContain("E-mail (incentive only),Listed on");
    expect(csv).not.toContain(late.sessionId);
    // Two more wait for a third.
    await claimAs("eva@example.org");
    await claimAs("ida@example.org");
    await letDaysPass(2);
    expect(await addresses()).toHaveLength(3);
  });

  test("the database holds the day of a claim alone, and no session or code beside it", async () => {
    const { sessionId, incentiveCode } = await claimAs("zoe@example.org");
    const stored = await readStored();
    expect(stored).not.toContain(sessionId);
    expect(stored).not.toContain(incentiveCode);
    const { rows } = await app.db.pool.query(
      "select to_char(created_at at time zone 'UTC', 'HH24:MI:SS.US') as time from claims where interview_id = $1",
      [interviewId],
    );
    expect(rows).toEqual([{ time: "00:00:00.000000" }]);
  });

  test("the creator's programs are told of a group, not of a claim", async () => {
    await app.db.pool.query(
      `insert into webhooks (id, owner_id, url, secret, events)
        select 'hook', id, 'https://example.org/hook', 'secret', '{incentive.claimed}' from users where email = $1`,
      [creator.email],
    );
    const told = async () =>
      (await app.db.pool.query("select payload from webhook_deliveries where webhook_id = 'hook'")).rows;
    for (const email of ["ann@example.org", "bob@example.org", "cid@example.org"]) await claimAs(email);
    expect(await told()).toEqual([]);
    await Promise.all([letDaysPass(), listClaimsOfPastDays(app.deps)]);
    await listClaimsOfPastDays(app.deps);
    expect(await told()).toEqual([{ payload: { interviewId, sessionId: null, claims: 3 } }]);
    await app.db.pool.query("delete from webhooks where id = 'hook'");
  });

  test("the receipt goes out and is in no list of mails", async () => {
    await withMailServer(async () => {
      await claimAs("secret.person@example.org");
      expect(await readStored()).toContain("incentive_claim");
      const list = await creator.get("/api/admin/outbox");
      expect([list.status, list.text.includes("incentive_claim")]).toEqual([200, false]);
      expect(list.text).not.toContain("secret.person");
      await set({ linkEmailToSession: true });
      await claimAs("linked.person@example.org");
      expect((await creator.get("/api/admin/outbox")).text).toContain("linked.person@example.org");
    });
  });

  test("codes of a list are given in no order, and the time at which one was given is a day", async () => {
    await set({ incentiveKind: "list" });
    const codes = Array.from({ length: 40 }, (_, n) => `LIST-${String(n).padStart(2, "0")}`);
    await creator.post(`/api/interviews/${interviewId}/incentives`, { codes });
    const given: (string | null)[] = [];
    for (let n = 0; n < 4; n++) given.push((await makeFinishedSession(app, interviewId)).incentiveCode);
    expect(new Set(given).size).toBe(4);
    expect(given).not.toEqual(codes.slice(0, 4));
    const { rows } = await app.db.pool.query(
      "select distinct to_char(given_at at time zone 'UTC', 'HH24:MI:SS') as time from own_codes where interview_id = $1 and given_at is not null",
      [interviewId],
    );
    expect(rows).toEqual([{ time: "00:00:00" }]);
  });

  test("whoever withdraws takes the address and the mail along", async () => {
    await withMailServer(async () => {
      const { sessionId, resumeToken, post } = await claimAs("zoe@example.org");
      await claimAs("ann@example.org");
      await claimAs("bob@example.org");
      await letDaysPass();
      expect((await post(`/api/sessions/${sessionId}/withdraw`, { resumeToken })).status).toBe(200);
      expect(await addresses()).toEqual(["ann@example.org", "bob@example.org"]);
      const { rows } = await app.db.pool.query("select id from outbox where interview_id = $1", [
        interviewId,
      ]);
      expect(rows).toHaveLength(2);
    });
  });
});

describe("H-1: a session that its creator deletes", () => {
  const emails = ["ann@example.org", "bob@example.org", "zoe@example.org"];
  const path = () => `/api/interviews/${interviewId}/sessions`;

  test("leaves the list of addresses as it was, so that deleting and restoring tells nobody whose is whose", async () => {
    const sessionIds: string[] = [];
    for (const email of emails) sessionIds.push((await claimAs(email)).sessionId);
    await letDaysPass();
    for (const id of sessionIds) {
      expect((await creator.send("DELETE", `${path()}/${id}`)).status).toBe(200);
      expect(await addresses()).toEqual(emails);
      expect((await creator.post(`${path()}/restore`, { ids: [id] })).body.restored).toBe(1);
    }
    expect(await addresses()).toEqual(emails);
  });

  test("takes its address along once it cannot be restored any more", async () => {
    const { sessionId } = await claimAs("zoe@example.org");
    for (const email of emails.slice(0, 2)) await claimAs(email);
    await letDaysPass();
    await creator.send("DELETE", `${path()}/${sessionId}`);
    await purgeSession(app, sessionId);
    expect(await addresses()).toEqual(emails.slice(0, 2));
  });
});

describe("M-3: what was said at consent holds for a claim", () => {
  test("after linking was switched on, it stays unlinked", async () => {
    const { sessionId, incentiveCode, post } = await makeFinishedSession(app, interviewId);
    await set({ linkEmailToSession: true });
    const claim = { email: "trusting@example.org", incentiveCode };
    expect((await post(`/api/complete/${sessionId}/claim`, claim)).status).toBe(200);
    expect(await readStored()).not.toContain(sessionId);
    await claimAs("ann@example.org");
    expect(await addresses()).toEqual(["ann@example.org"]);
    const { body } = await creator.get(`/api/transcripts/${sessionId}`);
    expect(JSON.stringify(body)).not.toContain("trusting@");
  });

  test("after linking was switched off, the stricter setting holds", async () => {
    await set({ linkEmailToSession: true });
    const { sessionId, incentiveCode, post } = await makeFinishedSession(app, interviewId);
    await set({ linkEmailToSession: false });
    const claim = { email: "ann@example.org", incentiveCode };
    expect((await post(`/api/complete/${sessionId}/claim`, claim)).status).toBe(200);
    expect(await readStored()).not.toContain(sessionId);
    expect(await addresses()).toEqual([]);
  });
});
