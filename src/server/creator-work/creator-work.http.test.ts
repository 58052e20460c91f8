import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCreator, makeInterview, makeProject, startParticipant } from "#server/testing/makers.ts";
import { spendUses } from "#server/testing/spend-uses.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { askCreatorWork } from "./creator-work.ts";
import { busyScript, longScript, maxThreadMs, measureThread } from "./long-script-for-tests.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
});
afterAll(() => app.close());

const check = (body = busyScript) => creator.post("/api/interviews/check-script", body);

test("H-5 a check of the longest script takes none of the server's own thread", async () => {
  await check();
  const { answer, ms } = await measureThread(() => check(longScript));
  expect(answer.status).toBe(200);
  expect(answer.body.warnings.length).toBeGreaterThan(100);
  expect(ms).toBeLessThan(maxThreadMs);
});

test("H-5 a participant is answered while checks of one account wait", async () => {
  const participant = await startParticipant(app, await makeInterview(creator, await makeProject(creator)));
  const checks = Promise.all([check(), check(), check(), check()]).then(() => "checks" as const);
  const message = participant.say("Last week we planned it by phone.").then(() => "message" as const);
  expect(await Promise.race([checks, message])).toBe("message");
  await checks;
});

test("H-5 a check that nobody waits for any more is not begun", async () => {
  const left = new AbortController();
  const of = { accountId: "who-stays" };
  const first = askCreatorWork(of, "checkScript", busyScript);
  const second = askCreatorWork({ ...of, signal: left.signal }, "checkScript", busyScript);
  left.abort(new Error("left"));
  await expect(second).rejects.toThrow("left");
  await first;
});

test("H-5 a process that still loads is waited for, and not ended for being late", async () => {
  const of = { accountId: "who-comes-first" };
  const late = askCreatorWork({ ...of, maxMs: 1 }, "checkScript", longScript);
  const next = askCreatorWork({ ...of, maxWaitMs: 20 }, "measureMeter", []);
  // Another process loads for the next, and goes on when that one leaves.
  expect(await Promise.allSettled([late, next])).toMatchObject([
    { reason: { code: "took_too_long" } },
    { reason: { code: "unavailable" } },
  ]);
  await expect(askCreatorWork(of, "measureMeter", [])).resolves.toBeDefined();
});

test("H-5 a check that is late goes on while nobody waits", async () => {
  const checked = await askCreatorWork({ accountId: "who-is-alone", maxMs: 1 }, "checkScript", busyScript);
  expect(checked.warnings.length).toBeGreaterThan(40);
});

test("H-5 a question of more than 2,000 characters is refused in plain words", async () => {
  const reply = await creator.post("/api/interviews/check-script", { questions: ["a".repeat(2_001)] });
  expect([reply.status, reply.body.error]).toEqual([400, "A question is too long (maximum 2000 characters)"]);
});

test("H-5 an account has twenty checks, previews and previews' messages a minute", async () => {
  const limited = await startTestApp({ RATE_LIMITS: "on" });
  try {
    const one = await makeCreator(limited);
    const questions = ["How was it?"];
    const preview = await one.post("/api/interviews/preview", {
      ...{ introduction: "Welcome.", objective: "Learn." },
      questions: Array.from({ length: 30 }, (_, index) => `How was day ${index}?`),
    });
    const message = `/api/interviews/previews/${preview.body.previewId}/messages`;
    for (const [name, path, body] of [
      ["check-script", "/api/interviews/check-script", { questions }],
      ["nearest-guides", "/api/guides/nearest", { objective: "Learn why people leave" }],
      ["preview-messages", message, { text: "It rained all week, so we stayed at home and played cards." }],
    ] as const) {
      await spendUses(limited, { email: one.email, name, uses: 19 });
      const statuses = [(await one.post(path, body)).status, (await one.post(path, body)).status];
      expect([path, ...statuses]).toEqual([path, 200, 429]);
    }
  } finally {
    await limited.close();
  }
});
