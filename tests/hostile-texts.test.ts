import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Reply } from "#server/testing/client.ts";
import { makeCreator, makeInterview, makeProject, script, startParticipant } from "#server/testing/makers.ts";
import { someOf } from "#server/testing/some-cases.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listHostileTexts } from "./hostile-texts/shapes.ts";

/** The server is in this thread, whose processor time is counted: while a pattern keeps it busy, nobody else is answered. */
const maxMs = 1_500;
const watch = watchThisThread(20_000);
let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interview: string;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  interview = await makeInterview(creator, await makeProject(creator));
});
afterAll(async () => {
  watch.stop();
  await app.close();
});

const send = (path: string, body: unknown) => creator.post(path, body);

async function answer(message: string): Promise<Reply> {
  const participant = await startParticipant(app, interview);
  await participant.say("Last Monday I did it by hand, with two people of my team.");
  const reply = await participant.say(message);
  // What was said before is read again with each turn.
  return reply.status === 200 ? participant.say("It took us the whole day.") : reply;
}

async function tryOut(text: string): Promise<Reply> {
  const { body } = await send("/api/interviews/preview", script);
  await send(`/api/interviews/previews/${body.previewId}/messages`, { text: "By hand, last Monday." });
  return send(`/api/interviews/previews/${body.previewId}/messages`, { text });
}

async function practise(text: string): Promise<Reply> {
  const { body } = await send("/api/simulated-interviews/start", { topic: "Planning" });
  return send(`/api/simulated-interviews/${body.sessionId}/message`, { text });
}

const check = (change: object) => {
  const { introduction, questions } = script;
  return send("/api/interviews/check-script", { introduction, questions, ...change });
};
const generate = (change: object) =>
  send("/api/interviews/generate-interview", {
    objective: "Learn how people plan",
    targetAudience: "Nurses",
    ...change,
  });

const places: [place: string, length: number, send: (text: string) => Promise<Reply>][] = [
  ["an answer", 10_000, answer],
  ["a message in a preview", 10_000, tryOut],
  ["a practice question", 10_000, practise],
  ["a topic of practice", 500, (topic) => send("/api/simulated-interviews/start", { topic })],
  ["an introduction", 20_000, (introduction) => check({ introduction })],
  ["twenty questions", 2_000, (text) => check({ questions: Array.from({ length: 20 }, () => text) })],
  ["what is to be learned", 20_000, (objective) => generate({ objective })],
  ["an audience", 20_000, (targetAudience) => generate({ targetAudience })],
  [
    "a question about the findings",
    500,
    (question) => send(`/api/interviews/${interview}/ask`, { question }),
  ],
];

test.each(places)(
  "%s keeps nobody else waiting, whatever it says over and over",
  async (place, length, say) => {
    const statuses = new Set<number>();
    const at = places.findIndex(([name]) => name === place);
    for (const [unit, text] of someOf(listHostileTexts(length), 28, at)) {
      watch.begin(`${place} of ${JSON.stringify(unit)}`);
      const began = process.threadCpuUsage();
      statuses.add((await say(text)).status);
      const { user, system } = process.threadCpuUsage(began);
      expect((user + system) / 1_000, `${place} of ${JSON.stringify(unit)}`).toBeLessThan(maxMs);
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    // What is refused at once has been read by nothing.
    expect([...statuses].some((status) => status < 300)).toBe(true);
  },
  180_000,
);

/** A pattern that never ends is ended by no test's limit: the thread of the tests never comes back to look at it. */
function watchThisThread(maxMs: number): { begin: (what: string) => void; stop: () => void } {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const words = new Uint8Array(new SharedArrayBuffer(200));
  const watch = new Worker(new URL("./hostile-texts/watch.mjs", import.meta.url), {
    workerData: { beats, words, maxMs },
  });
  const ticking = setInterval(() => Atomics.add(beats, 0, 1), 100);
  const begin = (what: string) => {
    words.fill(0);
    words.set(new TextEncoder().encode(what).subarray(0, words.length));
    Atomics.add(beats, 0, 1);
  };
  const stop = () => {
    clearInterval(ticking);
    void watch.terminate();
  };
  return { begin, stop };
}
