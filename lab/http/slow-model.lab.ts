import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LoopbackModel, startLoopbackModel } from "#server/testing/loopback-model.ts";
import {
  makeCreator,
  makeInterview,
  makeProject,
  ownHeader,
  startParticipant,
} from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let model: LoopbackModel;
let app: TestApp;
let interviewId: string;

beforeAll(async () => {
  model = await startLoopbackModel();
  app = await startTestApp({
    ...{ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "slow", MODEL_BASE_URL: model.url },
    ...{ MODEL_FIRST_TOKEN_SECONDS: "300", MODEL_SECONDS: "300" },
  });
  const creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const answer = "Meetings were stressful last week.";

test("a model that needs longer than the default limits is heard, streamed and not", async () => {
  // The first token comes later than 8 s, the default for it.
  model.behave({ delayMs: 9_000 });
  const [plain, streamed] = [
    await startParticipant(app, interviewId),
    await startParticipant(app, interviewId),
  ];
  const path = `${app.url}/api/sessions/${interviewId}/${streamed.sessionId}/send`;
  const request = {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      ...ownHeader(streamed),
    },
    body: JSON.stringify({ message: answer, clientMessageId: "message-0001" }),
  };
  const [reply, events] = await Promise.all([
    plain.say(answer, "message-0001"),
    fetch(path, request).then((response) => response.text()),
    // A repeat meanwhile waits for the same reply, and the model is not asked twice.
    sleep(500).then(() => plain.say(answer, "message-0001")),
  ]);
  expect(reply.status).toBe(200);
  expect(events.match(/^event: .*$/gm)?.[0]).toBe("event: received");
  expect(events).toContain("event: reply");
  expect(model.requests.length).toBe(2);
  const { rows } = await app.db.pool.query(
    "select voice, first_token_ms from turns where session_id = any($1) and guard is not null",
    [[plain.sessionId, streamed.sessionId]],
  );
  expect(rows.map(({ voice }) => voice)).toEqual(["model", "model"]);
  for (const row of rows) expect(row.first_token_ms).toBeGreaterThan(8_500);
});

test("the lease on a turn outlasts the slowest answer that is allowed", async () => {
  model.behave({ delayMs: 400 });
  const participant = await startParticipant(app, interviewId);
  const reply = participant.say(answer);
  const readLease = async () => {
    const { rows } = await app.db.pool.query(
      "select extract(epoch from lease_until - now())::float8 as seconds from sessions where id = $1",
      [participant.sessionId],
    );
    return rows[0].seconds;
  };
  let seconds: number | null = null;
  while (seconds === null) seconds = await readLease();
  expect(seconds).toBeGreaterThan(305);
  expect(seconds).toBeLessThanOrEqual(310);
  expect((await reply).status).toBe(200);
});
