import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askCreatorWork } from "#server/creator-work/creator-work.ts";
import {
  busyScript,
  longScript,
  maxThreadMs,
  measureThread,
} from "#server/creator-work/long-script-for-tests.ts";
import { makeCreator, makeInterview, makeProject } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
});
afterAll(() => app.close());

const check = (body = busyScript) => creator.post("/api/interviews/check-script", body);

test("H-5 another account's check comes before the rest of one account's", async () => {
  const other = await makeCreator(app);
  const own = Promise.all([check(), check(), check()]).then(() => "own" as const);
  const others = other
    .post("/api/interviews/check-script", { questions: ["How was it?"] })
    .then(() => "others" as const);
  expect(await Promise.race([own, others])).toBe("others");
  await own;
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
