import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { inject } from "vitest";
import { checkBackup, restoreBackup } from "#server/backup/restore-backup.ts";
import { listTables } from "#server/backup/table-list.ts";
import { takeBackup } from "#server/backup/take-backup.ts";
import { newId } from "#server/ids.ts";
import { loadSecret } from "#server/secret.ts";
import { databaseConfig, runAdmin } from "#server/testing/database-server.ts";
import { makeCreator, makeFinishedSession, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { awkward, fillEmptyTables } from "./backup-rows-for-tests.ts";

/** Where an installation lives: its database and its data directory. */
export interface Place {
  connection: pg.ClientConfig;
  dataDir: string;
}

export async function withClient<T>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  return await work(client).finally(() => client.end());
}

/** Every table with all its rows as PostgreSQL writes them. */
export async function readAll(config: pg.ClientConfig): Promise<Record<string, string[]>> {
  return await withClient(config, async (client) => {
    const all: Record<string, string[]> = {};
    for (const { table } of await listTables(client)) {
      const { rows } = await client.query(`select t::text as line from public.${table} t order by 1`);
      all[table] = rows.map(({ line }) => line);
    }
    return all;
  });
}

/** Restores `file` to a place. */
export async function restore(file: string, to: Place) {
  return await restoreBackup({ ...to, file }, await checkBackup(file));
}

/** The server goes on with its work meanwhile: a backup counts where nothing changed from before it to after it. */
async function takeQuietBackup(
  { connection, dataDir }: Place,
  file: string,
): Promise<Record<string, string[]>> {
  for (let attempt = 0; attempt < 20; attempt++) {
    await rm(file, { force: true });
    const earlier = await readAll(connection);
    await takeBackup({ connection, dataDir, file, withoutSecret: false });
    if (isDeepStrictEqual(await readAll(connection), earlier)) return earlier;
  }
  throw new Error("the database did not come to rest");
}

/** An installation with a row in every table at least, its backup `file`, and what each table held `before`. */
export async function startBackedUp() {
  const folder = await mkdtemp(join(tmpdir(), "askwell-backup-"));
  const dataDir = join(folder, "data");
  const file = join(folder, "askwell.backup");
  const app = await startTestApp();
  await loadSecret(dataDir);
  const connection = { ...app.db.pool.options } as pg.ClientConfig;
  const creator = await makeCreator(app, "Name Quokka");
  const interviewId = await makeInterview(creator, await makeProject(creator));
  const answers = ["Last week I lost two hours because the shared list was out of date on Tuesday."];
  const { sessionId } = await makeFinishedSession(app, interviewId, { answers });
  await withClient(connection, async (client) => {
    await client.query("update users set company_name = $1", [awkward]);
    await fillEmptyTables(client, await listTables(client));
  });
  const before = await takeQuietBackup({ connection, dataDir }, file);
  const made: string[] = [];
  /** An empty database and an empty data directory. */
  const makePlace = async (): Promise<Place> => {
    const name = `askwell_restore_${newId().toLowerCase()}`;
    await runAdmin(inject("databaseAdmin"), `create database ${name} template template0`);
    made.push(name);
    return { connection: databaseConfig(inject("databaseAdmin"), name), dataDir: join(folder, name) };
  };
  const close = async () => {
    await app.close();
    for (const name of made)
      await runAdmin(inject("databaseAdmin"), `drop database if exists ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  };
  return { app, creator, sessionId, folder, dataDir, file, connection, before, makePlace, close };
}
