import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "#server/testing/client.ts";
import { makeCreator, password } from "#server/testing/makers.ts";
import { someOf } from "#server/testing/some-cases.ts";
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

test("an address without an account, and a call that isn't understood, are refused in a sentence", async () => {
  expect(await reset("nobody@example.com")).toEqual({
    code: 1,
    output: "There is no account with the address nobody@example.com.\n",
  });
  const wrong = [[], ["a@example.com", "b@example.com"], ["a@example.com", "--force"]];
  for (const args of someOf(wrong, 3, 1))
    expect(await reset(...args)).toMatchObject({ code: 1, output: expect.stringMatching(/^Usage: npm run/) });
}, 120_000);

test("a folder that holds no installation is named and left empty", async () => {
  const { code, output } = await runScript("reset-password", ["a@example.com"], { DATA_DIR: folder });
  expect(code).toBe(1);
  expect(output).toContain(`There is no Askwell in ${folder}.`);
  expect(await readdir(folder)).toEqual([]);
}, 120_000);
