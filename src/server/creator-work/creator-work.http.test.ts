import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCreator, makeInterview, makeProject, startParticipant } from "#server/testing/makers.ts";
import { spendUses } from "#server/testing/spend-uses.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { askCreatorWork } from "./creator-work.ts";

/** A hundred questions of 2,000 characters that need over a second of a processor. */
const longScript = {
  introduction: "Welcome.",
  questions: Array.from({ length: 100 }, (_, index) => `${index} ${"what a? ".repeat(250)}`.slice(0, 2_000)),
};
/** Of which a few keep the work process busy for a while. */
const busyScript = { ...longScript, questions: longScript.questions.slice(0, 40) };
/** On the server's own thread, which answers everybody. */
const maxThreadMs = 300;
let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
});
afterAll(() => app.close());

async function measureThread<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const before = process.threadCpuUsage();
  const answer = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { answer, ms: (user + system) / 1_000 };
}

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

test("H-5 another account's check comes before the rest of one account's", async () => {
  const other = await makeCreator(app);
  const own = Promise.all([check(), check(), check()]).then(() => "own" as const);
  const others = other
    .post("/api/interviews/check-script", { questions: ["How was it?"] })
    .then(() => "others" as const);
  expect(await Promise.race([own, others])).toBe("others");
  await own;
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

test("H-5 a check that has waited too long is refused, and does not hold up the next", async () => {
  const of = { accountId: "who-waits" };
  const first = askCreatorWork(of, "checkScript", busyScript);
  await expect(askCreatorWork({ ...of, maxWaitMs: 20 }, "checkScript", busyScript)).rejects.toMatchObject({
    code: "unavailable",
  });
  await first;
  const next = askCreatorWork({ ...of, maxWaitMs: 20 }, "checkScript", busyScript);
  expect((await next).warnings.length).toBeGreaterThan(40);
});

test("H-5 whoever closes the connection while waiting is no error in the log", async () => {
  const listening = await startTestApp({ LOG_LEVEL: "error" });
  const lines: string[] = [];
  const { log } = listening.deps;
  Object.assign(log, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } });
  try {
    const one = await makeCreator(listening);
    const path = "/api/interviews/check-script";
    const first = one.post(path, busyScript);
    const left = new AbortController();
    const second = fetch(`${listening.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${one.token}` },
      body: JSON.stringify(busyScript),
      signal: left.signal,
    });
    setTimeout(() => left.abort(), 20);
    await expect(second).rejects.toThrow();
    expect((await first).status).toBe(200);
    expect((await one.post(path, { questions: ["How was it?"] })).status).toBe(200);
    expect(lines).toEqual([]);
  } finally {
    await listening.close();
  }
});

test("H-5 reading a practice session with long questions takes none of the server's own thread", async () => {
  const project = await makeProject(creator);
  const { questions } = longScript;
  const interviewId = await makeInterview(creator, project, { questions });
  const { body } = await creator.post("/api/simulated-interviews/start", { interviewId });
  const path = `/api/simulated-interviews/${body.sessionId}`;
  for (let said = 0; said < 4; said++) {
    await creator.post(`${path}/message`, { text: "do you really love it? ".repeat(80) });
  }
  const reading = await measureThread(() => creator.get(path));
  expect(reading.answer.body.guide.questions).toHaveLength(100);
  expect(reading.ms).toBeLessThan(maxThreadMs);
  const ending = await measureThread(() => creator.post(`${path}/end`, {}));
  expect(ending.answer.status).toBe(200);
  expect(ending.ms).toBeLessThan(maxThreadMs);
  const comparing = await measureThread(() => creator.post(`${path}/compare`, {}));
  expect(comparing.answer.status).toBe(200);
  expect(comparing.ms).toBeLessThan(maxThreadMs);
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
