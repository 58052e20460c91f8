import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "../db/database.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { countInSteps } from "./count-in-steps.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: "on" });
});
afterAll(() => app.close());

const minute = { limit: 30, seconds: 60, step: 10 };
type Count = (key: string) => Promise<void>;

/** How many of these uses at once are taken. */
async function countTaken(uses: number, use: (n: number) => Promise<void>): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: uses }, (_, n) => use(n)));
  return outcomes.filter(({ status }) => status === "fulfilled").length;
}

async function readCount(key: string): Promise<number | undefined> {
  const { rows } = await app.db.pool.query("select count from rate_limits where key = $1", [key]);
  return rows[0]?.count;
}

test("one process takes as many as are allowed, a hundred at once, and refuses as too many", async () => {
  const count = countInSteps(app.deps, minute);
  expect(await countTaken(100, () => count("hundred"))).toBe(30);
  await expect(count("hundred")).rejects.toMatchObject({ code: "rate_limited" });
  expect(await countTaken(1, () => count("another"))).toBe(1);
});

test("the database hears of each step, not of each use", async () => {
  const count = countInSteps(app.deps, minute);
  for (const [uses, told] of [
    [9, undefined],
    [1, 10],
    [9, 10],
    [1, 20],
  ] as const) {
    await countTaken(uses, () => count("steps"));
    expect(await readCount("steps")).toBe(told);
  }
});

test("two processes together take at most a step more than one, each", async () => {
  const counts: Count[] = [countInSteps(app.deps, minute), countInSteps(app.deps, minute)];
  const use = (key: string) => (n: number) => counts[n % 2]?.(key) ?? Promise.reject();
  const atOnce = await countTaken(200, use("at once"));
  let inTurn = 0;
  for (let n = 0; n < 100; n++) inTurn += await countTaken(1, () => use("in turn")(n));
  for (const taken of [atOnce, inTurn]) {
    expect(taken).toBeGreaterThanOrEqual(30);
    expect(taken).toBeLessThanOrEqual(50);
  }
});

test("a window that ended is followed by a new one, also in the database", async () => {
  const count = countInSteps(app.deps, minute);
  expect(await countTaken(40, () => count("ended"))).toBe(30);
  // As if a minute had passed, for the process and for the database.
  const { now } = performance;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now.call(performance) + 61_000);
  await app.db.pool.query("update rate_limits set window_at = window_at - interval '61 seconds'");
  expect(await countTaken(40, () => count("ended"))).toBe(30);
  expect(await readCount("ended")).toBe(30);
  clock.mockRestore();
});

test("while the database is away each process counts by itself, and takes no call down", async () => {
  const away = openDatabase({ host: "127.0.0.1", port: 1 }, () => undefined);
  const count = countInSteps({ config: app.deps.config, db: away }, minute);
  expect(await countTaken(40, () => count("away"))).toBe(30);
  await away.close();
});

test("where nothing is limited, nothing is counted", async () => {
  const config = { ...app.deps.config, rateLimits: false };
  const count = countInSteps({ config, db: app.db }, minute);
  expect(await countTaken(100, () => count("free"))).toBe(100);
  expect(await readCount("free")).toBeUndefined();
});
