import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "#server/testing/client.ts";
import { keepCallersContext } from "#server/testing/keep-callers-context.ts";
import { makeCreator, makeInterview, makeProject, startParticipant } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** What an answer may cost the database, the first one and the fortieth. */
const most = { commits: 2, statements: 6, walKb: 3 };
const turns = 40;
/** As often as somebody may send within a minute. */
const sendsAMinute = 20;

const answers = [
  "Last Tuesday I spent two hours looking for the notes of a call, because they were in three places.",
  "We use a shared document and a chat. The chat is quick, but nobody finds anything in it afterwards.",
  "On Monday the call dropped twice, so I wrote everything down again and sent it by mail.",
];

type Client = pg.PoolClient & { query: (...args: unknown[]) => unknown };

interface Wal {
  bytes: number;
  /** Whole pages, which are written once after each checkpoint: other databases of the server bring those about. */
  pages: number;
}

interface Cost {
  statements: number;
  commits: number;
  wal: Wal;
}

/** Statements of the request that is being answered, and of nothing that goes on beside it. */
const within = new AsyncLocalStorage<Pick<Cost, "statements" | "commits">>();
const counting = new WeakSet<Client>();
let counted: Pick<Cost, "statements" | "commits"> | undefined;

let app: TestApp;
let second: { url: string };
let interviewId: string;

beforeAll(async () => {
  const env = { RATE_LIMITS: "on", BILLING: "demo" };
  // What the server does by the clock writes WAL too, over the same connections.
  app = await startTestApp(env, { poolSize: 3, around: countRequests, background: false });
  second = await app.openSecond();
  keepCallersContext(app.db.pool);
  app.db.pool.on("acquire", (client) => countStatements(client as Client));
  const creator = await makeCreator(app);
  const questions = Array.from({ length: 60 }, (_, index) => `How do you do thing number ${index + 1}?`);
  interviewId = await makeInterview(creator, await makeProject(creator), { questions });
});
afterAll(() => app.close());

function countRequests(server: FastifyInstance): void {
  const enter = (_: unknown, __: unknown, done: () => void) => {
    if (counted) within.run(counted, done);
    else done();
  };
  server.addHook("onRequest", enter);
  // A body is read in the connection's own context: what follows it is brought back.
  server.addHook("preHandler", enter);
}

/** What is not within a transaction is one of its own. */
function countStatements(client: Client): void {
  if (counting.has(client)) return;
  counting.add(client);
  const query = client.query.bind(client) as Client["query"];
  let isInTransaction = false;
  client.query = ((...args: unknown[]) => {
    const text = typeof args[0] === "string" ? args[0] : (args[0] as { text: string }).text;
    if (/^\s*begin/i.test(text)) isInTransaction = true;
    if (/^\s*(commit|rollback)/i.test(text)) isInTransaction = false;
    const request = within.getStore();
    if (request) {
      request.statements += 1;
      if (!isInTransaction) request.commits += 1;
    }
    return query(...args);
  }) as typeof client.query;
}

/** Of the connections of this server alone; others write to the same database server. */
async function readWal(): Promise<Wal> {
  const sum: Wal = { bytes: 0, pages: 0 };
  const { pool } = app.db;
  // Held until all are read, so that none is read twice.
  const held = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  for (const client of held) {
    await client.query("select pg_stat_force_next_flush()");
    const { rows } = await client.query<Wal>(
      "select wal_bytes::float8 as bytes, wal_fpi::int as pages from pg_stat_get_backend_wal(pg_backend_pid())",
    );
    sum.bytes += rows[0]?.bytes ?? 0;
    sum.pages += rows[0]?.pages ?? 0;
  }
  for (const client of held) client.release();
  return sum;
}

/** So many answers, each sent to the next of the servers; what each one cost. */
async function talk(urls: string[], turns: number): Promise<Cost[]> {
  const { sessionId, resumeToken } = await startParticipant(app, interviewId);
  const costs: Cost[] = [];
  for (let turn = 0; turn < turns; turn++) {
    if (turn % sendsAMinute === 0) await letAMinutePass(sessionId);
    const client = openClient(urls[turn % urls.length] ?? "");
    const before = await readWal();
    counted = { statements: 0, commits: 0 };
    const message = { message: answers[turn % answers.length], clientMessageId: `message-${turn}` };
    const own = { "x-resume-token": resumeToken };
    const reply = await client.post(`/api/sessions/${interviewId}/${sessionId}/send`, message, own);
    const cost = counted;
    counted = undefined;
    const after = await readWal();
    expect([reply.status, reply.body.isComplete]).toEqual([200, false]);
    costs.push({ ...cost, wal: { bytes: after.bytes - before.bytes, pages: after.pages - before.pages } });
  }
  return costs;
}

async function letAMinutePass(sessionId: string): Promise<void> {
  const change = "update sessions set send_window_at = send_window_at - interval '2 minutes' where id = $1";
  await app.db.pool.query(change, [sessionId]);
}

/** In KB an answer, over those that had no whole page to write. */
function meanWal(costs: Cost[]): number {
  const usual = costs.filter(({ wal }) => wal.pages === 0);
  expect(usual.length, "answers without a checkpoint just before").toBeGreaterThanOrEqual(costs.length / 3);
  return usual.reduce((sum, { wal }) => sum + wal.bytes, 0) / usual.length / 1024;
}

const cases: [how: string, urls: () => string[]][] = [
  ["at one server", () => [app.url]],
  ["at two servers in turn", () => [app.url, second.url]],
];

test.each(cases)(
  "%s an answer is a few statements and commits, the fortieth as the second",
  async (_, urls) => {
    // A server reads a script once.
    await talk(urls(), urls().length);
    const costs = await talk(urls(), turns);
    for (const cost of costs) {
      expect(cost.statements).toBeGreaterThan(0);
      expect(cost.statements).toBeLessThanOrEqual(most.statements);
      expect(cost.commits).toBeLessThanOrEqual(most.commits);
    }
    const [early, late] = [costs.slice(1, 13), costs.slice(-12)];
    const maxStatements = (some: Cost[]) => Math.max(...some.map(({ statements }) => statements));
    expect(maxStatements(late)).toBeLessThanOrEqual(maxStatements(early));
    expect(meanWal(costs)).toBeLessThanOrEqual(most.walKb);
    // A page that was full and is parted in two falls on one answer of the dozen.
    expect(meanWal(late)).toBeLessThanOrEqual(1.5 * meanWal(early));
  },
);
