import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Finding } from "#contract/insights.ts";
import type { DeletedThing } from "#contract/projects.ts";
import { bookRules, conversationRules } from "../../db/stored-rules.ts";
import type { Client } from "../../testing/client.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "../../testing/makers.ts";
import { purgeSession } from "../../testing/purge-deleted.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { deleteExpiredSessions } from "../sessions/retention.service.ts";

let app: TestApp;
let creator: Client & { email: string };
let projectId: string;
let interviewId: string;
let deleted: Awaited<ReturnType<typeof makeFinishedSession>>;

const answers = [
  "I always lose the zebrafish folder when the sync breaks, and it is really frustrating every single Monday.",
  "We need a much better zebrafish search because finding old zebrafish decisions is slow and painful for me.",
];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  creator = await makeCreator(app, "Ada");
  projectId = await makeProject(creator, "Fish");
  interviewId = await makeInterview(creator, projectId);
  deleted = await makeFinishedSession(app, interviewId, { answers });
  await makeFinishedSession(app, interviewId);
});

const read = async (path: string) => (await creator.get(path)).text;
const remove = (id = deleted.sessionId) =>
  creator.send("DELETE", `/api/interviews/${interviewId}/sessions/${id}`);
const restore = (client: Client = creator) =>
  client.post(`/api/interviews/${interviewId}/sessions/restore`, { ids: [deleted.sessionId] });
const listDeleted = async (client: Client = creator) =>
  (await client.get("/api/deleted")).body as DeletedThing[];

async function readDetails() {
  const { body } = await creator.get(`/api/interviews/${interviewId}/details`);
  const quotes = ((body.insights?.findings ?? []) as Finding[]).flatMap(({ evidence }) =>
    evidence.map(({ quote }) => quote),
  );
  return { counts: body.counts, quotes: quotes.filter((quote) => quote.includes("zebrafish")).sort() };
}

async function findBreaches(): Promise<string[]> {
  const breaches: string[] = [];
  for (const rule of [...bookRules, ...conversationRules]) {
    const { rows } = await app.db.pool.query<{ what: string }>(rule.text);
    breaches.push(...rows.map(({ what }) => `${rule.name}: ${what}`));
  }
  return breaches.filter((what) => [interviewId, deleted.sessionId].some((id) => what.includes(id)));
}

test("a deleted session counts in nothing, and is back with its quotes after undo", async () => {
  await creator.post(`/api/generate-insights/${interviewId}`, {});
  const before = await readDetails();
  expect(before.counts).toEqual({ started: 2, completed: 2, stoppedEarly: 0, leftOut: 0 });
  expect(before.quotes.length).toBeGreaterThan(0);
  expect((await remove()).status).toBe(200);
  expect(await readDetails()).toEqual({
    counts: { started: 1, completed: 1, stoppedEarly: 0, leftOut: 0 },
    quotes: [],
  });
  for (const path of [
    `/api/interviews/${interviewId}/details`,
    `/api/interviews/${interviewId}/sessions`,
    `/api/interviews/${interviewId}/sessions/export`,
    `/api/interviews/${interviewId}/search?q=zebrafish`,
    `/api/interviews/${interviewId}/export?format=csv`,
    `/api/interviews/${interviewId}/report`,
    `/api/interviews/${interviewId}/answers`,
  ])
    expect((await read(path)).replace(/"query":"zebrafish"/, ""), path).not.toContain("zebrafish");
  expect((await creator.get(`/api/sessions/${deleted.sessionId}/transcript`)).status).toBe(404);
  expect(await findBreaches()).toEqual([]);
  expect(await listDeleted()).toEqual([
    expect.objectContaining({ kind: "session", _id: deleted.sessionId, interviewId }),
  ]);
  expect((await restore()).body).toEqual({ success: true, restored: 1 });
  expect(await readDetails()).toEqual(before);
  expect((await creator.get(`/api/sessions/${deleted.sessionId}/transcript`)).text).toContain("zebrafish");
  expect(await listDeleted()).toEqual([]);
  expect((await restore()).body.restored).toBe(0);
  expect(await findBreaches()).toEqual([]);
});

test("after 7 days it can't be restored, and the purge leaves no word of it", async () => {
  await creator.post(`/api/generate-insights/${interviewId}`, {});
  await remove();
  app.setClock(() => new Date(Date.now() + 8 * 24 * 60 * 60 * 1000));
  const [listed, late] = [await listDeleted(), await restore()];
  app.setClock(() => new Date());
  expect(listed).toEqual([]);
  expect(late.body.restored).toBe(0);
  await purgeSession(app, deleted.sessionId);
  for (const table of ["turns", "form_answers"]) {
    const { rows } = await app.db.pool.query(`select 1 from ${table} where session_id = $1`, [
      deleted.sessionId,
    ]);
    expect(rows, table).toEqual([]);
  }
  for (const table of ["insights", "coded_sources"]) {
    const { rows } = await app.db.pool.query(`select * from ${table} where interview_id = $1`, [interviewId]);
    expect(JSON.stringify(rows), table).not.toContain("zebrafish");
  }
  const { rowCount } = await app.db.pool.query("select 1 from sessions where id = $1", [deleted.sessionId]);
  expect(rowCount).toBe(0);
});

describe("while a session is deleted", () => {
  const withdraw = () =>
    deleted.post(`/api/sessions/${deleted.sessionId}/withdraw`, { resumeToken: deleted.resumeToken });

  test("its participant can still withdraw, at once and for good", async () => {
    await remove();
    expect((await withdraw()).status).toBe(200);
    expect(await listDeleted()).toEqual([]);
    expect((await restore()).body.restored).toBe(0);
    const { rows } = await app.db.pool.query("select 1 from turns where session_id = $1", [
      deleted.sessionId,
    ]);
    expect(rows).toEqual([]);
    expect(await findBreaches()).toEqual([]);
  });

  test("the end of its retention empties it", async () => {
    await remove();
    await app.db.pool.query(
      "update sessions set retention_days = 1, started_at = now() - interval '2 days' where id = $1",
      [deleted.sessionId],
    );
    await deleteExpiredSessions(app.deps);
    expect((await restore()).body.restored).toBe(0);
    expect(await findBreaches()).toEqual([]);
  });

  test("its participant can't go on with it", async () => {
    await remove();
    const path = `/api/interviews/${interviewId}/message`;
    const said = { sessionId: deleted.sessionId, message: "Hello?", clientMessageId: "late" };
    const reply = await deleted.post(path, said);
    expect(reply.status).toBeGreaterThanOrEqual(400);
  });

  test("editors can restore it; viewers and strangers can't", async () => {
    await remove();
    const eve = await makeCreator(app, "Eve");
    expect((await restore(eve)).status).toBe(404);
    expect(await listDeleted(eve)).toEqual([]);
    const join = (role: string) =>
      app.db.pool.query(
        `insert into members (id, project_id, user_id, email, role, accepted_at)
         select $1, $1, id, email, $3, now() from users where email = $2
         on conflict (id) do update set role = $3`,
        [projectId, eve.email, role],
      );
    await join("viewer");
    expect((await restore(eve)).status).toBe(403);
    expect(await listDeleted(eve)).toEqual([]);
    await join("editor");
    expect(await listDeleted(eve)).toHaveLength(1);
    expect((await restore(eve)).body.restored).toBe(1);
  });
});
