import { expect, test } from "vitest";
import { startLoopbackModel } from "../../testing/loopback-model.ts";
import { makeCreator, makeInterview, makeProject, startParticipant } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { ensureTryInterview } from "./samples.service.ts";

const answer = "Meetings were stressful last week.";

async function voiceOf(app: TestApp, interviewId: string): Promise<string> {
  const participant = await startParticipant(app, interviewId);
  await participant.say(answer);
  const { rows } = await app.db.pool.query("select voice from turns where session_id = $1 and seq = 3", [
    participant.sessionId,
  ]);
  return rows[0].voice;
}

test("M-6: visitors who try an interview out cannot use up the tokens of real ones", async () => {
  const model = await startLoopbackModel();
  const app = await startTestApp({
    ...{ MODEL_PROVIDER: "openai", MODEL_NAME: "small", MODEL_API_KEY: "key", MODEL_BASE_URL: model.url },
    // The try-out may have 1,000 of them.
    MODEL_DAILY_LIMIT: "20000",
  });
  try {
    const tryOut = await ensureTryInterview(app.deps);
    const creator = await makeCreator(app);
    const real = await makeInterview(creator, await makeProject(creator));
    const voices: string[] = [];
    while (voices.at(-1) !== "scripted" && voices.length < 12) voices.push(await voiceOf(app, tryOut));
    expect(voices[0]).toBe("model");
    expect(voices.at(-1)).toBe("scripted");
    expect(await voiceOf(app, real)).toBe("model");
  } finally {
    await app.close();
    await model.close();
  }
});
