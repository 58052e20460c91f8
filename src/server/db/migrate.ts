import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { findDatabaseErrorCode } from "./database-error.ts";

const migrationsFolder = fileURLToPath(new URL("../../../drizzle", import.meta.url));

/** Brings the database forward. Under a lock: of several processes that start at once, one migrates. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  await withLock(pool, lockKeys.migration, async (client) => {
    const newest = await findNewest(client);
    if (newest !== undefined) await migrateInSteps(client, newest);
    // Nobody uses a new database yet: all at once, and all of it or nothing.
    else await migrate(drizzle(client), { migrationsFolder });
  });
}

/** When the newest migration that the database has was made; undefined of a new database. */
async function findNewest(client: pg.PoolClient): Promise<number | undefined> {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (tables[0].name === null) return undefined;
  const { rows } = await client.query("select max(created_at) as newest from drizzle.__drizzle_migrations");
  return rows[0].newest === null ? undefined : Number(rows[0].newest);
}

/**
 * Servers of an older version go on meanwhile. In one transaction a migration would hold one table while it waits for
 * another, and a call that holds the other and wants the first is a deadlock, which PostgreSQL may end by failing the
 * call. So each statement is a transaction of its own, with a note of how far it came, from which the next start goes
 * on if this process dies.
 */
async function migrateInSteps(client: pg.PoolClient, newest: number): Promise<void> {
  const missing = readMigrationFiles({ migrationsFolder }).filter((one) => one.folderMillis > newest);
  if (missing.length === 0) return;
  await client.query(
    "create table if not exists drizzle.steps (migration bigint primary key, done integer not null)",
  );
  for (const { sql, hash, folderMillis } of missing) {
    const { rows } = await client.query("select done from drizzle.steps where migration = $1", [
      folderMillis,
    ]);
    for (let step = Number(rows[0]?.done ?? 0); step < sql.length; step++) {
      await inShortTransaction(client, async () => {
        await client.query(sql[step] ?? "");
        await client.query(
          "insert into drizzle.steps values ($1, $2) on conflict (migration) do update set done = excluded.done",
          [folderMillis, step + 1],
        );
      });
    }
    await inShortTransaction(client, async () => {
      const note = "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)";
      await client.query(note, [hash, folderMillis]);
      await client.query("delete from drizzle.steps where migration = $1", [folderMillis]);
    });
  }
}

/** Who waits for a table lets nobody else at it, so not for long: less than what PostgreSQL takes for a deadlock. */
const maxWaitMs = 700;
const pauseMs = 300;

async function inShortTransaction(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  for (;;) {
    await client.query("begin");
    try {
      await client.query(`set local lock_timeout = ${maxWaitMs}`);
      await work();
      await client.query("commit");
      return;
    } catch (error) {
      await client.query("rollback");
      if (!isInUse(error)) throw error;
    }
    await sleep(pauseMs);
  }
}

/** Somebody uses the table for longer, such as a backup: tried again until that is over. */
function isInUse(error: unknown): boolean {
  const code = error instanceof Error ? findDatabaseErrorCode(error) : null;
  return code === "55P03" || code === "40P01";
}

/** What is done once for a database, however many processes start on it at the same time. */
const lockKeys = { migration: 7_265_441 };

/** One process at a time does this; the others wait. The lock ends with its connection, should the process die. */
async function withLock<T>(
  pool: pg.Pool,
  key: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [key]);
    return await work(client);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [key]).catch(() => undefined);
    client.release();
  }
}
