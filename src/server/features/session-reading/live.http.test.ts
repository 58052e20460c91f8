import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
});
afterAll(() => app.close());

interface Told {
  event: string;
  data: { sessions?: { id: string; label: string }[]; completed?: boolean; messages?: { text: string }[] };
}

/** What a stream has told so far, as it comes. */
async function openStream(path: string, url = app.url) {
  const leaving = new AbortController();
  const headers = { accept: "text/event-stream", authorization: `Bearer ${creator.token}` };
  const response = await fetch(`${url}${path}`, { headers, signal: leaving.signal });
  const told: Told[] = [];
  let text = "";
  const reading = (async () => {
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      told.length = 0;
      for (const [, event = "", data = ""] of text.matchAll(/^event: (\w+)\ndata: (.*)$/gm))
        told.push({ event, data: JSON.parse(data) });
    }
  })().catch(() => undefined);
  const leave = async () => {
    leaving.abort();
    await reading;
  };
  return { response, told, text: () => text, leave };
}

const within = { interval: 50 };

test("who is in an interview now is told at once and as it changes, never who has left or finished", async () => {
  const interviewId = await makeInterview(creator, await makeProject(creator));
  await makeFinishedSession(app, interviewId);
  const away = await startParticipant(app, interviewId);
  await app.db.pool.query(
    "update sessions set last_activity_at = now() - interval '6 minutes' where id = $1",
    [away.sessionId],
  );
  const stream = await openStream(`/api/interviews/${interviewId}/live`);
  expect(stream.response.headers.get("content-type")).toContain("text/event-stream");
  await expect.poll(() => stream.told.at(0)?.data, within).toEqual({ sessions: [] });
  const here = await startParticipant(app, interviewId);
  await expect
    .poll(() => stream.told.at(-1)?.data.sessions?.map(({ id }) => id), within)
    .toEqual([here.sessionId]);
  const plain = await creator.get(`/api/interviews/${interviewId}/live`);
  expect(plain.body.sessions).toMatchObject([{ id: here.sessionId, label: "P-03", messageCount: 1 }]);
  await stream.leave();
});

test("the messages of the watched session come as they are said, also by another process, to its end", async () => {
  const interviewId = await makeInterview(creator, await makeProject(creator));
  const participant = await startParticipant(app, interviewId);
  const second = await app.openSecond();
  const path = `/api/interviews/${interviewId}/live?sessionId=${participant.sessionId}`;
  const stream = await openStream(path, second.url);
  const texts = () =>
    stream.told
      .flatMap(({ event, data }) => (event === "messages" ? (data.messages ?? []) : []))
      .map((one) => one.text);
  await expect.poll(texts, within).toEqual([participant.firstMessage]);
  await participant.say("I plan on paper, every single Monday.");
  await expect.poll(texts, within).toHaveLength(3);
  expect(texts()[1]).toBe("I plan on paper, every single Monday.");
  await app.db.pool.query("update sessions set completed_at = now() where id = $1", [participant.sessionId]);
  await expect.poll(() => stream.told.some(({ data }) => data.completed === true), within).toBe(true);
  expect(texts()).toHaveLength(3);
  await participant.post(`/api/sessions/${participant.sessionId}/withdraw`, {
    resumeToken: participant.resumeToken,
  });
  await expect.poll(() => stream.told.some(({ event }) => event === "gone"), within).toBe(true);
  await stream.leave();
});

test("a session of another interview is not told of", async () => {
  const projectId = await makeProject(creator);
  const [one, other] = [await makeInterview(creator, projectId), await makeInterview(creator, projectId)];
  const participant = await startParticipant(app, other);
  const stream = await openStream(`/api/interviews/${one}/live?sessionId=${participant.sessionId}`);
  await expect.poll(() => stream.told.map(({ event }) => event), within).toEqual(["live", "gone"]);
  expect(stream.text()).not.toContain(participant.firstMessage.slice(0, 20));
  await stream.leave();
});

test("an account may watch with so many streams and no more; one that is left is free again", async () => {
  const interviewId = await makeInterview(creator, await makeProject(creator));
  const path = `/api/interviews/${interviewId}/live`;
  const streams = [];
  for (let count = 0; count < 12; count++) streams.push(await openStream(path));
  const refused = await openStream(path);
  expect(refused.response.status).toBe(429);
  await refused.leave();
  for (const stream of streams) await stream.leave();
  await expect
    .poll(async () => {
      const again = await openStream(path);
      await again.leave();
      return again.response.status;
    }, within)
    .toBe(200);
});
