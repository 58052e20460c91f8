import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { findDatabaseErrorCode } from "./database-error.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const backendId = async (db: Pick<TestApp["db"]["orm"], "execute">) =>
  (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;

test("a connection that breaks within a transaction fails that transaction and not the server", async () => {
  let wentOn = false;
  const broken = app.db.orm.transaction(async (tx) => {
    const pid = await backendId(tx);
    await app.db.pool.query("select pg_terminate_backend($1)", [pid]);
    // Nothing is asked of the connection while it breaks: nobody but the pool can hear of it.
    await sleep(200);
    await tx.execute(sql`select 1`);
    wentOn = true;
  });
  const error = await broken.catch((reason: Error) => reason);
  // The call is answered as any other that the database could not be reached for, and not as a fault of ours.
  expect(findDatabaseErrorCode(error ?? {})).toMatch(/^(08|57P)/);
  expect(wentOn).toBe(false);
  expect(await backendId(app.db.orm)).toBeGreaterThan(0);
});
