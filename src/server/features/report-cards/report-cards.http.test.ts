import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
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

const newInterview = async (change: Record<string, unknown> = {}) =>
  makeInterview(creator, await makeProject(creator), change);
const readCard = async (interviewId: string) =>
  (await creator.get(`/api/interviews/${interviewId}/report-card`)).body;

test("an interview without finished sessions has an empty card, not one full of zeros over zero", async () => {
  const interviewId = await newInterview();
  await startParticipant(app, interviewId);
  expect(await readCard(interviewId)).toMatchObject({
    interviewId,
    finished: 0,
    reportCard: { sessions: 0, questions: [], talkShare: null, meanWordsPerAnswer: null, latency: null },
  });
});

test("the card adds up the finished sessions and grows with each", async () => {
  const interviewId = await newInterview();
  await makeFinishedSession(app, interviewId);
  await startParticipant(app, interviewId);
  expect(await readCard(interviewId)).toMatchObject({ finished: 1, reportCard: { sessions: 1 } });
  const { sessionId } = await makeFinishedSession(app, interviewId);
  const { finished, reportCard } = await readCard(interviewId);
  expect(finished).toBe(2);
  expect(reportCard).toMatchObject({
    sessions: 2,
    totals: { questions: 6, asked: 6, notReached: 0 },
    endReasons: [{ reason: "finished", sessions: 2 }],
  });
  expect(reportCard.questions).toHaveLength(3);
  expect(reportCard.questions[0]).toMatchObject({ sessions: 2, asked: 2 });
  expect(reportCard.talkShare).toBeGreaterThan(0);
  expect(reportCard.talkShare).toBeLessThan(1);
  await creator.send("DELETE", `/api/interviews/${interviewId}/sessions/${sessionId}`);
  expect(await readCard(interviewId)).toMatchObject({ finished: 1, reportCard: { sessions: 1 } });
});

test("the transcript of a finished session has its own card, whose counts add up to the interview's", async () => {
  const interviewId = await newInterview();
  const { sessionId } = await makeFinishedSession(app, interviewId);
  const open = await startParticipant(app, interviewId);
  const transcript = (await creator.get(`/api/sessions/${sessionId}/transcript`)).body;
  const { reportCard } = await readCard(interviewId);
  const own = transcript.reportCard;
  expect(own.asked).toBe(reportCard.totals.asked);
  expect(own.answered).toBe(reportCard.totals.answered);
  expect(own.meanWordsPerAnswer).toBe(reportCard.meanWordsPerAnswer);
  expect(own.latency).toEqual(reportCard.latency);
  expect(own.wordsPerAnswer).toHaveLength(
    transcript.messages.filter(({ sender }: { sender: string }) => sender === "user").length,
  );
  expect((await creator.get(`/api/sessions/${open.sessionId}/transcript`)).body.reportCard).toBeNull();
});

test("a question of the script that yes or no would answer is flagged, and the flag names the turn", async () => {
  const question = "Do you like the tools that you use?";
  const interviewId = await newInterview({ questions: [question] });
  const { sessionId } = await makeFinishedSession(app, interviewId);
  const { reportCard } = await readCard(interviewId);
  expect(reportCard.scriptFlags).toEqual([
    expect.objectContaining({ kind: "closed_question", text: question, sessions: 1 }),
  ]);
  const transcript = (await creator.get(`/api/sessions/${sessionId}/transcript`)).body;
  const flag = transcript.reportCard.flags.find(
    ({ kind, source }: { kind: string; source: string }) => kind === "closed_question" && source === "script",
  );
  const message = transcript.messages.find(({ _id }: { _id: string }) => _id === flag.messageId);
  expect(message.text).toContain(question);
});

test("a turn of the interviewer that praises is flagged with the way to it", async () => {
  const interviewId = await newInterview();
  const { sessionId } = await makeFinishedSession(app, interviewId);
  await app.db.pool.query(
    "update turns set text = 'Great answer, excellent! ' || text where session_id = $1 and seq = 3",
    [sessionId],
  );
  const { reportCard } = await readCard(interviewId);
  const praise = reportCard.interviewerFlags.find(({ kind }: { kind: string }) => kind === "praise");
  expect(praise).toMatchObject({ count: 1, turns: [{ sessionId, label: "P-01" }] });
  expect(praise.turns[0].text).toMatch(/^Great answer/);
});

test("withdrawn sessions are in no card", async () => {
  const interviewId = await newInterview();
  const gone = await makeFinishedSession(app, interviewId);
  expect((await readCard(interviewId)).finished).toBe(1);
  await gone.post(`/api/sessions/${gone.sessionId}/withdraw`, { resumeToken: gone.resumeToken });
  expect(await readCard(interviewId)).toMatchObject({ finished: 0, reportCard: { sessions: 0 } });
});

test("others get the answer that nothing is there, and visitors are asked to log in", async () => {
  const interviewId = await newInterview();
  const stranger = await makeCreator(app, "Eve");
  const theirs = await stranger.get(`/api/interviews/${interviewId}/report-card`);
  const unknown = await stranger.get("/api/interviews/0123456789ABCDEFGHIJab/report-card");
  expect(theirs.status).toBe(404);
  expect(theirs.text).toBe(unknown.text);
  expect((await openClient(app.url).get(`/api/interviews/${interviewId}/report-card`)).status).toBe(401);
});
