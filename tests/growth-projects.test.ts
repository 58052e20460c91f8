import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { openClient } from "#server/testing/client.ts";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
} from "#server/testing/makers.ts";
import { someOf } from "#server/testing/some-cases.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { creatorCalls, makeTenant, nameOf, pathFor, type Tenant } from "./tenant-for-tests.ts";

/**
 * docs/reliability.md spreads the tables below a project over machines by the project's id. Here a second server sees
 * nothing of them but one project's rows, as that project's machine would: it must answer as the first one does.
 */
const distributed = [
  ...["interviews", "guides", "sessions", "turns", "form_answers", "claims", "annotations", "insights"],
  ...["custom_insights", "rehearsals", "participant_links", "members", "project_notices", "stimuli"],
  "answer_sounds",
  "translations",
];

/** Rows of a project whose table has no project_id: they follow the row that they belong to, by this key. */
const followers: Record<string, string> = {
  coded_sources: "interview_id in (select id from interviews)",
  interview_edits: "interview_id in (select id from interviews)",
  finding_edits: "interview_id in (select id from interviews)",
  validations: "interview_id in (select id from interviews)",
  report_links: "interview_id in (select id from interviews)",
  quota_counts: "interview_id in (select id from interviews)",
  left_out_quotes: "interview_id in (select id from interviews)",
  own_codes: "interview_id in (select id from interviews)",
  stimulus_parts: "stimulus_id in (select id from stimuli)",
  answer_sound_parts: "sound_id in (select id from answer_sounds)",
};

/** Belongs to an account or to the installation; kept whole on one machine, or copied to all. */
const elsewhere: Record<string, string> = {
  projects: "says whose a project is; copied to all machines",
  users: "an account has many projects; copied to all machines",
  consent_texts: "shared by hash; copied to all machines",
  forms: "an account's, used in its projects; copied to all machines",
  plans: "the same for all; copied to all machines",
  sources: "may be uploaded to an account before it has a project",
  source_turns: "follows sources",
  source_annotations: "follows sources",
  ...{
    recordings: "may be uploaded to an account before it has a project",
    recording_parts: "follows recordings",
  },
  personas: "may be made from pasted text, without a project",
  jobs: "an account's queue, claimed by any instance",
  ...{ logins: "an account's", identities: "an account's", login_states: "nobody's yet" },
  ...{ mail_tokens: "an account's", api_keys: "an account's", webhooks: "an account's" },
  ...{ webhook_deliveries: "follows webhooks", outbox: "the installation's queue of mails" },
  ...{
    audit: "an account's, kept after a project is gone",
    previews: "an account's, before a project keeps it",
  },
  ...{ practice_sessions: "an account's", practice_messages: "follows practice_sessions" },
  ...{ subscriptions: "an account's", purchases: "an account's", checkouts: "an account's" },
  ...{ billing_events: "the payment provider's", session_charges: "counted over an account's projects" },
  ...{ rate_limits: "by caller, over all projects", model_spending: "sums over all projects" },
  model_health: "a row a model",
  ...{ installation: "one row, the installation's", second_factors: "an account's" },
};

/** Roles are the whole database server's: another run, or one that broke off, has its own. */
const role = `askwell_shard_${randomBytes(6).toString("hex")}`;

let app: TestApp;
let ada: Tenant;
let shard: { url: string; db: Database; close: () => Promise<void> };

beforeAll(async () => {
  app = await startTestApp();
  ada = await makeTenant(app, "canaryada");
  const ben = await makeCreator(app);
  await makeFinishedSession(app, await makeInterview(ben, await makeProject(ben)));
  shard = await openShard(ada.ids.project);
});
afterAll(async () => {
  await shard.close();
  await app.db.pool.query(`drop owned by ${role}; drop role ${role}`);
  await app.close();
});

async function openShard(projectId: string): Promise<typeof shard> {
  const { pool } = app.db;
  await pool.query(`create role ${role}`);
  await pool.query(`grant all on all tables in schema public to ${role};
    grant all on all sequences in schema public to ${role};`);
  const own = "project_id = current_setting('askwell.project')";
  const rules = [...distributed.map((table) => [table, own]), ...Object.entries(followers)];
  for (const [table, rule] of rules) {
    await pool.query(`alter table ${table} enable row level security;
      create policy one_project on ${table} to ${role} using (${rule}) with check (${rule})`);
  }
  const { password, ...connection } = pool.options;
  const options = `-c role=${role} -c askwell.project=${projectId}`;
  const db = openDatabase({ ...connection, password, options } as never, () => undefined);
  const server = await createApp({ ...app.deps, db }, { pagesDir: null });
  await server.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const close = async () => {
    await server.close();
    await db.close();
  };
  return { url: `http://127.0.0.1:${port}`, db, close };
}

test("every table is spread by project, follows a row that is, or is said to lie elsewhere", async () => {
  const { rows } = await app.db.pool.query<{ name: string; spread: boolean }>(
    `select c.relname as name, exists (select 1 from information_schema.columns k where k.table_schema = 'public'
      and k.table_name = c.relname and k.column_name = 'project_id' and k.is_nullable = 'NO') as spread
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
  );
  const known = new Set([...distributed, ...Object.keys(followers), ...Object.keys(elsewhere)]);
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  const spread = rows.filter((row) => row.spread).map(({ name }) => name);
  expect(distributed.filter((name) => !spread.includes(name))).toEqual([]);
  expect(spread.filter((name) => !distributed.includes(name))).toEqual([]);
});

test("the project's machine sees its own rows and no others", async () => {
  const count = async (db: Database, table: string) =>
    Number((await db.pool.query(`select count(*) from ${table}`)).rows[0].count);
  for (const table of ["interviews", "sessions", "turns"]) {
    const here = await count(shard.db, table);
    expect(here).toBeGreaterThan(0);
    expect(here).toBeLessThan(await count(app.db, table));
  }
});

/** They gather from all projects of an account: one statement a machine, put together after. */
const overAllProjects: Record<string, string> = {
  "GET /api/interview": "the interviews of all projects, with the sample's",
  "GET /api/projects": "how many interviews each has",
  "GET /api/simulated-interviews/suggestions": "scripts of all projects",
};

const reads = creatorCalls.filter(({ method, path }) => method === "GET" && !/live|events|stream/.test(path));
const calls = reads.filter((operation) => !(nameOf(operation) in overAllProjects));

test.each(someOf(calls, 3, 0).map((operation) => [nameOf(operation), operation] as const))(
  "%s needs no other project's rows",
  async (_, { path }) => {
    const [all, own] = await askBoth(path);
    expect(own).toEqual(all);
  },
);

async function askBoth(path: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${ada.client.token}` };
  const ask = async (url: string) => {
    const { status, text } = await openClient(url).get(pathFor(path, ada), headers);
    // Times of asking differ, and what holds them: archives, and the token that is given anew each second.
    const timeless = text
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "at")
      .replace(/"token":"[^"]*"/, "token")
      .replace(/^PK[\s\S]*/, "archive");
    return `${status} ${timeless}`;
  };
  return [await ask(app.url), await ask(shard.url)];
}

test("the calls that are said to gather from all projects do, so this check can tell", async () => {
  for (const { path } of reads.filter((operation) => nameOf(operation) in overAllProjects)) {
    const [all, own] = await askBoth(path);
    expect(own).not.toEqual(all);
  }
});

test("a whole conversation, its forms and its end need no other project's rows", async () => {
  const participant = await startParticipant({ ...app, url: shard.url }, ada.ids.interview);
  let complete = false;
  for (let turn = 0; turn < 40 && !complete; turn++) {
    const reply = await participant.say("I write a list on Sunday, and on Monday it is wrong already.");
    expect([reply.status, reply.status === 200 ? "" : reply.text]).toEqual([200, ""]);
    complete = reply.body.isComplete;
  }
  expect(complete).toBe(true);
});
