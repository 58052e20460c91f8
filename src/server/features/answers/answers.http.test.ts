import { afterAll, beforeAll, expect, test } from "vitest";
import type { QuestionAnswer } from "#contract/answers.ts";
import {
  finishInterview,
  makeCreator,
  makeFinishedSession,
  makeInterview,
  makeProject,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;
let questionIds: string[];

const questions = ["How do you plan your week?", "What would make planning easier?"].map((text) => ({
  ...{ text, depth: "light" },
}));
const plans = ["On Sunday evenings I write it all on the fridge.", "I never plan a single thing ahead."];

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator), { questions });
  const details = (await creator.get(`/api/interviews/${interviewId}/details`)).body;
  questionIds = details.questionSettings.map(({ id }: { id: string }) => id);
  for (const plan of plans) await makeFinishedSession(app, interviewId, { answers: [plan, "A list."] });
  await startParticipant(app, interviewId).then((one) => one.say("I am in the middle of it."));
});
afterAll(() => app.close());

const read = async (query: string) =>
  (await creator.get(`/api/interviews/${interviewId}/answers?${query}`)).body;
const wordsOf = (answers: QuestionAnswer[]) =>
  answers.map(({ label, messages }) => [
    label,
    messages.find(({ speaker }) => speaker === "participant")?.text,
  ]);

test("everybody's answer to a question is on one page, whoever finished", async () => {
  const { answers, nextCursor } = await read(`questionId=${questionIds[0]}`);
  expect(wordsOf(answers)).toEqual([
    ["P-01", plans[0]],
    ["P-02", plans[1]],
  ]);
  expect(nextCursor).toBeNull();
});

test("an answer names the session and the message it stands in", async () => {
  const [answer] = (await read(`questionId=${questionIds[0]}`)).answers;
  const transcript = (await creator.get(`/api/sessions/${answer.sourceId}/transcript`)).body;
  const message = transcript.messages.find(({ _id }: { _id: string }) => _id === answer.messages[0]._id);
  expect(message).toMatchObject({ text: plans[0], questionId: questionIds[0] });
});

test("pages hold each person once", async () => {
  const first = await read(`questionId=${questionIds[0]}&limit=1`);
  expect(wordsOf(first.answers)).toEqual([["P-01", plans[0]]]);
  const second = await read(`questionId=${questionIds[0]}&limit=1&cursor=${first.nextCursor}`);
  expect(wordsOf(second.answers)).toEqual([["P-02", plans[1]]]);
  expect(second.nextCursor).toBeNull();
});

test("a question that nobody was asked has no answers", async () => {
  expect(await read("questionId=unknown")).toEqual({ answers: [], nextCursor: null });
});

test("a missing question and a cursor of somebody's own making are refused", async () => {
  const path = `/api/interviews/${interviewId}/answers`;
  expect((await creator.get(path)).status).toBe(400);
  expect((await creator.get(`${path}?questionId=${questionIds[0]}&cursor=first`)).status).toBe(400);
});

test("answers are for members of the project alone", async () => {
  const stranger = await makeCreator(app, "Grace Stranger");
  const path = `/api/interviews/${interviewId}/answers?questionId=${questionIds[0]}`;
  expect((await stranger.get(path)).status).toBe(404);
});

test("a deleted session's answers are gone", async () => {
  const other = await makeInterview(creator, await makeProject(creator, "Deleted"), { questions });
  const participant = await startParticipant(app, other);
  await finishInterview(participant);
  const ids = (await creator.get(`/api/interviews/${other}/details`)).body.questionSettings;
  const path = `/api/interviews/${other}/answers?questionId=${ids[0].id}`;
  expect((await creator.get(path)).body.answers).toHaveLength(1);
  await creator.send("DELETE", `/api/interviews/${other}/sessions/${participant.sessionId}`);
  expect((await creator.get(path)).body.answers).toEqual([]);
});
