import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { runScript, urlOf } from "../../tests/operator-scripts.ts";

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

test("an address without an account, and a call that isn't understood, are refused in a sentence", async () => {
  expect(await reset("nobody@example.com")).toEqual({
    code: 1,
    output: "There is no account with the address nobody@example.com.\n",
  });
  const wrong = [[], ["a@example.com", "b@example.com"], ["a@example.com", "--force"]];
  for (const args of wrong)
    expect(await reset(...args)).toMatchObject({ code: 1, output: expect.stringMatching(/^Usage: npm run/) });
}, 120_000);

test("a folder that holds no installation is named and left empty", async () => {
  const { code, output } = await runScript("reset-password", ["a@example.com"], { DATA_DIR: folder });
  expect(code).toBe(1);
  expect(output).toContain(`There is no Askwell in ${folder}.`);
  expect(await readdir(folder)).toEqual([]);
}, 120_000);
