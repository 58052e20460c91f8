import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { QuestionDropOff } from "#contract/session-reading.ts";
import {
  finishInterview,
  makeCreator,
  makeInterview,
  makeProject,
  script,
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

const goAway = (sessionId: string) =>
  app.db.orm.execute(
    sql`update sessions set last_activity_at = now() - interval '31 minutes' where id = ${sessionId}`,
  );
const read = async (id: string) => (await creator.get(`/api/interviews/${id}/drop-off`)).body;
const countsOf = (questions: QuestionDropOff[]) =>
  questions.map(({ asked, answered, stopped }) => [asked, answered, stopped]);

test("each question tells how many were asked it, answered it and stopped there", async () => {
  const questions = script.questions.map((text) => ({ text, depth: "light" }));
  const interviewId = await makeInterview(creator, await makeProject(creator), { questions });
  expect(countsOf((await read(interviewId)).questions)).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  await finishInterview(await startParticipant(app, interviewId));
  const atFirst = await startParticipant(app, interviewId);
  const atSecond = await startParticipant(app, interviewId);
  await atSecond.say("I call my colleagues in Lisbon twice a week, on Mondays and Thursdays.");
  // The first answer is followed up once.
  await atSecond.say("By phone.");
  await startParticipant(app, interviewId);
  const stopper = await startParticipant(app, interviewId);
  await app.db.orm.execute(
    sql`update sessions set completed_at = now(), end_reason = 'stopped' where id = ${stopper.sessionId}`,
  );
  const screened = await startParticipant(app, interviewId);
  await app.db.orm.execute(
    sql`update sessions set end_reason = 'screened_out' where id = ${screened.sessionId}`,
  );
  await goAway(atFirst.sessionId);
  await goAway(atSecond.sessionId);
  const body = await read(interviewId);
  expect(body).toMatchObject({ sessions: 5, finished: 1, running: 1, stopped: 3 });
  expect(body.questions.map((one: QuestionDropOff) => one.question)).toEqual(script.questions);
  expect(countsOf(body.questions)).toEqual([
    [5, 2, 2],
    [2, 1, 1],
    [1, 1, 0],
  ]);
  expect(body.stoppedElsewhere).toBe(0);
});

test("a question that is no longer in the script is told of among the rest", async () => {
  const interviewId = await makeInterview(creator, await makeProject(creator));
  const { sessionId } = await startParticipant(app, interviewId);
  await goAway(sessionId);
  await creator.send("PATCH", `/api/interviews/${interviewId}`, {
    questions: ["What did you do yesterday?"],
  });
  const body = await read(interviewId);
  expect(body.questions).toHaveLength(1);
  expect([body.stopped, body.stoppedElsewhere + body.questions[0].stopped]).toEqual([1, 1]);
});
