import { createWriteStream } from "node:fs";
import { readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { syncFolder } from "../db/embedded/cluster.ts";
import { BackupError } from "./backup-error.ts";
import { type BackupHead, type TableRows, writeBackup } from "./backup-file.ts";
import { copyOut } from "./copy-rows.ts";
import { listSequences, listTables, nameColumns } from "./table-list.ts";

export interface BackupOptions {
  connection: pg.ClientConfig;
  dataDir: string;
  /** Where the backup goes; never over a file that is there. */
  file: string;
  /** Leaves the installation's secret out, for those who keep it elsewhere. */
  withoutSecret: boolean;
}

export interface Tally {
  tables: number;
  rows: number;
}

/**
 * Writes all that the database holds at one moment, and the installation's secret, while the server goes on. The file
 * has its name only when it is whole and on disk, and is for its owner's eyes alone.
 */
export async function takeBackup(options: BackupOptions): Promise<Tally & { bytes: number }> {
  const { file } = options;
  if (await stat(file).catch(() => null)) throw new BackupError(`${file} already exists.`);
  const secret = options.withoutSecret ? null : await getSecret(options.dataDir);
  const client = new pg.Client({ ...options.connection, application_name: "askwell backup" });
  // What breaks fails the statement that waits; unheard, the event would end the process.
  client.on("error", () => undefined);
  await client.connect();
  const draft = `${file}.part`;
  try {
    await client.query("begin isolation level repeatable read read only");
    for (const setting of settings) await client.query(`set local ${setting}`);
    const { contents, tally } = await readDatabase(client, secret);
    const bytes = await writeDraft(draft, writeBackup(contents));
    await rename(draft, file);
    await syncFolder(dirname(file));
    return { ...tally, bytes };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Texts that any server reads back as they were; and a large table takes as long as it takes. */
const settings = [
  "datestyle = 'ISO'",
  "intervalstyle = 'postgres'",
  "extra_float_digits = 3",
  "bytea_output = 'hex'",
  "statement_timeout = 0",
  "idle_in_transaction_session_timeout = 0",
  // Row security would leave rows out without a word.
  "row_security = off",
];

export const secretName = "secret.key";

async function getSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, secretName);
  try {
    return (await readFile(path, "utf8")).trim();
  } catch {
    throw new BackupError(
      `The secret of this installation could not be read from ${path}, and claimed addresses cannot be read without it. ` +
        "Run this as the server's user with its DATA_DIR, or with --without-secret if you keep the secret elsewhere.",
    );
  }
}

async function readDatabase(client: pg.Client, secret: string | null) {
  const migrations = await listMigrations(client);
  const { rows } = await client.query<{ name: string }>("select current_setting('server_version') as name");
  const head: BackupHead = {
    ...{ format: "askwell backup", version: 1, madeAt: new Date().toISOString() },
    ...{ postgres: rows[0]?.name ?? "", migrations, secret },
  };
  const found = await listTables(client);
  const tally: Tally = { tables: found.length, rows: 0 };
  async function* readTables(): AsyncGenerator<TableRows> {
    for (const table of found) {
      let count = 0;
      async function* counted(): AsyncGenerator<Buffer> {
        for await (const piece of copyOut(client, `copy ${nameColumns(table)} to stdout`)) {
          count += countLines(piece);
          yield piece;
        }
      }
      yield { ...table, rows: counted(), count: () => count };
      tally.rows += count;
    }
  }
  const contents = { head, tables: readTables(), sequences: () => listSequences(client) };
  return { contents, tally };
}

async function listMigrations(client: pg.Client): Promise<BackupHead["migrations"]> {
  const { rows: there } = await client.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  );
  const { rows } = there[0]?.found
    ? await client.query<{ at: string }>(
        "select created_at::text as at from drizzle.__drizzle_migrations order by created_at",
      )
    : { rows: [] };
  if (rows.length === 0) {
    throw new BackupError("The database has no Askwell data yet: there's nothing to back up.");
  }
  return rows.map(({ at }) => Number(at));
}

/** Every row ends with a line feed, and none has one within. */
function countLines(piece: Buffer): number {
  let lines = 0;
  for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines += 1;
  return lines;
}

async function writeDraft(draft: string, bytes: AsyncIterable<Buffer>): Promise<number> {
  // One left by a run that was killed; its rights may be anything.
  await rm(draft, { force: true });
  try {
    const output = createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(Readable.from(bytes, { objectMode: false }), createGzip(), output);
    return (await stat(draft)).size;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "ENOSPC") throw new BackupError(`There is no room left for ${draft}.`);
    throw error;
  }
}
