import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import { type LoopbackModel, startLoopbackModel } from "../../testing/loopback-model.ts";
import { makeCreator } from "../../testing/makers.ts";
import { spendUses } from "../../testing/spend-uses.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { beginPractice, listKeys, type Practice } from "./testing/hold-practice.ts";

let app: TestApp;
let ada: Awaited<ReturnType<typeof makeCreator>>;
beforeAll(async () => {
  app = await startTestApp();
  ada = await makeCreator(app);
});
afterAll(() => app.close());

const listStored = async (on: TestApp, { id }: Practice) =>
  (await on.db.pool.query("select * from practice_messages where session_id = $1 order by seq", [id])).rows;

describe("a message", () => {
  test("is answered with the reply first, then itself, and the meter", async () => {
    const { say } = await beginPractice(ada);
    const { status, body } = await say("How do you book tickets?");
    expect(status).toBe(200);
    expect(body.messages.map(({ sender }: { sender: string }) => sender)).toEqual(["bot", "user"]);
    expect(body.messages[1].text).toBe("How do you book tickets?");
    expect(body.messages[0].text.length).toBeGreaterThan(5);
    expect(body.meter).toMatchObject({ questions: 1, labels: { open: 1 } });
    expect(body.meter.talkShare).toBeGreaterThan(0);
  });

  test.each([[""], ["  \n"], ["\u200b \u2060"], [undefined], [7]])("that is %j is refused", async (text) => {
    const practice = await beginPractice(ada);
    const reply = await ada.post(`${practice.path}/message`, { text });
    expect([reply.status, reply.body.error]).toEqual([400, "Message is required"]);
    expect(await listStored(app, practice)).toEqual([]);
  });

  test("keeps what it told and hinted at, which nobody is shown", async () => {
    const practice = await beginPractice(ada);
    const { body } = await practice.say("Tell me about the last time.");
    const [, answer] = await listStored(app, practice);
    expect(answer).toMatchObject({
      ...{ speaker: "participant", voice: "scripted", input_tokens: null },
      notes: { manner: expect.any(String), told: expect.any(Array), cues: expect.any(Array) },
    });
    expect(Object.keys(body.messages[0]).sort()).toEqual(["_id", "createdAt", "sender", "text"]);
    for (const shown of [body, (await ada.get(practice.path)).body])
      expect(listKeys(shown).filter((key) => /notes|manner|told|cues/.test(key))).toEqual([]);
  });

  test("comes as sentences of an event stream that are the reply when joined", async () => {
    const { path } = await beginPractice(ada);
    const body = { text: "Tell me about the last time, from the start." };
    const reply = await ada.post(`${path}/message`, body, { accept: "text/event-stream" });
    expect(reply.headers.get("content-type")).toMatch(/event-stream/);
    const events = [...reply.text.matchAll(/^event: (\w+)\ndata: (.*)$/gmu)].map(([, name, data]) => ({
      ...{ name, data: JSON.parse(data ?? "null") },
    }));
    const last = events.at(-1);
    expect(last?.name).toBe("reply");
    const pieces = events.slice(0, -1);
    expect(pieces.every(({ name }) => name === "sentence")).toBe(true);
    expect(pieces.map(({ data }) => data.text).join("")).toBe(last?.data.messages[0].text);
    expect(last?.data.meter.questions).toBe(1);
  });

  test("that cannot be answered is told as an event of the stream", async () => {
    const practice = await beginPractice(ada);
    await practice.say("How do you book?");
    await ada.post(`${practice.path}/end`);
    const reply = await ada.post(
      `${practice.path}/message`,
      { text: "And?" },
      { accept: "text/event-stream" },
    );
    expect(reply.text).toContain("event: error");
    expect(reply.text).toContain("practice_ended");
  });
});

describe("sent again", () => {
  test("with its id, it gets the stored reply and is stored once", async () => {
    const practice = await beginPractice(ada);
    const first = (await practice.say("How do you book?", "message-0001")).body;
    await practice.say("What then?", "message-0002");
    const again = (await practice.say("How do you book?", "message-0001")).body;
    expect(again.messages).toEqual(first.messages);
    expect(await listStored(app, practice)).toHaveLength(4);
  });

  test("after the end, it still gets its reply", async () => {
    const practice = await beginPractice(ada);
    const first = (await practice.say("How do you book?", "message-0001")).body;
    await ada.post(`${practice.path}/end`);
    const again = await practice.say("How do you book?", "message-0001");
    expect(again.body.messages).toEqual(first.messages);
    expect((await practice.say("And then?", "message-0003")).body.code).toBe("practice_ended");
  });

  test("ten times at once, it is answered once", async () => {
    const practice = await beginPractice(ada);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => practice.say("How do you book?", "message-0001")),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => body.messages[0]._id)).size).toBe(1);
    expect(await listStored(app, practice)).toHaveLength(2);
  });

  test("over two servers at once, it is answered once", async () => {
    const second = await app.openSecond();
    const practice = await beginPractice(ada);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        openClient(index % 2 === 0 ? app.url : second.url).post(
          `${practice.path}/message`,
          { text: "How do you book?", clientMessageId: "message-0001" },
          { authorization: `Bearer ${ada.token}` },
        ),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(await listStored(app, practice)).toHaveLength(2);
  });

  test("after its process died, it is answered; until then it shows as waiting", async () => {
    const practice = await beginPractice(ada);
    await practice.say("How do you book?", "message-0001");
    await app.db.pool.query("delete from practice_messages where session_id = $1 and seq = 2", [practice.id]);
    await app.db.pool.query(
      "update practice_sessions set message_count = 1, last_activity_at = now() - interval '31 seconds' where id = $1",
      [practice.id],
    );
    expect((await ada.get(practice.path)).body.pendingClientMessageId).toBe("message-0001");
    const reply = await practice.say("How do you book?", "message-0001");
    expect([reply.status, reply.body.messages[1].text]).toEqual([200, "How do you book?"]);
    expect(await listStored(app, practice)).toHaveLength(2);
    expect((await ada.get(practice.path)).body.pendingClientMessageId).toBeNull();
  });
});

test("different messages at once are answered one after the other", async () => {
  const practice = await beginPractice(ada);
  const texts = ["How do you book?", "What bothers you?", "Who helps you?", "And then?"];
  const replies = await Promise.all(texts.map((text, index) => practice.say(text, `message-000${index}`)));
  for (const [index, { status, body }] of replies.entries())
    expect([status, body.messages[1].text]).toEqual([200, texts[index]]);
  const stored = await listStored(app, practice);
  expect(stored.map(({ speaker }) => speaker)).toEqual(texts.flatMap(() => ["interviewer", "participant"]));
  expect(stored.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

describe("while a model is slow", () => {
  let model: LoopbackModel;
  let slow: TestApp;
  beforeAll(async () => {
    model = await startLoopbackModel({ delayMs: 1_500 });
    slow = await startTestApp(model.settings, {
      timing: { firstTokenMs: 5_000, totalMs: 8_000, restSeconds: 0 },
    });
  });
  afterAll(async () => {
    await slow.close();
    await model.close();
  });

  test("the own message is stored already, the end waits for the reply, and one more waits its turn", async () => {
    const creator = await makeCreator(slow);
    const practice = await beginPractice(creator);
    const first = practice.say("How do you book?", "message-0001");
    await expect.poll(async () => (await creator.get(practice.path)).body.messages.length).toBe(1);
    const { pendingClientMessageId, messages } = (await creator.get(practice.path)).body;
    expect([pendingClientMessageId, messages[0].text]).toEqual(["message-0001", "How do you book?"]);
    const second = practice.say("What then?", "message-0002");
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
    const third = practice.say("And how was that?", "message-0003");
    await expect.poll(async () => (await listStored(slow, practice)).length).toBe(5);
    const ended = await creator.post(`${practice.path}/end`);
    expect(ended.body.success).toBe(true);
    expect((await third).status).toBe(200);
    expect((await creator.get(`${practice.path}/debrief`)).body.questions).toHaveLength(3);
  });
});

test("sends are limited by the minute", async () => {
  const limited = await startTestApp({ RATE_LIMITS: "on" });
  try {
    const creator = await makeCreator(limited);
    const practice = await beginPractice(creator);
    await spendUses(limited, { email: creator.email, name: "practice-messages", uses: 39 });
    expect((await practice.say("And then?")).status).toBe(200);
    const reply = await practice.say("One more?");
    expect([reply.status, reply.body.code]).toEqual([429, "rate_limited"]);
  } finally {
    await limited.close();
  }
});
