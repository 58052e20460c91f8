import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { BackupError } from "./backup-error.ts";
import type { BackupHead } from "./backup-file.ts";

const migrationsFolder = fileURLToPath(new URL("../../../drizzle", import.meta.url));

type Migration = ReturnType<typeof readMigrationFiles>[number];

/** The migrations that a backup's database had, from this version's files. Throws where it is not one of ours. */
export function chooseMigrations(backup: BackupHead["migrations"]): Migration[] {
  const known = readMigrationFiles({ migrationsFolder });
  if (backup.length > known.length || backup.some((at, index) => known[index]?.folderMillis !== at)) {
    throw new BackupError(
      "This backup was made by a newer version of Askwell. Install that version, or a later one, and restore it there.",
    );
  }
  return known.slice(0, backup.length);
}

/** Makes the tables as they were then, inside the caller's transaction, and notes it as the migrator does. */
export async function makeTables(client: pg.Client, migrations: Migration[]): Promise<void> {
  await client.query("create schema drizzle");
  await client.query(
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    const note = "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)";
    await client.query(note, [hash, folderMillis]);
  }
}
