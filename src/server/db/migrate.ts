import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { lockKeys, withLock } from "./advisory-lock.ts";

const folder = fileURLToPath(new URL("../../../drizzle", import.meta.url));

/** Brings the database forward. Under a lock: of several processes that start at once, one migrates. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  await withLock(pool, lockKeys.migration, (client) =>
    migrate(drizzle(client), { migrationsFolder: folder }),
  );
}
