import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCsv } from "#analysis/formats/csv.ts";
import type { SessionSummary } from "#contract/session-reading.ts";
import type { Client } from "../../testing/client.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
} from "../../testing/makers.ts";
import { purgeSession } from "../../testing/purge-deleted.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let viewer: Client;
let interviewId: string;
let finished: Awaited<ReturnType<typeof makeFinishedSession>>;
/** Begun in this order: one finished, one with two answers, two with none. */
let ids: string[];

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  interviewId = await makeInterview(creator, projectId);
  finished = await makeFinishedSession(app, interviewId);
  const claim = { email: "pat@example.org", incentiveCode: finished.incentiveCode };
  await finished.post(`/api/complete/${finished.sessionId}/claim`, claim);
  const talking = await startParticipant(app, interviewId);
  await talking.say("I plan on paper, every single Monday.");
  await talking.say("Because the board was wrong last week.");
  const others = [await startParticipant(app, interviewId), await startParticipant(app, interviewId)];
  ids = [finished, talking, ...others].map(({ sessionId }) => sessionId);
  await app.db.orm.execute(sql`update sessions set source = '=HYPERLINK("x")' where id = ${ids[1]}`);
  await app.db.orm.execute(
    sql`update sessions set started_at = '2026-03-05T23:30:00Z', source = 'panel' where id = ${ids[3]}`,
  );
  const guest = await makeCreator(app, "A viewer");
  const { _id } = (await guest.get("/api/current_user")).body;
  await app.db.orm.execute(sql`insert into members (id, project_id, user_id, email, role, accepted_at)
    values ('member1', ${projectId}, ${_id}, ${guest.email}, 'viewer', now())`);
  viewer = guest;
});
afterAll(() => app.close());

const list = async (query: string) =>
  (await creator.get(`/api/interviews/${interviewId}/sessions?view=summary&${query}`)).body;
const indexes = async (query: string) =>
  (await list(query)).sessions.map((session: SessionSummary) => ids.indexOf(session.id));

test("sessions are sorted by their start, their length and their last activity", async () => {
  expect(await indexes("sort=newest")).toEqual([2, 1, 0, 3]);
  expect(await indexes("sort=oldest")).toEqual([3, 0, 1, 2]);
  expect((await indexes("sort=longest")).slice(0, 2)).toEqual([0, 1]);
  expect((await indexes("sort=shortest")).slice(2)).toEqual([1, 0]);
  expect((await indexes("sort=active")).slice(-1)).toEqual([0]);
  const [, , talking] = (await list("sort=oldest")).sessions;
  expect(talking).toMatchObject({ answerCount: 2, messageCount: 5 });
});

test("in every order pages follow one another, each session once; a cursor holds for its own order alone", async () => {
  for (const sort of ["newest", "oldest", "longest", "shortest", "active"]) {
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: { sessions: SessionSummary[]; nextCursor: string | null } = await list(
        `sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...page.sessions.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect([sort, new Set(seen).size, seen.length]).toEqual([sort, 4, 4]);
  }
  const { nextCursor } = await list("sort=longest&limit=1");
  const other = `/api/interviews/${interviewId}/sessions?view=summary&sort=newest&cursor=${nextCursor}`;
  expect((await creator.get(other)).status).toBe(400);
});

test("filters leave the sessions that fit, count them by status, and say what there is to choose", async () => {
  const first = await list("source=panel");
  expect(first.sessions.map(({ id }: SessionSummary) => id)).toEqual([ids[3]]);
  expect(first.counts).toEqual({ all: 1, completed: 0, notCompleted: 1, turnedAway: 0 });
  expect(first.choices).toEqual({ endReasons: ["finished"], sources: expect.arrayContaining(["panel"]) });
  const whole = await list("sort=oldest");
  expect(whole.counts).toEqual({ all: 4, completed: 1, notCompleted: 3, turnedAway: 0 });
  expect(whole.choices).toEqual(first.choices);
  expect(
    (await list(`sort=oldest&limit=1&cursor=${(await list("sort=oldest&limit=1")).nextCursor}`)).choices,
  ).toBeNull();
  expect(await indexes("endReason=finished")).toEqual([0]);
  expect(await indexes("label=P-01")).toEqual([0]);
  expect(await indexes("label=3")).toEqual([2]);
  expect(await indexes("label=%25")).toEqual([]);
  expect(await indexes("from=2026-03-05&to=2026-03-05")).toEqual([3]);
  expect(await indexes("to=2026-03-04")).toEqual([]);
  expect((await creator.get(`/api/interviews/${interviewId}/sessions?from=2026-02-31`)).status).toBe(400);
});

test("a viewer's day is asked for by its first moment and that of the next day, wherever the viewer is", async () => {
  // It began at 23:30 on 5 March in UTC: 6 March in Berlin, 5 March in New York.
  const began = (from: string, to: string) => indexes(new URLSearchParams({ from, to }).toString());
  expect(await began("2026-03-05T23:00:00.000Z", "2026-03-06T23:00:00.000Z")).toEqual([3]);
  expect(await began("2026-03-06T00:00:00+01:00", "2026-03-07T00:00:00+01:00")).toEqual([3]);
  expect(await began("2026-03-04T23:00:00.000Z", "2026-03-05T23:00:00.000Z")).toEqual([]);
  expect(await began("2026-03-05T05:00:00.000Z", "2026-03-06T05:00:00.000Z")).toEqual([3]);
  expect(await began("2026-03-05T23:30:00.000Z", "2026-03-05T23:30:00.001Z")).toEqual([3]);
  const path = `/api/interviews/${interviewId}/sessions/export?from=2026-03-05T23:00:00Z&to=2026-03-06T23:00:00Z`;
  expect(readCsv((await creator.get(path)).text)).toHaveLength(2);
  expect((await creator.get(path.replace("T23:00:00Z&", "T25&"))).status).toBe(400);
});

test("who was screened out or came to a full quota is neither completed nor in progress, and is found by that", async () => {
  const other = await makeInterview(creator, await makeProject(creator));
  const none = (await creator.get(`/api/interviews/${other}/sessions?view=summary`)).body;
  expect(none.counts).toEqual({ all: 0, completed: 0, notCompleted: 0, turnedAway: 0 });
  expect(none.choices).toEqual({ endReasons: [], sources: [] });
  const people: string[] = [];
  for (let person = 0; person < 3; person++) people.push((await startParticipant(app, other)).sessionId);
  const end = (index: number, reason: string) =>
    app.db.pool.query("update sessions set end_reason = $1 where id = $2", [reason, people[index]]);
  await end(1, "screened_out");
  await end(2, "quota_full");
  const path = `/api/interviews/${other}/sessions`;
  const whole = (await creator.get(`${path}?view=summary`)).body;
  expect(whole.counts).toEqual({ all: 3, completed: 0, notCompleted: 3, turnedAway: 2 });
  expect(whole.choices).toEqual({ endReasons: ["quota_full", "screened_out"], sources: [] });
  const { sessions, counts } = (await creator.get(`${path}?view=summary&status=turned_away`)).body;
  expect(sessions.map(({ endReason }: SessionSummary) => endReason)).toEqual(["quota_full", "screened_out"]);
  expect(counts).toEqual({ all: 3, completed: 0, notCompleted: 3, turnedAway: 2 });
  const [head = [], ...rows] = readCsv((await creator.get(`${path}/export?sort=oldest`)).text);
  expect(rows.map((row) => row[head.indexOf("Status")])).toEqual([
    "In Progress",
    "Screened out",
    "Quota full",
  ]);
});

test("sessions with a saved tag are told from those without, and a note is no tag", async () => {
  const { messages } = (await creator.get(`/api/sessions/${ids[1]}/transcript`)).body;
  const one = {
    messageId: messages[1]._id,
    text: "concern",
    passage: null,
    createdAt: "2026-05-05T10:00:00Z",
  };
  const save = (kind: string) =>
    creator.send("PUT", `/api/sessions/${ids[1]}/annotations`, { annotations: [{ ...one, id: "a", kind }] });
  await save("note");
  expect(await indexes("tagged=yes")).toEqual([]);
  await save("tag");
  expect(await indexes("tagged=yes")).toEqual([1]);
  expect(await indexes("tagged=no")).toHaveLength(3);
});

test("the table is taken away as CSV: filtered, in its order, without ids of sessions and without formulas", async () => {
  const reply = await creator.get(`/api/interviews/${interviewId}/sessions/export?sort=oldest`);
  expect(reply.headers.get("content-type")).toContain("text/csv");
  expect(reply.headers.get("content-disposition")).toContain("table of sessions.csv");
  const [head = [], ...rows] = readCsv(reply.text);
  expect(head).toEqual([
    ...[
      "Participant",
      "Date & Time",
      "Last activity",
      "Status",
      "End reason",
      "Answers",
      "Source",
      "Concept",
    ],
    ...["Email", "Incentive Code", "Session id"],
  ]);
  expect(rows.map(([label]) => label)).toEqual(["P-04", "P-01", "P-02", "P-03"]);
  expect(rows[1]).toEqual(expect.arrayContaining(["Completed", "pat@example.org", finished.incentiveCode]));
  expect(rows[2]).toContain(`'=HYPERLINK("x")`);
  for (const id of ids) expect(reply.text).not.toContain(id);
  const some = await creator.get(`/api/interviews/${interviewId}/sessions/export?status=completed`);
  expect(readCsv(some.text)).toHaveLength(2);
});

test("a viewer gets neither addresses nor codes nor the link's parameters, and may delete nothing", async () => {
  const { text } = await viewer.get(`/api/interviews/${interviewId}/sessions/export`);
  expect(text).not.toMatch(/Email|Incentive|pat@example/);
  expect(text).toContain("P-01");
  await app.db.orm.execute(
    sql`update sessions set hidden_fields = '{"PROLIFIC_PID": "abc"}' where id = ${ids[1]}`,
  );
  const [theirs, own] = await Promise.all(
    [viewer, creator].map((one) => one.get(`/api/sessions/${ids[1]}/transcript`)),
  );
  expect([theirs?.body.hiddenFields, theirs?.body.mayEdit]).toEqual([null, false]);
  expect([own?.body.hiddenFields, own?.body.mayEdit]).toEqual([{ PROLIFIC_PID: "abc" }, true]);
  const path = `/api/interviews/${interviewId}/sessions/delete`;
  expect((await viewer.post(path, { ids })).status).toBe(403);
});

test("a transcript names the sessions before and after it", async () => {
  const { body } = await creator.get(`/api/sessions/${ids[1]}/transcript`);
  expect(body).toMatchObject({ newer: { id: ids[2], label: "P-03" }, older: { id: ids[0], label: "P-01" } });
  expect((await creator.get(`/api/sessions/${ids[2]}/transcript`)).body.newer).toBeNull();
});

test("chosen sessions are deleted with all that they hold; those of other interviews stay", async () => {
  const other = await makeInterview(creator, await makeProject(creator));
  const stays = await startParticipant(app, other);
  const path = `/api/interviews/${interviewId}/sessions/delete`;
  const reply = await creator.post(path, { ids: [ids[0], ids[3], ids[3], stays.sessionId, "nothing"] });
  expect([reply.status, reply.body]).toEqual([200, { success: true, deleted: 2 }]);
  expect(await indexes("sort=newest")).toEqual([2, 1]);
  expect((await creator.get(`/api/sessions/${stays.sessionId}/transcript`)).status).toBe(200);
  await purgeSession(app, ids[0] ?? "");
  for (const table of ["turns", "claims"]) {
    const left = await app.db.pool.query(`select 1 from ${table} where session_id = $1`, [ids[0]]);
    expect(left.rowCount).toBe(0);
  }
  expect((await creator.post(path, { ids: [] })).status).toBe(400);
  expect((await creator.post(path, { ids: Array.from({ length: 501 }, (_, n) => `id${n}`) })).status).toBe(
    400,
  );
});
