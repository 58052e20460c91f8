import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type LoopbackModel, startLoopbackModel } from "../../testing/loopback-model.ts";
import {
  makeCreator,
  makeInterview,
  makeProject,
  ownHeader,
  type Participant,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let model: LoopbackModel;
let app: TestApp;
let interviewId: string;

beforeAll(async () => {
  model = await startLoopbackModel();
  const settings = {
    MODEL_PROVIDER: "openai-compatible",
    MODEL_NAME: "small",
    MODEL_BASE_URL: model.url,
  };
  app = await startTestApp(settings, { poolSize: 2, timing: { restSeconds: 0 } });
  const creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
});
afterAll(async () => {
  await app.close();
  await model.close();
});
afterEach(() => {
  model.behave({ mode: "cooperative", delayMs: 0, pieceDelayMs: 0 });
  model.requests.length = 0;
});

interface Event {
  name: string;
  /** A sentence has its text, the reply its whole answer, an error its code. */
  data: { text?: string; botResponse?: string; code?: string };
  at: number;
}

function pathOf(participant: Participant): string {
  return `/api/sessions/${interviewId}/${participant.sessionId}/send`;
}

/** Sends a message and reads the answer's events as they come. */
async function sendStreamed(
  participant: Participant,
  message: string,
  clientMessageId = "message-0001",
): Promise<{ response: Response; events: Event[]; opening: string }> {
  const response = await fetch(`${app.url}${pathOf(participant)}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      ...ownHeader(participant),
      "accept-encoding": "gzip, br",
    },
    body: JSON.stringify({ message, clientMessageId }),
  });
  const events: Event[] = [];
  let text = "";
  let opening = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    opening ||= text;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const name = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (name && data) events.push({ name, data: JSON.parse(data), at: performance.now() });
    }
  }
  return { response, events, opening };
}

const lead = "Meetings were stressful last week.";

describe("a streamed reply", () => {
  test("begins at once, brings the sentences, then the same answer as without streaming", async () => {
    const participant = await startParticipant(app, interviewId);
    const { response, events, opening } = await sendStreamed(participant, lead);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    expect(opening.startsWith(":")).toBe(true);
    expect(events.at(-1)?.name).toBe("reply");
    const reply = events.at(-1)?.data ?? expect.unreachable();
    expect(Object.keys(reply).sort()).toEqual([
      "botResponse",
      "currentPhase",
      "isComplete",
      "messageId",
      "offersStop",
      "type",
    ]);
    const sentences = events.filter(({ name }) => name === "sentence");
    expect(sentences.map(({ data }) => data.text).join("")).toBe(reply.botResponse);
    expect((await participant.say(lead, "message-0001")).body).toEqual(reply);
  });

  test("shows a sentence before the model has finished the next one", async () => {
    model.behave({ mode: "lead-then-bad", pieceDelayMs: 40 });
    const participant = await startParticipant(app, interviewId);
    const { events } = await sendStreamed(participant, lead);
    const [first, second] = events;
    expect(first?.data.text).toBe("Let us stay with that for a moment.");
    expect(second?.name).toBe("sentence");
    expect(first?.at ?? Number.POSITIVE_INFINITY).toBeLessThan(model.requests[0]?.stamps.at(-1)?.at ?? 0);
    const reply = events.at(-1)?.data.botResponse;
    expect(reply).toMatch(/^Let us stay with that for a moment\. .+[?.]$/);
    expect(reply).not.toMatch(/great/i);
  });

  test("to a wish to stop comes without a model", async () => {
    const participant = await startParticipant(app, interviewId);
    const { events } = await sendStreamed(participant, "I want to stop");
    expect(model.requests.length).toBe(0);
    expect(events.map(({ name }) => name)).toEqual(["sentence", "reply"]);
  });

  test("tells of an error as an event of its own", async () => {
    const participant = await startParticipant(app, interviewId);
    await app.db.pool.query("update sessions set withdrawn_at = now() where id = $1", [
      participant.sessionId,
    ]);
    const { events } = await sendStreamed(participant, lead);
    expect(events.map(({ name }) => name)).toEqual(["error"]);
    expect(events[0]?.data).toMatchObject({ code: "session_not_found" });
  });

  test("that breaks off is stored all the same, and the retry gets it without a second call", async () => {
    model.behave({ delayMs: 300 });
    const participant = await startParticipant(app, interviewId);
    await cutAfterOpening(participant, { message: lead, clientMessageId: "message-0002" });
    const retry = await participant.say(lead, "message-0002");
    expect(retry.status).toBe(200);
    expect(retry.body.botResponse).toContain("Meetings were stressful");
    expect(model.requests.length).toBe(1);
    const { body } = await participant.get(`/api/sessions/${interviewId}/${participant.sessionId}/messages`);
    expect(body.messages.length).toBe(3);
  });

  test("whose process died while the model thought is made on the retry, from what is stored", async () => {
    const participant = await startParticipant(app, interviewId);
    await app.db.pool.query(
      `insert into turns (session_id, seq, id, project_id, speaker, type, text, client_message_id)
       select id, 2, 'died', project_id, 'participant', 'core', $2, 'message-0003' from sessions where id = $1`,
      [participant.sessionId, lead],
    );
    await app.db.pool.query(
      "update sessions set turn_count = 2, lease_holder = 'dead', lease_until = now() - interval '1 second' where id = $1",
      [participant.sessionId],
    );
    const reply = await participant.say(lead, "message-0003");
    expect(reply.body.botResponse).toContain("Meetings were stressful");
    expect(model.requests.length).toBe(1);
  });

  test("a second message while the model thinks waits for its turn and is answered too", async () => {
    model.behave({ delayMs: 200 });
    const participant = await startParticipant(app, interviewId);
    const replies = await Promise.all([
      participant.say(lead, "message-000a"),
      participant.say("And in Slack notifications piled up.", "message-000b"),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });
});

/** Sends over a bare socket and cuts it as soon as the stream has begun. */
function cutAfterOpening(participant: Participant, body: unknown): Promise<void> {
  const { hostname, port } = new URL(app.url);
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST ${pathOf(participant)} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept: text/event-stream\r\n` +
          `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      );
    });
    socket.once("data", () => {
      socket.destroy();
      resolve();
    });
    socket.once("error", reject);
  });
}

test("fifty turns that wait for the model hold none of the two connections, and none hears another's words", async () => {
  const participants = await Promise.all(
    Array.from({ length: 50 }, () => startParticipant(app, interviewId)),
  );
  model.behave({ delayMs: 5_000 });
  const wordOf = (index: number) =>
    `Harbour${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}x`;
  const replies = participants.map((participant, index) =>
    participant.say(`${wordOf(index)} meetings were stressful last week.`),
  );
  while (model.requests.length < 50) await sleep(20);
  const { rows } = await app.db.pool.query(
    "select count(*)::int as turns from sessions where lease_until > now()",
  );
  expect(rows[0].turns).toBe(50);
  expect(app.db.pool.waitingCount).toBe(0);
  expect(app.db.pool.idleCount).toBe(app.db.pool.totalCount);
  for (const [index, reply] of (await Promise.all(replies)).entries()) {
    expect(reply.status).toBe(200);
    expect(reply.body.botResponse).toContain(wordOf(index));
  }
  for (const { body } of model.requests) expect(new Set(body.match(/Harbour\w+/g)).size).toBe(1);
});
