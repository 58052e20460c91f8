import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { listeners } from "../app.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { seedPlans } from "../features/billing/plan-list.ts";
import { seedBuiltInForms } from "../features/forms/forms.service.ts";
import { newId } from "../ids.ts";
import { startJobs } from "../start-jobs.ts";
import { databaseConfig, runAdmin } from "../testing/database-server.ts";
import { builtInVoice } from "../voice.ts";

const admin = inject("databaseAdmin");
const name = `askwell_test_${randomBytes(6).toString("hex")}`;

beforeAll(() => runAdmin(admin, `create database ${name}`));
afterAll(() => runAdmin(admin, `drop database if exists ${name} with (force)`));

test("servers that start at once on a new database make its tables without a word of trouble", async () => {
  let logged = "";
  const log = pino({ level: "warn" }, { write: (line: string) => (logged += line) });
  const start = async () => {
    const db: Database = openDatabase(databaseConfig(admin, name), () => undefined);
    await migrateDatabase(db.pool);
    await seedBuiltInForms({ db });
    await seedPlans({ db });
    const clock = () => new Date();
    const jobs = startJobs({
      db,
      log,
      clock,
      newId,
      voice: builtInVoice,
      analyst: null,
      translator: null,
      recogniser: null,
      listeners,
    });
    jobs.wake();
    return async () => {
      await jobs.stop();
      await db.close();
    };
  };
  const stops = await Promise.all([start(), start(), start()]);
  await Promise.all(stops.map((stop) => stop()));
  expect(logged).toBe("");
});
