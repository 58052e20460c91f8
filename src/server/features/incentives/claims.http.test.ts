import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { purgeSession } from "../../testing/purge-deleted.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { deleteOldAddresses } from "./incentives.service.ts";

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
});

/** As if there were a mail server, without sending: receipts wait in the outbox. */
function withMailServer(): () => void {
  app.deps.config.mail = { url: "smtp://127.0.0.1:1", from: "interviews@example.org" };
  return () => {
    app.deps.config.mail = null;
  };
}

async function set(settings: Record<string, unknown>): Promise<void> {
  await creator.send("PATCH", `/api/interviews/${interviewId}`, { settings });
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

const listClaims = async () => (await creator.get(`/api/interviews/${interviewId}/claims`)).body;

async function readAll(): Promise<string> {
  const claims = await app.db.pool.query("select * from claims where interview_id = $1", [interviewId]);
  const outbox = await app.db.pool.query("select * from outbox where interview_id = $1", [interviewId]);
  return JSON.stringify([claims.rows, outbox.rows]);
}

describe("where addresses are linked to sessions", () => {
  test("the creator reads who claimed which code, and the database alone does not tell", async () => {
    const { sessionId, incentiveCode } = await claimAs("ann.canary@example.org");
    expect(await listClaims()).toEqual({
      linked: true,
      claims: [
        {
          email: "ann.canary@example.org",
          code: incentiveCode,
          sessionId,
          claimedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          sameInbox: 1,
        },
      ],
    });
    const rows = await creator.get(`/api/interviews/${interviewId}/sessions?view=summary`);
    expect(rows.body.sessions[0].email).toBe("ann.canary@example.org");
    expect(await readAll()).not.toMatch(/canary|example\.org/);
  });

  test("the file says what the addresses are for, and runs in no spreadsheet", async () => {
    await claimAs("=HYPERLINK(1)@example.org");
    const file = await creator.get(`/api/interviews/${interviewId}/claims?csv=1`);
    expect(file.headers.get("content-type")).toContain("text/csv");
    expect(file.headers.get("content-disposition")).toContain("incentive-claims.csv");
    const [head, row] = file.text.split("\r\n");
    expect(head).toContain("E-mail (incentive only),Code,Session,Claimed at");
    expect(row).toMatch(/^'=HYPERLINK\(1\)@example\.org,/);
  });

  test("a claim that was stored in the clear before is still read, and is still the same address", async () => {
    const { claim, sessionId } = await claimAs("ann@example.org");
    await app.db.pool.query("update claims set id = 'old', email = 'Ann@example.org' where session_id = $1", [
      sessionId,
    ]);
    expect((await listClaims()).claims[0].email).toBe("Ann@example.org");
    expect((await claim()).status).toBe(200);
    expect((await claim("bob@example.org")).status).toBe(409);
  });
});

test("a hundred claims of one address at once are one claim and one mail, in the participant's language", async () => {
  const restore = withMailServer();
  await set({ language: "de" });
  const session = await makeFinishedSession(app, interviewId);
  const replies = await Promise.all(
    Array.from({ length: 100 }, () =>
      session.post(`/api/complete/${session.sessionId}/claim`, {
        email: "ann@example.org",
        incentiveCode: session.incentiveCode,
      }),
    ),
  );
  restore();
  expect(replies.every((reply) => reply.status === 200)).toBe(true);
  expect((await listClaims()).claims.length).toBe(1);
  const { rows } = await app.db.pool.query(
    "select subject, text, status from outbox where interview_id = $1",
    [interviewId],
  );
  expect(rows.length).toBe(1);
  expect(rows[0].status).toBe("queued");
  expect(rows[0].subject).toBe("Ihr Code");
  expect(rows[0].text).toContain(session.incentiveCode);
});

test("the creator's programs are told of a claim once, by ids alone", async () => {
  await app.db.pool.query(
    `insert into webhooks (id, owner_id, url, secret, events)
      select 'hook', id, 'https://example.org/hook', 'secret', '{incentive.claimed}' from users where email = $1`,
    [creator.email],
  );
  const { sessionId, claim } = await claimAs("ann@example.org");
  await claim();
  const { rows } = await app.db.pool.query(
    "select event, payload from webhook_deliveries where webhook_id = 'hook' order by created_at",
  );
  await app.db.pool.query("delete from webhooks where id = 'hook'");
  expect(rows).toEqual([{ event: "incentive.claimed", payload: { interviewId, sessionId } }]);
});

test("a session that its creator deletes takes its claim along", async () => {
  const { sessionId } = await claimAs("ann@example.org");
  await creator.send("DELETE", `/api/interviews/${interviewId}/sessions/${sessionId}`);
  expect((await listClaims()).claims).toEqual([]);
  await purgeSession(app, sessionId);
  expect(await readAll()).toBe("[[],[]]");
});

test("addresses go 90 days after the claim, which still counts", async () => {
  const { claim } = await claimAs("ann@example.org");
  const age = (days: number) =>
    app.db.pool.query(
      "update claims set created_at = now() - make_interval(days => $2) where interview_id = $1",
      [interviewId, days],
    );
  await age(89);
  await deleteOldAddresses(app.deps);
  expect((await listClaims()).claims.length).toBe(1);
  await age(91);
  await deleteOldAddresses(app.deps);
  expect((await listClaims()).claims).toEqual([]);
  expect((await claim("bob@example.org")).status).toBe(409);
});

test("without its token a session is answered like one that never was, however often it is guessed at", async () => {
  const done = await makeFinishedSession(app, interviewId);
  const withdrawn = await makeFinishedSession(app, interviewId);
  await withdrawn.post(`/api/sessions/${withdrawn.sessionId}/withdraw`);
  const ask = async (id: string) => {
    const replies = [];
    for (let guess = 0; guess < 8; guess++) {
      const body = { email: "eve@example.org", incentiveCode: "AAAA-AAAA-AAAA" };
      const { status, text } = await withdrawn.post(`/api/complete/${id}/claim`, body);
      replies.push([status, text]);
    }
    return replies;
  };
  const asked = await ask(done.sessionId);
  expect(asked.map(([status]) => status)).toEqual(Array(8).fill(404));
  expect(await ask(withdrawn.sessionId)).toEqual(asked);
  expect(await ask(app.deps.newId())).toEqual(asked);
});
