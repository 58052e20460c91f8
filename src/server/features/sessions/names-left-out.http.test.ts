import { afterAll, beforeAll, expect, test } from "vitest";
import { type LoopbackModel, startLoopbackModel } from "../../testing/loopback-model.ts";
import { makeCreator, makeInterview, makeProject, startParticipant } from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let model: LoopbackModel;
let app: TestApp;

beforeAll(async () => {
  model = await startLoopbackModel();
  app = await startTestApp({
    ...{ MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "loop", MODEL_BASE_URL: model.url },
  });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const told = "Mr Akram turns every egg with his finger, and I hid behind the crisps so he'd not see me.";
const plea = "Leave his name out, will you: the rest is fine, I only meant Mr Akram by it.";
const later = "It was Mr Akram who opened the till for me in 2006, and I have paid him back ever since.";

function answer(turn: string): string {
  const isAsked = turn.includes(plea) && !turn.includes(later);
  const text = isAsked
    ? "The name is left out of the findings now. What did you do behind the crisps?"
    : turn.includes(later)
      ? "What did he say when he opened it?"
      : "What happened then?";
  const keepOut = isAsked ? ["Mr Akram"] : [];
  return JSON.stringify({
    reading: { threads: [], opening: "", done: [], settled: [], keepOut, wants: "nothing", tone: "plain" },
    ...{ move: "probe", about: null, text },
  });
}

test("a name that somebody asks to have left out is in no finding and no export, and what they told stays", async () => {
  model.behave({ says: ({ user }) => answer(user) });
  const creator = await makeCreator(app);
  const interviewId = await makeInterview(creator, await makeProject(creator));
  const who = await startParticipant(app, interviewId);
  for (const said of [told, plea]) await who.say(said);
  expect((await who.say(later)).body.botResponse).toBe("What did he say when he opened it?");
  const { quotes } = (await creator.get(`/api/interviews/${interviewId}/left-out`)).body;
  expect(quotes.map(({ quote, by }: { quote: string; by: string }) => [quote, by])).toEqual(
    Array.from({ length: 3 }, () => ["Mr Akram", "the participant"]),
  );
  const exported = (await creator.get(`/api/interviews/${interviewId}/export?format=json`)).text;
  expect(exported).not.toContain("Akram");
  expect(exported).toContain("[name] turns every egg with his finger, and I hid behind the crisps");
  const { body } = await who.get(`/api/sessions/${interviewId}/${who.sessionId}/messages`);
  expect(JSON.stringify(body)).not.toContain('"leftOut":true');
});
