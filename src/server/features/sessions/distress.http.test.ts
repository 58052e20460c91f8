import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeCreator,
  makeInterview,
  makeProject,
  type Participant,
  startParticipant,
  userInfo,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let interviewId: string;

beforeAll(async () => {
  app = await startTestApp();
  const creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
});
afterAll(() => app.close());

const begin = (location: string): Promise<Participant> =>
  startParticipant(app, interviewId, { ...userInfo, location });

test("distress is met with the country's line and a choice, also after a reload and for a repeated send", async () => {
  const participant = await begin("Ireland");
  const path = `/api/sessions/${interviewId}/${participant.sessionId}/send`;
  const message = { message: "Sorry, I'm crying now.", clientMessageId: "distress-0001" };
  const { body } = await participant.post(path, message);
  expect(body).toMatchObject({ offersStop: true, isComplete: false });
  expect(body.botResponse).toContain("Samaritans, 116 123");
  expect((await participant.post(path, message)).body).toMatchObject({ offersStop: true });
  const { messages } = (
    await participant.get(`/api/sessions/${interviewId}/${participant.sessionId}/messages`)
  ).body;
  expect(messages.map(({ offersStop = false }) => offersStop)).toEqual([false, false, true]);
});

test("keeping going leads to another question, without a choice", async () => {
  const participant = await begin("Japan");
  await participant.say("Sorry, I'm crying now.");
  const { body } = await participant.say("I want to go on");
  expect(body).toMatchObject({ offersStop: false, isComplete: false });
  expect(body.botResponse).toContain("?");
});

test("stopping ends with words that fit and the line once more, never with the fixed closing", async () => {
  const participant = await begin("Germany");
  await participant.say("Sorry, I'm crying now.");
  const { body } = await participant.say("I want to stop");
  expect(body).toMatchObject({ isComplete: true, type: "completion", offersStop: false });
  expect(body.botResponse).toContain("0800 111 0 111");
  expect(body.botResponse).not.toMatch(/feedback is valuable|great day/i);
});

test("a country without a line that we know of gets care without a number", async () => {
  const participant = await begin("Kenya");
  const { body } = await participant.say("Sorry, I'm crying now.");
  expect(body.offersStop).toBe(true);
  expect(body.botResponse).not.toMatch(/\d{3}|null|undefined/);
});
