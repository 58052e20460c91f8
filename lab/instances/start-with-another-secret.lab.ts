import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { findFreePorts, type Running, run, untilPrinted } from "../../tests/instances/processes.ts";
import { urlOf } from "../../tests/operator-scripts.ts";

const mainFile = fileURLToPath(new URL("../../src/server/main.ts", import.meta.url));

let app: TestApp;
let folder: string;
let ports: number[];

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), "askwell-secret-"));
  ports = await findFreePorts(3);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** A server process on the same database with a data directory of its own, where it makes its secret.key. */
function start(dataDir: string, settings: Record<string, string> = {}): Running {
  return run(process.execPath, [mainFile], {
    PATH: process.env.PATH ?? "",
    DATABASE_URL: urlOf(app.db.pool.options),
    DATA_DIR: join(folder, dataDir),
    PORT: String(ports.pop()),
    ...settings,
  });
}

async function stop(server: Running): Promise<void> {
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
}

test("D8: a server with another secret.key does not start, and says what to copy; with the first one's it does", async () => {
  const first = start("first");
  await untilPrinted(first, "is ready on");
  const second = start("second");
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/^The secret in .*second\/secret\.key is not the one that this database/m);
  expect(second.output()).toContain("Copy secret.key from the first server or from your backup.");
  expect(second.output()).not.toContain("is ready on");
  await cp(join(folder, "first", "secret.key"), join(folder, "second", "secret.key"));
  const copied = start("second");
  await untilPrinted(copied, "is ready on");
  await Promise.all([stop(first), stop(copied)]);
});
