import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
  userInfo,
} from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { seedSessions } from "../../bench/web/seed-rows.ts";

/** Rows of these grow with participants and with creators: no statement of a page or a turn may read all of them. */
const growing = [
  ...["sessions", "turns", "annotations", "claims", "form_answers", "participant_links", "quota_counts"],
  ...[
    "practice_sessions",
    "practice_messages",
    "projects",
    "interviews",
    "guides",
    "users",
    "logins",
    "members",
  ],
  "audit",
];
const others = 2_000;
const manySessions = 22_000;
const bigSessions = 6_000;
const bigMessages = 8;

interface Statement {
  text: string;
  values: unknown[];
  /** Whether it is run, to see how many rows it reads, and then undone. */
  isRun?: boolean;
}

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;
let bigId: string;
let sessionId: string;
let said: Statement[] = [];

beforeAll(async () => {
  // What runs by the clock would be taken for a statement of the page that is read meanwhile.
  app = await startTestApp({ RATE_LIMITS: "on" }, { background: false });
  creator = await makeCreator(app);
  const projectId = await makeProject(creator);
  interviewId = await makeInterview(creator, projectId);
  bigId = await makeInterview(creator, projectId);
  sessionId = (await makeFinishedSession(app, interviewId)).sessionId;
  await creator.send("PUT", `/api/sessions/${sessionId}/annotations`, { annotations: [] });
  const copied = (await makeFinishedSession(app, bigId)).sessionId;
  await creator.post(`/api/interviews/${interviewId}/links`, { labels: ["Ana"] });
  const path = "/api/simulated-interviews";
  const practice = (await creator.post(`${path}/start`, { topic: "Planning" })).body.sessionId;
  await creator.post(`${path}/${practice}/message`, { text: "How do you plan your week?" });
  await seedSessions(app.db.pool, { like: sessionId, sessions: 100, messages: 20 });
  await seedSessions(app.db.pool, { like: copied, sessions: bigSessions, messages: bigMessages });
  await seedOthers(app.db.pool);
  listen(app.db.pool);
}, 240_000);
afterAll(() => app.close());

/** Other creators with a little of everything, so that reading a whole table is never the cheapest. */
async function seedOthers(pool: pg.Pool): Promise<void> {
  const copies: [table: string, changed: Record<string, string>][] = [
    ["users", { id: "'u' || n", email: "'other' || n || '@example.org'", stripe_customer_id: "null" }],
    ["projects", { id: "'p' || n", owner_id: "'u' || n" }],
    ["interviews", { id: "'i' || n", project_id: "'p' || n" }],
    ["guides", { id: "'g' || n", interview_id: "'i' || n", project_id: "'p' || n" }],
    ["logins", { id: "'l' || n", user_id: "'u' || n", token_hash: "'t' || n" }],
    [
      "participant_links",
      { id: "'k' || n", interview_id: "'i' || n", project_id: "'p' || n", token: "'k' || n" },
    ],
    ["practice_sessions", { id: "'r' || n", owner_id: "'u' || n" }],
    ["practice_messages", { id: "'m' || n", session_id: "'r' || n", client_message_id: "null" }],
    ["audit", { id: "1000000 + n", owner_id: "'u' || n", actor_id: "'u' || n" }],
  ];
  for (const [table, changed] of copies) {
    const columns = await listColumns(pool, table);
    const values = columns.map((name) => changed[name] ?? `s.${name}`);
    await pool.query(
      `insert into ${table} (${columns.join(", ")}) select ${values.join(", ")}
      from (select * from ${table} limit 1) s, generate_series(0, $1::int) n`,
      [others - 1],
    );
  }
  const sessionColumns = await listColumns(pool, "sessions");
  const own: Record<string, string> = {
    ...{
      id: "'s' || n",
      interview_id: "'i' || n % 2000",
      guide_id: "'g' || n % 2000",
      project_id: "'p' || n % 2000",
    },
    ...{ incentive_code: "null", number: "n" },
  };
  await pool.query(
    `insert into sessions (${sessionColumns.join(", ")}) select ${sessionColumns.map((name) => own[name] ?? `s.${name}`).join(", ")}
    from sessions s, generate_series(2000, $2::int) n where s.id = $1`,
    [sessionId, manySessions - 1],
  );
  await pool.query(
    `insert into form_answers (session_id, form_id, project_id, answers)
    select 's' || n, (select id from forms limit 1), 'p' || n % 2000, '{}' from generate_series(2000, $1::int) n`,
    [manySessions - 1],
  );
  await pool.query(
    `insert into annotations (session_id, author_id, project_id, items)
    select 's' || n, 'u' || n % 2000, 'p' || n % 2000, '[]' from generate_series(2000, $1::int) n`,
    [manySessions - 1],
  );
  await pool.query(
    `insert into members (id, project_id, user_id, email, role)
    select 'm' || n, 'p' || n, 'u' || (n + 7) % 2000, 'm' || n || '@example.org', 'viewer' from generate_series(0, $1::int) n`,
    [others - 1],
  );
  await pool.query(
    `insert into claims (id, interview_id, project_id, session_id, email)
    select 'c' || n, 'i' || n % 2000, 'p' || n % 2000, 's' || n, 'c' from generate_series(2000, $1::int) n`,
    [manySessions - 1],
  );
  await pool.query(
    "insert into quota_counts (interview_id, quota_id, taken) select 'i' || n, 'q', 1 from generate_series(0, $1::int) n",
    [others - 1],
  );
  await pool.query("vacuum analyze");
}

async function listColumns(pool: pg.Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Keeps every statement that the server says from now on. */
function listen(pool: pg.Pool): void {
  const keep = (given: unknown, values: unknown) => {
    const query =
      typeof given === "string" ? { text: given } : (given as { text: string; values?: unknown[] });
    said.push({ text: query.text, values: query.values ?? (Array.isArray(values) ? values : []) });
  };
  const wrap = (client: { query: (...args: never[]) => unknown }) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      keep(args[0], args[1]);
      return query(...args);
    }) as typeof client.query;
  };
  const wrapped = new WeakSet<object>();
  pool.on("acquire", (client) => {
    if (wrapped.has(client)) return;
    wrapped.add(client);
    wrap(client as never);
  });
}

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Recheck Cond"?: string;
  "Actual Rows"?: number;
  "Rows Removed by Filter"?: number;
  "Actual Loops"?: number;
  Plans?: PlanNode[];
}

function* listNodes(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* listNodes(child);
}

async function planOf({ text, values, isRun = false }: Statement, setting = "on"): Promise<PlanNode[]> {
  const client = await app.db.pool.connect();
  try {
    await client.query("begin");
    await client.query(`set local enable_seqscan = ${setting}`);
    const { rows } = await client.query({ text: `explain (format json, analyze ${isRun}) ${text}`, values });
    return [...listNodes(rows[0]["QUERY PLAN"][0].Plan)];
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/**
 * What a statement reads from beginning to end. Of tables that are small here still, reading all of it may be the
 * cheapest: there it only has to have an index that it can use.
 */
async function listWholeReads(statement: Statement): Promise<string[]> {
  const describe = (nodes: PlanNode[]) => nodes.filter(readsAll).map((node) => String(node["Relation Name"]));
  const chosen = describe(await planOf(statement));
  if (chosen.length === 0) return [];
  const forced = describe(await planOf(statement, "off"));
  return [...chosen.filter((table) => table === "sessions" || table === "turns"), ...forced];
}

/** Reads a growing table from its beginning to its end, with or without an index. */
function readsAll(node: PlanNode): boolean {
  if (!growing.includes(node["Relation Name"] ?? "")) return false;
  if (node["Node Type"] === "Seq Scan") return true;
  return /^Index( Only)? Scan$/.test(node["Node Type"]) && node["Index Cond"] === undefined;
}

const explainable = /^\s*(select|with|insert|update|delete)/i;

type Work = () => Promise<{ status: number; text: string }>;

async function everyStatementOf(work: Work): Promise<Statement[]> {
  said = [];
  const reply = await work();
  expect([reply.status, reply.status < 300 ? "" : reply.text]).toEqual([reply.status, ""]);
  const found = said.filter(({ text }) => explainable.test(text));
  said = [];
  return found;
}

/** Each wording once. */
async function statementsOf(work: Work): Promise<Statement[]> {
  return [...new Map((await everyStatementOf(work)).map((one) => [one.text, one])).values()];
}

async function expectNoWholeTable(statements: Statement[]): Promise<Set<string>> {
  const indexes = new Set<string>();
  for (const statement of statements) {
    const whole = await listWholeReads(statement);
    expect([whole, whole.length > 0 ? statement.text : ""]).toEqual([[], ""]);
    for (const node of await planOf(statement)) if (node["Index Name"]) indexes.add(node["Index Name"]);
  }
  return indexes;
}

const of = (path: string) => () =>
  creator.get(path.replace(":id", interviewId).replace(":session", sessionId));

const reads: [what: string, path: string, indexes: string[]][] = [
  // By either of two indexes of an interview's sessions, as the planner likes.
  ["the list of sessions", "/api/interviews/:id/sessions", []],
  ["its next page", "/api/interviews/:id/sessions?limit=20&offset=20", ["sessions_interview_started"]],
  ["completed sessions", "/api/interviews/:id/sessions?status=completed", []],
  ["the longest sessions", "/api/interviews/:id/sessions?sort=longest", []],
  ["tagged sessions", "/api/interviews/:id/sessions?tagged=yes", []],
  ["a transcript", "/api/sessions/:session/transcript", ["sessions_pkey", "turns_session_id_seq_pk"]],
  ["demographics", "/api/interviews/:id/sessions/demographics", []],
  ["search by words", "/api/interviews/:id/search?q=zebra", []],
  ["where people stop", "/api/interviews/:id/drop-off", ["turns_session_id_seq_pk"]],
  ["who is in it now", "/api/interviews/:id/live", []],
  ["quotas", "/api/interviews/:id/quotas", []],
  ["personal links", "/api/interviews/:id/links", ["participant_links_interview"]],
  ["the interview's details", "/api/interviews/:id/details", ["interviews_pkey"]],
  ["projects", "/api/projects", ["projects_owner"]],
  ["practice sessions", "/api/simulated-interviews", ["practice_sessions_owner"]],
];

test.each(reads)("%s: no statement reads a whole table", async (_, path, expected) => {
  const statements = await statementsOf(of(path));
  expect(statements.length).toBeGreaterThan(0);
  const indexes = await expectNoWholeTable(statements);
  expect([...indexes]).toEqual(expect.arrayContaining(expected));
});

test("a turn, the first and the ones after it, finds its rows by keys", async () => {
  const participant = await startParticipant(app, interviewId);
  for (const said of ["I use a shared list.", "On Monday I wrote it down twice.", "It was annoying."]) {
    const indexes = await expectNoWholeTable(await statementsOf(() => participant.say(said)));
    expect([...indexes]).toEqual(expect.arrayContaining(["sessions_pkey", "interviews_pkey"]));
  }
});

test("turns that are stored together find their rows by keys", async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => startParticipant(app, interviewId)));
  await Promise.all(people.map((person) => person.say("I use a shared list.")));
  const statements = await statementsOf(async () => {
    const replies = await Promise.all(people.map((person) => person.say("On Monday I wrote it twice.")));
    return replies.find(({ status }) => status !== 200) ?? { status: 200, text: "" };
  });
  const together = statements.filter(({ text }) => text.includes("json_to_recordset"));
  expect(together).toHaveLength(1);
  const indexes = await expectNoWholeTable(together);
  expect([...indexes].toSorted()).toEqual(["interviews_pkey", "projects_pkey", "sessions_pkey"]);
});

test("starting a session reads no whole table", async () => {
  const statements = await statementsOf(async () => {
    await startParticipant(app, interviewId);
    return { status: 200, text: "" };
  });
  await expectNoWholeTable(statements);
});

test("quotas with a minimum: whoever starts, is counted or looked at among thousands reads no whole table", async () => {
  const ageRange = { by: { kind: "aboutYou", attribute: "ageRange" }, values: [userInfo.ageRange] };
  const quotas = [{ id: "q", name: "Young", conditions: [ageRange], minimum: 5, limit: 50_000 }];
  const settings = { quotas, sessionLimit: 50_000 };
  const changed = await creator.send("PATCH", `/api/interviews/${bigId}`, { settings });
  expect(changed.status).toBe(200);
  const silent = await startParticipant(app, bigId);
  await app.db.pool.query(
    "update sessions set last_activity_at = now() - interval '31 minutes' where id = $1",
    [silent.sessionId],
  );
  const startsAndLapses = await statementsOf(async () => {
    await startParticipant(app, bigId);
    return { status: 200, text: "" };
  });
  expect([...(await expectNoWholeTable(startsAndLapses))]).toEqual(
    expect.arrayContaining(["sessions_open_places", "quota_counts_interview_id_quota_id_pk"]),
  );
  const selects = startsAndLapses.filter(({ text }) => text.startsWith("select"));
  expect(await countRowsRead(selects, "sessions", true)).toBeLessThanOrEqual(10);
  const looks = await statementsOf(() => creator.get(`/api/interviews/${bigId}/quotas`));
  expect([...(await expectNoWholeTable(looks))]).toContain("sessions_open_places");
});

/** How many rows of a table the statements take, each as often as it is taken; with those that a filter drops if said. */
async function countRowsRead(statements: Statement[], table: string, withDropped = false): Promise<number> {
  let rows = 0;
  for (const statement of statements) {
    for (const node of await planOf({ ...statement, isRun: true })) {
      if (node["Relation Name"] !== table) continue;
      const dropped = withDropped ? (node["Rows Removed by Filter"] ?? 0) : 0;
      rows += ((node["Actual Rows"] ?? 0) + dropped) * (node["Actual Loops"] ?? 0);
    }
  }
  return rows;
}

const pageKb = 40;
/** What is shown beside the counts: a page has at most a hundred, the details name the last 200 finished ones. */
const fewSessions = 300;

test.each([
  ["the first page of the list", "/sessions?view=summary&limit=100"],
  ["a page in another order", "/sessions?view=summary&sort=oldest&status=completed"],
  ["the details", "/details"],
])("%s: each of thousands of sessions is looked at once", async (_, path) => {
  const said = await everyStatementOf(() => creator.get(`/api/interviews/${bigId}${path}`));
  expect(await countRowsRead(said, "sessions")).toBeLessThanOrEqual(bigSessions + fewSessions);
  // At most the last turn of each, to tell who left in distress.
  expect(await countRowsRead(said, "turns", true)).toBeLessThanOrEqual(3 * (bigSessions + fewSessions));
  await expectNoWholeTable(said);
});

test("a transcript among thousands reads its own messages once and a handful of sessions", async () => {
  const { sessions } = (await creator.get(`/api/interviews/${bigId}/sessions?view=summary`)).body;
  const said = await everyStatementOf(() => creator.get(`/api/sessions/${sessions[10].id}/transcript`));
  expect(await countRowsRead(said, "turns")).toBe(bigMessages);
  expect(await countRowsRead(said, "sessions")).toBeLessThanOrEqual(10);
});

test("a page of the list and a transcript of sixty messages are at most 40 KB before they are compressed", async () => {
  const list = await creator.get(`/api/interviews/${bigId}/sessions?view=summary&limit=100`);
  expect(list.body.sessions).toHaveLength(100);
  const like = (await makeFinishedSession(app, interviewId)).sessionId;
  await seedSessions(app.db.pool, { like, sessions: 1, messages: 60 });
  const { rows } = await app.db.pool.query<{ id: string }>(
    "select id from sessions where interview_id = $1 and turn_count = 60",
    [interviewId],
  );
  const transcript = await creator.get(`/api/sessions/${rows[0]?.id}/transcript`);
  expect(transcript.body.messages).toHaveLength(60);
  for (const { text } of [list, transcript])
    expect(Buffer.byteLength(text) / 1024).toBeLessThanOrEqual(pageKb);
});

test("where people stop looks at the newest 2,000 sessions alone, and says so", async () => {
  const { body } = await creator.get(`/api/interviews/${bigId}/drop-off`);
  expect([body.sessions, body.isPart]).toEqual([2_000, true]);
  const said = await everyStatementOf(() => creator.get(`/api/interviews/${bigId}/drop-off`));
  // For their states, for whether there is one more, and for their questions.
  expect(await countRowsRead(said, "sessions")).toBeLessThanOrEqual(3 * 2_000 + 1);
  expect(await countRowsRead(said, "turns")).toBeLessThanOrEqual(2_000 * bigMessages);
  expect((await creator.get(`/api/interviews/${interviewId}/drop-off`)).body.isPart).toBe(false);
});

test("this check tells a statement that reads a whole table from one that does not", async () => {
  const whole = { text: "select count(*) from turns where text like $1", values: ["%zebra%"] };
  expect(await listWholeReads(whole)).toContain("turns");
  const own = { text: "select count(*) from turns where session_id = $1", values: [sessionId] };
  expect(await listWholeReads(own)).toEqual([]);
});
