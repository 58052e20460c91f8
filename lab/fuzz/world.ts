import { openClient } from "#server/testing/client.ts";
import { type LoopbackForum, startLoopbackForum } from "#server/testing/loopback-forum.ts";
import { startParticipant } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { makeTenant, type Tenant } from "../../tests/tenant-for-tests.ts";
import type { IdKind } from "./schema-values.ts";

export const foreignCanary = "canaryvera";

export interface World {
  app: TestApp;
  forum: LoopbackForum;
  /** Who calls. Made anew when a case has deleted what the next operation is about. */
  own: OwnTenant;
  /** Whom everybody leaves alone: this tenant calls nothing, and nothing of it may change or be shown. */
  foreign: Record<IdKind, string>;
  close: () => Promise<void>;
}

export interface OwnTenant {
  tenant: Tenant;
  ids: Record<IdKind, string>;
  /** The cookies of the creator, and of a participant who is in the middle of the interview. */
  cookies: Map<string, string>;
  participant: { session: string; cookies: Map<string, string> };
}

let made = 0;

async function makeOwn(app: TestApp, hook: string): Promise<OwnTenant> {
  made += 1;
  const tenant = await makeTenant(app, `canaryada${made}`);
  const participant = await startParticipant(app, tenant.ids.interview);
  return {
    tenant,
    ids: { ...tenant.ids, ...(await makeRest(tenant, hook)) },
    cookies: tenant.client.cookies,
    participant: { session: participant.sessionId, cookies: participant.cookies },
  };
}

async function makeRest({ client }: Tenant, hook: string): Promise<{ key: string; webhook: string }> {
  const key = await client.post("/api/user/keys", { name: "A program" });
  const added = await client.post("/api/webhooks", {
    url: hook,
    events: ["session.completed"],
  });
  if (key.status !== 201 || added.status !== 201)
    throw new Error(`no key or webhook: ${key.text} ${added.text}`);
  return { key: key.body._id, webhook: added.body._id };
}

export async function makeWorld(): Promise<World> {
  const forum = await startLoopbackForum();
  const app = await startTestApp({ REDDIT_BASE_URL: forum.url });
  const vera = await makeTenant(app, foreignCanary);
  const foreign = { ...vera.ids, ...(await makeRest(vera, forum.url)) };
  const own = await makeOwn(app, forum.url);
  const close = async () => {
    await app.close();
    await forum.close();
  };
  return { app, forum, own, foreign, close };
}

/** What each kind of id stands in; a row that is gone or marked as deleted is no use to an owner. */
const tables: Partial<Record<IdKind, string>> = {
  project: "select 1 from projects where id = $1 and deleted_at is null",
  interview: "select 1 from interviews where id = $1 and deleted_at is null",
  session: "select 1 from sessions where id = $1",
  form: "select 1 from forms where id = $1",
  transcript: "select 1 from sources where id = $1",
};

/** Before an operation: the caller is logged in and has the things that it is about. */
export async function mend(world: World): Promise<void> {
  const { own, app } = world;
  const asks = await Promise.all(
    Object.entries(tables).map(([kind, ask]) => app.db.pool.query(ask, [own.ids[kind as IdKind]])),
  );
  const isWhole = asks.every(({ rows }) => rows.length === 1);
  const status = (await own.tenant.client.get(`/api/interviews/${own.ids.interview}/details`)).status;
  if (isWhole && status === 200) return;
  if (isWhole && (await logInAgain(world))) return;
  world.own = await makeOwn(app, world.forum.url);
}

/** A case may have ended the caller's logins or changed the password. */
export async function logInAgain({ own, app }: World): Promise<boolean> {
  const client = openClient(app.url);
  for (const password of ["correct horse battery", "another long password"]) {
    const reply = await client.post("/api/auth/login", { email: own.tenant.client.email, password });
    if (reply.status !== 200) continue;
    for (const [name, value] of client.cookies) own.cookies.set(name, value);
    return true;
  }
  return false;
}

let columns: { table: string; column: string; type: string }[] | undefined;

async function listColumns(app: TestApp): Promise<NonNullable<typeof columns>> {
  columns ??= (
    await app.db.pool.query(
      `select table_name as "table", column_name as "column", data_type as type
       from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
       where table_schema = 'public' order by 1, 2`,
    )
  ).rows;
  return columns ?? [];
}

/** Columns of ids, as text; but for the one that a client fills with any word of its own, an id of another's too. */
async function listIdColumns(app: TestApp): Promise<{ table: string; column: string }[]> {
  const all = await listColumns(app);
  return all.filter(
    ({ table, column, type }) =>
      /(^|_)ids?$/.test(column) &&
      column !== "client_message_id" &&
      table !== "audit" &&
      /text|char|ARRAY|json/.test(type),
  );
}

/**
 * Sums of all rows that hang on an id of the foreign tenant or hold a word of it. Who looked is noted, so not in the
 * log of that.
 */
export async function readForeign({ app, foreign }: World): Promise<Set<string>> {
  const ids = await listIdColumns(app);
  const names = new Set((await listColumns(app)).map(({ table }) => table));
  const asks = [...names]
    .filter((table) => !["audit", "rate_limits"].includes(table))
    .map((table) => {
      const hangs = ids.filter((one) => one.table === table).map(({ column }) => `"${column}"::text ~ $1`);
      return `select '${table} ' || md5(t::text) as sum from "${table}" t where ${["t::text ~ $2", ...hangs].join(" or ")}`;
    });
  const { rows } = await app.db.pool.query(asks.join(" union all "), [
    Object.values(foreign).join("|"),
    foreignCanary,
  ]);
  return new Set(rows.map(({ sum }) => sum));
}

/** Rows, other than those of before, that hang on something of the foreign tenant. */
export async function countForeignLinks({ app, foreign }: World): Promise<number> {
  const ids = await listIdColumns(app);
  const asks = ids.map(
    ({ table, column }) => `select count(*) as n from "${table}" where "${column}"::text ~ $1`,
  );
  const about = Object.values(foreign).join("|");
  const { rows } = await app.db.pool.query(`select sum(n) as n from (${asks.join(" union all ")}) x`, [
    about,
  ]);
  return Number(rows[0].n);
}

/** All that is stored as a secret or as what is left of one. */
export async function readSecrets({ app }: World): Promise<string[]> {
  const asks = (await listColumns(app))
    .filter(({ column, type }) => /hash|secret|password|sealed/.test(column) && /text|char|bytea/.test(type))
    .map(({ table, column, type }) => {
      const value = type === "bytea" ? `encode("${column}", 'base64')` : `"${column}"::text`;
      return `select ${value} as value from "${table}" where "${column}" is not null`;
    });
  const { rows } = await app.db.pool.query(asks.join(" union all "));
  const secret = Buffer.from(app.deps.secret);
  const own = [secret.toString("hex"), secret.toString("base64")];
  return [...rows.map(({ value }) => value as string), ...own].filter((value) => value.length >= 16);
}
