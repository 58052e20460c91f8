import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { chooseMigrations, makeTables } from "#server/backup/known-migrations.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { newId } from "#server/ids.ts";
import { databaseConfig, runAdmin } from "#server/testing/database-server.ts";

const admin = inject("databaseAdmin");
const upToAccounts = [1795237532124, 1795240968787, 1795241086233, 1795247822262, 1795249371513];
let name: string;
let db: Database;

beforeEach(async () => {
  name = `askwell_migrate_${newId().toLowerCase()}`;
  await runAdmin(admin, `create database ${name} template template0`);
  const connection = databaseConfig(admin, name);
  const client = new pg.Client(connection);
  await client.connect();
  await makeTables(client, chooseMigrations(upToAccounts));
  await client.end();
  db = openDatabase(connection, () => undefined);
});
afterEach(async () => {
  await db.close();
  await runAdmin(admin, `drop database if exists ${name} with (force)`);
});

/** As an older server's call: it holds one table, `thinks`, and wants the next. */
async function callSlowly(thinks: () => Promise<unknown>): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query("begin");
    await client.query("update interviews set name = name");
    await thinks();
    await client.query("update sessions set turn_count = turn_count");
    await client.query("commit");
  } finally {
    client.release(true);
  }
}

async function countMigrations(): Promise<number> {
  const { rows } = await db.pool.query("select count(*)::int as many from drizzle.__drizzle_migrations");
  return rows[0].many;
}

test("calls of an older server that goes on while a newer one brings the tables forward are slow, and none fails", async () => {
  let isDone = false;
  const longHolds = Promise.withResolvers<void>();
  const long = callSlowly(() => {
    longHolds.resolve();
    return sleep(1_200);
  });
  const keepCalling = async () => {
    while (!isDone) await callSlowly(() => sleep(30 + Math.random() * 30));
  };
  const calls = [keepCalling(), keepCalling(), keepCalling()];
  await longHolds.promise;
  const done = migrateDatabase(db.pool).finally(() => {
    isDone = true;
  });
  await Promise.all([long, done, ...calls]);
  expect(await countMigrations()).toBeGreaterThan(upToAccounts.length);
  expect((await db.pool.query("select quota_ids from sessions")).rowCount).toBe(0);
  // A server that starts now finds nothing to do, and waits for nobody.
  const [busyHolds, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const busy = callSlowly(() => {
    busyHolds.resolve();
    return Promise.race([mayEnd.promise, sleep(10_000)]);
  }).then(() => "call");
  await busyHolds.promise;
  expect(await Promise.race([busy, migrateDatabase(db.pool).then(() => "start")])).toBe("start");
  mayEnd.resolve();
  await busy;
});

test("a newer server that dies half way is followed by one that goes on from there", async () => {
  const taker = await db.pool.connect();
  // The tables that are made come first; this one is changed after them.
  await taker.query("begin; lock table sessions in access share mode");
  const first = openDatabase(databaseConfig(admin, name), () => undefined);
  const dies = migrateDatabase(first.pool).catch((error: unknown) => error);
  await expect
    .poll(async () => (await db.pool.query("select to_regclass('quota_counts') as name")).rows[0].name)
    .toBe("quota_counts");
  // It dies where it waits, as soon as it has come there.
  await expect
    .poll(async () => {
      const ended = await db.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return ended.rowCount;
    })
    .toBeGreaterThan(0);
  expect(await dies).toBeInstanceOf(Error);
  await first.close();
  expect(await countMigrations()).toBe(upToAccounts.length);
  await taker.query("commit");
  taker.release();
  await migrateDatabase(db.pool);
  expect(await countMigrations()).toBeGreaterThan(upToAccounts.length);
  expect((await db.pool.query("select migration from drizzle.steps")).rowCount).toBe(0);
});
