import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { migrateDatabase } from "../db/migrate.ts";
import { BackupError } from "./backup-error.ts";
import { type BackupHead, readBackup, type Sequences } from "./backup-file.ts";
import { copyIn } from "./copy-rows.ts";
import { chooseMigrations, makeTables } from "./known-migrations.ts";
import { nameColumns, quoteName } from "./table-list.ts";
import { secretName, type Tally } from "./take-backup.ts";

export interface RestoreOptions {
  connection: pg.ClientConfig;
  dataDir: string;
  file: string;
}

/** What a file holds, after reading all of it. Throws a BackupError where it is not whole or not for this version. */
export async function checkBackup(file: string): Promise<BackupHead> {
  let found: BackupHead | undefined;
  await readBackup(file, {
    head: async (head) => {
      found = head;
    },
    table: async (_, rows) => {
      for await (const _piece of rows);
      return null;
    },
  });
  if (!found) throw new BackupError(`The file ${file} is empty.`);
  chooseMigrations(found.migrations);
  return found;
}

/**
 * Fills an empty database from a backup that `checkBackup` has found whole, in one transaction, and brings it forward to
 * this version. Nothing is changed where the database is not empty or the secret is another's.
 */
export async function restoreBackup(options: RestoreOptions, head: BackupHead): Promise<Tally> {
  const hasSecret = await checkSecret(options.dataDir, head.secret);
  const client = new pg.Client({ ...options.connection, application_name: "askwell restore" });
  client.on("error", () => undefined);
  await client.connect();
  let wroteSecret = false;
  try {
    await client.query("set statement_timeout = 0");
    // The migrator's own lock: a server that starts meanwhile waits, and then finds its tables.
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await refuseUsedDatabase(client);
    await client.query("begin");
    await makeTables(client, chooseMigrations(head.migrations));
    const tally = await loadRows(client, options.file);
    if (head.secret !== null && !hasSecret) {
      await writeSecret(options.dataDir, head.secret);
      wroteSecret = true;
    }
    await client.query("commit");
    wroteSecret = false;
    await client.query("analyze");
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    await bringForward(options.connection);
    return tally;
  } catch (error) {
    if (wroteSecret) await rm(join(options.dataDir, secretName), { force: true });
    throw error;
  } finally {
    // An open transaction ends with its connection, undone.
    await client.end().catch(() => undefined);
  }
}

const migrationLock = 7_265_441;

/** True where the same secret is there already. */
async function checkSecret(dataDir: string, secret: string | null): Promise<boolean> {
  const path = join(dataDir, secretName);
  const there = await readFile(path, "utf8").catch(() => null);
  if (there === null || secret === null) return false;
  if (there.trim() === secret) return true;
  throw new BackupError(
    `${path} is the secret of another installation; with it the backup's addresses cannot be read. ` +
      "Set DATA_DIR to a new folder, or move that file away.",
  );
}

async function writeSecret(dataDir: string, secret: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(join(dataDir, secretName), secret, { mode: 0o600, flag: "wx", flush: true });
}

async function refuseUsedDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
       and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  );
  const tables = rows[0]?.tables ?? 0;
  if (tables === 0) return;
  throw new BackupError(
    `The database is not empty (it has ${tables} ${tables === 1 ? "table" : "tables"}), and a restore never writes over anything. ` +
      "Set DATA_DIR to a new folder, or DATABASE_URL to a new, empty database.",
  );
}

async function loadRows(client: pg.Client, file: string): Promise<Tally> {
  const tally: Tally = { tables: 0, rows: 0 };
  const indexes = await dropIndexes(client);
  const sequences = await readBackup(file, {
    head: async () => undefined,
    table: async (table, rows) => {
      const stored = await copyIn(client, `copy ${nameColumns(table)} from stdin`, rows);
      tally.tables += 1;
      tally.rows += stored;
      return stored;
    },
  });
  await setSequences(client, sequences);
  for (const definition of indexes) await client.query(definition);
  return tally;
}

/** Built over whole tables they take far less time. Those that keys and references rest on stay. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and not exists (select 1 from pg_constraint r where r.conindid = i.indexrelid)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function setSequences(client: pg.Client, sequences: Sequences): Promise<void> {
  for (const { name, value, called } of sequences) {
    await client.query("select setval($1::regclass, $2, $3)", [`public.${quoteName(name)}`, value, called]);
  }
}

async function bringForward(connection: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 2 });
  pool.on("error", () => undefined);
  await migrateDatabase(pool).finally(() => pool.end());
}
