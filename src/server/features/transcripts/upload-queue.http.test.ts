import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCreator } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { makeForm, makeSlowPdf, talk } from "./upload-for-tests.ts";

type Creator = Awaited<ReturnType<typeof makeCreator>>;

let app: TestApp;
let busy: Creator;
let other: Creator;

beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: "on" });
  busy = await makeCreator(app);
  other = await makeCreator(app);
});
afterAll(() => app.close());

const slow = makeSlowPdf();
const upload = (creator: Creator, name: string, content: string | Buffer) =>
  creator.post("/api/upload-transcript", makeForm([[name, content]]));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("M-2 whoever closes the connection leaves the queue, and the file that is read is given up", async () => {
  const left = new AbortController();
  const lost = fetch(`${app.url}/api/upload-transcript`, {
    method: "POST",
    body: makeForm([["slow.pdf", slow]]),
    headers: { cookie: [...busy.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    signal: left.signal,
  });
  await pause(1_500);
  left.abort();
  await expect(lost).rejects.toThrow();
  const began = performance.now();
  expect((await upload(other, "short.txt", talk)).status).toBe(200);
  // A file may be read for thirty seconds.
  expect(performance.now() - began).toBeLessThan(12_000);
}, 60_000);

test("M-2 the time that files take counts against their account alone", async () => {
  expect((await upload(busy, "short.txt", talk)).status).toBe(200);
  const { _id: busyId } = (await busy.get("/api/current_user")).body;
  const spent = await app.db.pool.query("update rate_limits set count = 120000 where key = $1", [
    `reading:${busyId}`,
  ]);
  expect(spent.rowCount).toBe(1);
  const refused = await upload(busy, "short.txt", talk);
  expect([refused.status, refused.body.error]).toEqual([
    429,
    "Your last files took 2 minutes to read. Wait 10 minutes, then upload more.",
  ]);
  expect((await upload(other, "short.txt", talk)).status).toBe(200);
});

test("M-2 files that were uploaded leave nothing on the disk", async () => {
  const folder = join(app.deps.config.dataDir, "uploads");
  expect(existsSync(folder)).toBe(true);
  expect(await readdir(folder)).toEqual([]);
});
