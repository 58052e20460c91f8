import { stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { withDatabase } from "#server/backup/reach-database.ts";
import type { Config } from "#server/config.ts";
import type { ClockSample, Finding } from "./doctor-machine.ts";
import { checkRows } from "./doctor-rows.ts";

/** What the doctor looks at in the database. */

const oldestPostgres = 14;
const migrationsFolder = fileURLToPath(new URL("../drizzle", import.meta.url));

export async function checkDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir" | "pgBin">,
): Promise<{ findings: Finding[]; clocks: ClockSample[] }> {
  const place = config.databaseUrl
    ? "The database of DATABASE_URL"
    : `The embedded database in ${config.dataDir}`;
  try {
    return await withDatabase(config, async (connection) => {
      const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
      client.on("error", () => undefined);
      await client.connect();
      return await examineDatabase(client, config, place).finally(() => client.end());
    });
  } catch (error) {
    const sentence = `${place} cannot be used: ${describeReason(error)}.`;
    return {
      findings: [
        {
          ok: false,
          sentence: config.databaseUrl
            ? `${sentence} Check that it runs and what DATABASE_URL says.`
            : sentence,
        },
      ],
      clocks: [],
    };
  }
}

interface Facts {
  version: number;
  name: string;
  fsync: boolean;
  waits: boolean;
  mayCreate: boolean;
  migrated: boolean;
  nowMs: number;
}

const factsQuery = `select current_setting('server_version_num')::int / 10000 as version,
  current_setting('server_version') as name, current_setting('fsync') = 'on' as fsync,
  current_setting('synchronous_commit') <> 'off' as waits,
  has_database_privilege(current_database(), 'create') as "mayCreate",
  to_regclass('drizzle.__drizzle_migrations') is not null as migrated,
  extract(epoch from clock_timestamp())::float8 * 1000 as "nowMs"`;

async function examineDatabase(
  client: pg.Client,
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  place: string,
) {
  const { rows } = await client.query<Facts>(factsQuery);
  const [facts] = rows;
  if (!facts) throw new Error("it did not answer");
  const findings = [judgeDatabase(place, facts)];
  if (facts.migrated) {
    const applied = await listApplied(client);
    findings.push(judgeMigrations(applied));
    const lost = await findLostSecret(client, dataDir);
    if (lost) findings.push(lost);
    if (isUpToDate(applied)) findings.push(...(await checkRows(client)));
  } else findings.push({ ok: true, sentence: "The tables don't exist yet; the first start creates them." });
  const clocks = databaseUrl === null ? [] : [{ of: "the database", aheadMs: Date.now() - facts.nowMs }];
  return { findings, clocks };
}

export function judgeDatabase(place: string, facts: Omit<Facts, "migrated" | "nowMs">): Finding {
  const { version, name, fsync, waits, mayCreate } = facts;
  if (version < oldestPostgres) {
    return {
      ok: false,
      sentence: `${place} is PostgreSQL ${name}: upgrade it to ${oldestPostgres} or newer.`,
    };
  }
  if (!fsync || !waits) {
    return {
      ok: false,
      sentence: `${place} does not write answers to disk before it confirms them: turn on fsync and synchronous_commit.`,
    };
  }
  if (!mayCreate) {
    return {
      ok: false,
      sentence: `${place} doesn't let its user create schemas: grant it CREATE on the database.`,
    };
  }
  return { ok: true, sentence: `${place} works (PostgreSQL ${name}).` };
}

async function listApplied(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ at: string }>(
    "select created_at::text as at from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map(({ at }) => Number(at));
}

function listKnown(): number[] {
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
}

/** The rules are about the tables as this version has them. */
function isUpToDate(applied: number[]): boolean {
  const known = listKnown();
  return known.length === applied.length && applied.every((at) => known.includes(at));
}

export function judgeMigrations(applied: number[]): Finding {
  const known = listKnown();
  if (applied.some((at) => !known.includes(at))) {
    return {
      ok: false,
      sentence:
        "The database was upgraded by a newer version of Askwell: start that version, or a later one.",
    };
  }
  const missing = known.length - applied.length;
  return missing === 0
    ? { ok: true, sentence: `All ${known.length} migrations are applied.` }
    : {
        ok: true,
        sentence: `${missing} of ${known.length} migrations are not applied yet; take a backup, then the next start applies them.`,
      };
}

/** A new secret is made at a start, and could not read what the old one has sealed. */
async function findLostSecret(client: pg.Client, dataDir: string): Promise<Finding | null> {
  if (await stat(join(dataDir, "secret.key")).catch(() => null)) return null;
  const { rows } = await client.query("select 1 from users where email <> 'askwell-demo' limit 1");
  if (rows.length === 0) return null;
  return {
    ok: false,
    sentence: `The database is in use, but ${join(dataDir, "secret.key")} is missing: put it back from a backup before the next start, or tokens end and claimed addresses cannot be read.`,
  };
}

/** A refused connection to a name with several addresses has its reasons inside. */
function describeReason(error: unknown): string {
  if (error instanceof AggregateError) return describeReason(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\.$/, "");
}
