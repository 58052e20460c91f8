import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { lockKeys, withLock } from "./advisory-lock.ts";
import { findDatabaseErrorCode } from "./database-error.ts";

const folder = fileURLToPath(new URL("../../../drizzle", import.meta.url));

/**
 * Brings the database forward. Under a lock: of several processes that start at once, one migrates. Servers of an older
 * version go on meanwhile: each of their calls waits for at most about a second.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  await withLock(pool, lockKeys.migration, async (client) => {
    const isBehind = await isBehindFiles(client);
    if (isBehind) await takeTables(client);
    try {
      // Its own "begin" finds a transaction and only warns; its "commit" or "rollback" ends this one.
      await migrate(drizzle(client), { migrationsFolder: folder });
    } finally {
      if (isBehind) await client.query("rollback").catch(() => undefined);
    }
  });
}

/** False for a new database, too: nobody else uses it yet. */
async function isBehindFiles(client: pg.PoolClient): Promise<boolean> {
  const made = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (made.rows[0].name === null) return false;
  const { rows } = await client.query("select max(created_at) as newest from drizzle.__drizzle_migrations");
  const newest = readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0;
  return Number(rows[0].newest) < newest;
}

/** Less than PostgreSQL's deadlock_timeout of a second. */
const mostWaitMs = 700;
const pauseMs = 300;

/**
 * Begins a transaction that has every table to itself. Taken one after another, as a migration comes to them, they
 * would be a deadlock with any call that holds one and wants another; and the call might be what PostgreSQL ends. So
 * they are all asked for at once, and given back before a call that waits behind would look for a deadlock.
 */
async function takeTables(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'",
  );
  if (rows.length === 0) return;
  for (;;) {
    await client.query("begin");
    await client.query(`set local statement_timeout = ${mostWaitMs}`);
    try {
      await client.query(`lock table ${rows.map(({ name }) => name).join(", ")} in access exclusive mode`);
      await client.query("set local statement_timeout = 0");
      return;
    } catch (error) {
      await client.query("rollback");
      if (!isInUse(error)) throw error;
    }
    await sleep(pauseMs);
  }
}

/** Somebody reads or writes for longer, such as a backup: cancelled by the timeout, or ended as a deadlock. */
function isInUse(error: unknown): boolean {
  const code = error instanceof Error ? findDatabaseErrorCode(error) : null;
  return code === "57014" || code === "40P01";
}
