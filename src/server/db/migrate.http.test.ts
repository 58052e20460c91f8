import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { chooseMigrations, makeTables } from "../backup/known-migrations.ts";
import { newId } from "../ids.ts";
import { databaseConfig, runAdmin } from "../testing/database-server.ts";
import { openDatabase } from "./database.ts";
import { migrateDatabase } from "./migrate.ts";

const admin = inject("databaseAdmin");
const name = `askwell_migrate_${newId().toLowerCase()}`;
const upToAccounts = [1795237532124, 1795240968787, 1795241086233, 1795247822262, 1795249371513];
const connection = databaseConfig(admin, name);

beforeAll(async () => {
  await runAdmin(admin, `create database ${name} template template0`);
  const client = new pg.Client(connection);
  await client.connect();
  await makeTables(client, chooseMigrations(upToAccounts));
  await client.end();
});
afterAll(() => runAdmin(admin, `drop database if exists ${name} with (force)`));

/** As an older server's call: it holds one table, thinks, and wants the next. */
async function callSlowly(pool: pg.Pool, thinksForMs: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("update interviews set name = name");
    await sleep(thinksForMs);
    await client.query("update sessions set turn_count = turn_count");
    await client.query("commit");
  } finally {
    client.release(true);
  }
}

test("calls of an older server that goes on while a newer one brings the tables forward are slow, and none fails", async () => {
  const db = openDatabase(connection, () => undefined);
  const long = callSlowly(db.pool, 1_200);
  await sleep(100);
  let isDone = false;
  const done = migrateDatabase(db.pool).finally(() => {
    isDone = true;
  });
  let calls = 0;
  while (!isDone && calls < 100) {
    await callSlowly(db.pool, 50);
    calls += 1;
  }
  await Promise.all([long, done]);
  expect(calls).toBeGreaterThan(0);
  const { rows } = await db.pool.query("select count(*)::int as many from quota_counts");
  expect(rows).toEqual([{ many: 0 }]);
  // Another server that starts now finds nothing to do, and takes no table from anybody.
  const busy = callSlowly(db.pool, 300);
  await sleep(50);
  await migrateDatabase(db.pool);
  await busy;
  await db.close();
});
