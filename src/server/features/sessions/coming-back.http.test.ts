import { afterAll, beforeAll, expect, test } from "vitest";
import { hashToken } from "../../auth/tokens.ts";
import {
  makeCreator,
  makeInterview,
  makeProject,
  type Participant,
  startParticipant,
  userInfo,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { findSendState } from "./send-state.store.ts";

let app: TestApp;
let interviewId: string;

beforeAll(async () => {
  app = await startTestApp();
  const creator = await makeCreator(app);
  interviewId = await makeInterview(creator, await makeProject(creator));
});
afterAll(() => app.close());

const read = async ({ sessionId, get }: Participant): Promise<{ text: string; sender: string }[]> =>
  (await get(`/api/sessions/${interviewId}/${sessionId}/messages`)).body.messages;

test("T-REF-7 who comes back a week later, on the same device, finds the conversation and goes on", async () => {
  const participant = await startParticipant(app, interviewId);
  await participant.say("I keep a paper calendar by the door, because nobody reads the shared one.");
  const before = await read(participant);
  for (const column of ["started_at", "first_answer_at", "last_activity_at"])
    await app.db.pool.query(`update sessions set ${column} = ${column} - interval '8 days' where id = $1`, [
      participant.sessionId,
    ]);
  expect(await read(participant)).toEqual(before);
  expect((await participant.say("On Monday it was full, so I wrote beside it.")).status).toBe(200);
  expect(await read(participant)).toHaveLength(before.length + 2);
});

test("T-REF-7 the cookie that opens the conversation lasts for longer than a week", async () => {
  const reply = await fetch(`${app.url}/api/sessions/${interviewId}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ consentGiven: true, userInfo }),
  });
  const [cookie = ""] = reply.headers.getSetCookie();
  expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeGreaterThan(7 * 24 * 60 * 60);
});

test("T-DUP-2 the same words again while the first wait for their reply are a repeat; after it they are said anew", async () => {
  const participant = await startParticipant(app, interviewId);
  const { sessionId } = participant;
  const said = async () => (await read(participant)).filter(({ text }) => text === "I walk there.").length;
  const store = async (speaker: string, words: string, lease: string) => {
    await app.db.pool.query(
      `insert into turns (session_id, seq, id, project_id, speaker, type, text)
       select id, turn_count + 1, 'turn' || turn_count, project_id, $2, 'core', $3 from sessions where id = $1`,
      [sessionId, speaker, words],
    );
    const change = "turn_count = turn_count + 1, lease_holder = 'another'";
    await app.db.pool.query(`update sessions set ${change}, lease_until = ${lease} where id = $1`, [
      sessionId,
    ]);
  };
  // Another server has the message, and words the reply.
  await store("participant", "I walk there.", "now() + interval '1 minute'");
  const tokenHash = hashToken(participant.resumeToken);
  const message = { sessionId, interviewId, tokenHash, clientMessageId: null, text: "I walk there." };
  expect(await findSendState(app.db, message)).toMatchObject({ storedSeq: 2, leased: true, reply: null });
  expect(await findSendState(app.db, { ...message, text: "I run." })).toMatchObject({ storedSeq: null });
  await store("interviewer", "What is it like on the way?", "now()");
  expect((await participant.say("I walk there.")).status).toBe(200);
  expect(await said()).toBe(2);
});
