import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { chooseMigrations, makeTables } from "../backup/known-migrations.ts";
import { newId } from "../ids.ts";
import { databaseConfig, runAdmin } from "../testing/database-server.ts";
import { type Database, openDatabase } from "./database.ts";
import { migrateDatabase } from "./migrate.ts";

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

test("a quota by one answer goes on as a quota with one condition, and one that has conditions is left alone", async () => {
  const by = { kind: "aboutYou", attribute: "country" };
  const older = { id: "q", name: "Ireland", by, values: ["Ireland", "IE"], limit: 8 };
  const newer = { id: "n", name: "Chile", conditions: [{ by, values: ["CL"] }], limit: null, minimum: 2 };
  const client = await db.pool.connect();
  await client.query("set session_replication_role = replica");
  for (const [id, settings] of Object.entries({
    both: { minutes: 20, quotas: [older, newer] },
    none: { minutes: 20, quotas: [] },
    never: { minutes: 20 },
  })) {
    await client.query(
      `insert into interviews (id, project_id, name, introduction, objective, topics, questions, settings)
       values ($1, 'p', 'n', 'i', 'o', '{}', '[]', $2)`,
      [id, settings],
    );
  }
  client.release(true);
  await migrateDatabase(db.pool);
  const { rows } = await db.pool.query("select id, settings from interviews order by id");
  const { by: _, values, ...rest } = older;
  expect(rows.map((row) => [row.id, row.settings.quotas, row.settings.minutes])).toEqual([
    ["both", [{ ...rest, conditions: [{ by, values }] }, newer], 20],
    ["never", undefined, 20],
    ["none", [], 20],
  ]);
});
