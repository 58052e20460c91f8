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
  expect(flag.question).toBe(question);
});

test("the concept that a question names is the script's, and its card names the question as written", async () => {
  const interviewId = await newInterview();
  const question = "How annoying is it to use {concept}?";
  const change = {
    questions: [question],
    settings: { concepts: [{ name: "Pier A", description: "A pier with a clock." }, { name: "Pier B" }] },
  };
  expect((await creator.send("PATCH", `/api/interviews/${interviewId}`, change)).status).toBe(200);
  await makeFinishedSession(app, interviewId);
  await makeFinishedSession(app, interviewId);
  const { reportCard } = await readCard(interviewId);
  const kinds = reportCard.interviewerFlags.map(({ kind }: { kind: string }) => kind);
  expect(kinds).not.toContain("leading");
  expect(kinds).not.toContain("not_raised");
  expect(reportCard.scriptFlags).toEqual([
    expect.objectContaining({ kind: "leading", text: question, sessions: 2 }),
  ]);
  expect(reportCard.questions.map(({ text }: { text: string }) => text)).toEqual([question]);
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

const hints = [
  { quote: "how we do it", untold: "how they do it", weight: 3 },
  { quote: "every week", untold: "", weight: 2 },
  { quote: "in my work", untold: "", weight: 1 },
];

/** A finished session whose first answer was read as holding the hints above; the first of them was asked about. */
async function makeHintedSession(interviewId: string) {
  const { sessionId } = await makeFinishedSession(app, interviewId);
  const said = "In my work that is how we do it 😀 every week.";
  const first = { threads: hints, settled: [], done: [], want: "explain", tone: "plain", by: "model" };
  const quiet = { ...first, threads: [], want: "nothing" };
  const setMove = (seq: number, move: unknown) =>
    app.db.pool.query("update turns set move = $3 where session_id = $1 and seq = $2", [
      sessionId,
      seq,
      move,
    ]);
  await app.db.pool.query("update turns set text = $2 where session_id = $1 and seq = 2", [sessionId, said]);
  await app.db.pool.query(
    `update turns set move = move || jsonb_build_object('reading', $2::jsonb)
     where session_id = $1 and speaker = 'interviewer' and seq > 3`,
    [sessionId, quiet],
  );
  const { rows } = await app.db.pool.query("select move from turns where session_id = $1 and seq = 1", [
    sessionId,
  ]);
  const { questionId } = rows[0].move;
  await setMove(3, { kind: "probe", questionId, about: "how we do it", reading: first });
  return sessionId;
}

test("threads are counted by weight over all sessions, and the hints let go lead to their words", async () => {
  const interviewId = await newInterview();
  const sessionId = await makeHintedSession(interviewId);
  const { reportCard } = await readCard(interviewId);
  expect(reportCard.threads).toEqual({
    heavy: { heard: 1, takenUp: 1 },
    middle: { heard: 1, takenUp: 0 },
  });
  const transcript = (await creator.get(`/api/sessions/${sessionId}/transcript`)).body;
  const words = { messageId: transcript.messages[1]._id, quote: "every week", start: 34, end: 44 };
  expect(reportCard.hintsLetGo).toEqual([{ words, untold: "", weight: 2, sessionId, label: "P-01" }]);
  expect(transcript.reportCard.threads.map(({ state }: { state: string }) => state)).toEqual([
    "taken_up",
    "let_go",
    "let_go",
  ]);
  expect([...transcript.messages[1].text].slice(words.start, words.end).join("")).toBe("every week");
});

test("a follow-up in the transcript tells the words that it took up, and lists of sessions do not", async () => {
  const interviewId = await newInterview();
  const sessionId = await makeHintedSession(interviewId);
  const { messages } = (await creator.get(`/api/sessions/${sessionId}/transcript`)).body;
  expect(messages[2].why).toEqual({
    by: "model",
    thread: {
      words: { messageId: messages[1]._id, quote: "how we do it", start: 19, end: 31 },
      untold: "how they do it",
      heardAs: "",
      isEarlier: false,
    },
    passedOver: [],
  });
  expect(messages[1].why).toBeNull();
  const list = (await creator.get(`/api/interviews/${interviewId}/sessions`)).body;
  expect(list[0].messages.map(({ why }: { why: unknown }) => why)).not.toContainEqual(expect.anything());
});

test("a question that the participant asked is told with the next turn, and its question counts as unclear", async () => {
  const interviewId = await newInterview();
  const sessionId = await makeHintedSession(interviewId);
  await makeFinishedSession(app, interviewId);
  const { reportCard } = await readCard(interviewId);
  expect(reportCard.questionsBack).toEqual({ asked: 1, answered: 0 });
  expect(reportCard.questions[0]).toMatchObject({ asked: 2, unclear: 1 });
  const transcript = (await creator.get(`/api/sessions/${sessionId}/transcript`)).body;
  const [, asked, reply] = transcript.messages;
  expect(transcript.reportCard.questionsBack).toEqual([
    expect.objectContaining({
      asked: { messageId: asked._id, text: asked.text },
      about: "question",
      reply: { messageId: reply._id, text: reply.text },
      isAnswered: false,
    }),
  ]);
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
