import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import {
  makeCreator,
  makeInterview,
  makeProject,
  ownHeader,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let second: { url: string };
let interviewId: string;

beforeAll(async () => {
  app = await startTestApp();
  second = await app.openSecond();
  const creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
});
afterAll(() => app.close());

type Participant = Awaited<ReturnType<typeof startParticipant>>;

function openAt(url: string, { sessionId, resumeToken }: Participant) {
  const client = openClient(url);
  const path = `/api/sessions/${interviewId}/${sessionId}`;
  return (message: string, clientMessageId?: string) =>
    client.post(
      `${path}/send`,
      { message, ...(clientMessageId && { clientMessageId }) },
      ownHeader({ resumeToken }),
    );
}

async function listStored(sessionId: string) {
  const found = await app.db.pool.query<{ seq: number; speaker: string; text: string }>(
    "select seq, speaker, text from turns where session_id = $1 order by seq",
    [sessionId],
  );
  return found.rows;
}

const answers = [
  "I shop on Saturday mornings, mostly at the market near the station.",
  "Last week the stall with the apples was closed, so I walked to the next town.",
  "It took me an hour and I was annoyed, to be honest.",
  "Now I call them on Friday before I go.",
];

test("answers given to one server or to two in turn get the same replies", async () => {
  const said: string[][] = [];
  for (const urls of [
    [app.url, app.url],
    [app.url, second.url],
  ]) {
    const participant = await startParticipant(app, interviewId);
    const sends = urls.map((url) => openAt(url, participant));
    for (const [index, answer] of answers.entries()) {
      const reply = await sends[index % 2]?.(answer);
      expect(reply?.status).toBe(200);
    }
    const stored = await listStored(participant.sessionId);
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
    expect(stored.filter(({ speaker }) => speaker === "participant").map(({ text }) => text)).toEqual(
      answers,
    );
    const moves = await app.db.pool.query<{ kind: string }>(
      "select move->>'kind' as kind from turns where session_id = $1 and move is not null order by seq",
      [participant.sessionId],
    );
    said.push(moves.rows.map(({ kind }) => kind));
  }
  expect(said[1]).toEqual(said[0]);
});

test("different answers to two servers at once are both stored, one after the other", async () => {
  const participant = await startParticipant(app, interviewId);
  const [here, there] = [openAt(app.url, participant), openAt(second.url, participant)];
  await here(answers[0] ?? "");
  await there(answers[1] ?? "");
  await here(answers[2] ?? "");
  const replies = await Promise.all([here("One of two at once."), there("The other of two at once.")]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const stored = await listStored(participant.sessionId);
  expect(stored.map(({ speaker }) => speaker)).toEqual(
    stored.map((_, index) => (index % 2 === 0 ? "interviewer" : "participant")),
  );
});

test("a message sent twice to a server that knows the conversation is stored once, with one reply", async () => {
  const participant = await startParticipant(app, interviewId);
  const send = openAt(app.url, participant);
  await send(answers[0] ?? "");
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => send("Said five times.", "the-same-message")),
  );
  expect(new Set(replies.map(({ body }) => body.messageId)).size).toBe(1);
  expect(
    (await listStored(participant.sessionId)).filter(({ text }) => text === "Said five times."),
  ).toHaveLength(1);
});

test("what was withdrawn at one server is not gone on with at another", async () => {
  const participant = await startParticipant(app, interviewId);
  const send = openAt(app.url, participant);
  await send(answers[0] ?? "");
  await send(answers[1] ?? "");
  const withdrawn = await openClient(second.url).post(`/api/sessions/${participant.sessionId}/withdraw`, {
    resumeToken: participant.resumeToken,
  });
  expect(withdrawn.status).toBe(200);
  expect((await send(answers[2] ?? "")).status).toBe(404);
  expect(await listStored(participant.sessionId)).toEqual([]);
});
