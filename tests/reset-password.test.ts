import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "#server/testing/client.ts";
import { makeCreator, password } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { runScript, urlOf } from "./operator-scripts.ts";

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), "askwell-reset-"));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const reset = (...args: string[]) =>
  runScript("reset-password", args, {
    DATABASE_URL: urlOf({ ...app.db.pool.options } as pg.ClientConfig),
    DATA_DIR: folder,
  });

test("npm run reset-password gives a new password while the server runs, and ends every login", async () => {
  const creator = await makeCreator(app);
  const other = await makeCreator(app);
  const { code, output } = await reset(creator.email.toUpperCase());
  expect(code).toBe(0);
  const [, given = ""] = /^New password for .*: (\S+)$/m.exec(output) ?? [];
  const logIn = (typed: string) =>
    openClient(app.url).post("/api/auth/login", { email: creator.email, password: typed });
  expect((await logIn(password)).status).toBe(401);
  expect((await creator.get("/api/current_user")).status).toBe(401);
  expect((await logIn(given)).status).toBe(200);
  expect((await other.get("/api/current_user")).status).toBe(200);
}, 120_000);
