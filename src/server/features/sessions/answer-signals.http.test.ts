import { afterAll, beforeAll, expect, test } from "vitest";
import { openClient } from "../../testing/client.ts";
import {
  finishInterview,
  makeCreator,
  makeInterview,
  makeProject,
  type Participant,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;
let participant: Participant;

const canary =
  "My quokka colleague in Lisbon writes down the three things that went wrong on a Monday, so nobody asks.";
const counts = { typed: 4, pasted: 99, dictated: 0, inserted: 0, awaySeconds: 12, firstKeyMs: 900 };

beforeAll(async () => {
  app = await startTestApp();
  creator = await makeCreator(app);
  interviewId = await makeStudy(true);
  participant = await startParticipant(app, interviewId);
});
afterAll(() => app.close());

async function makeStudy(answerSignals: boolean): Promise<string> {
  const id = await makeInterview(creator, await makeProject(creator));
  await set(id, answerSignals);
  return id;
}

async function set(id: string, answerSignals: boolean): Promise<void> {
  const reply = await creator.send("PATCH", `/api/interviews/${id}`, { settings: { answerSignals } });
  expect(reply.status).toBe(200);
}

const save = (of: Participant, clientMessageId: string, signals: Record<string, unknown> = counts) =>
  of.post(`/api/sessions/${of.interviewId}/${of.sessionId}/signals`, { clientMessageId, ...signals });
const stored = async ({ sessionId }: Participant) => {
  const { rows } = await app.db.pool.query(
    "select text, signals from turns where session_id = $1 and signals is not null",
    [sessionId],
  );
  return rows;
};

test("counts are kept beside the message that was sent, once, and hold no character of it", async () => {
  await participant.say(canary, "message-one");
  expect((await save(participant, "message-one")).body).toEqual({ saved: true });
  const again = await save(participant, "message-one", { ...counts, pasted: 0 });
  expect(again.body).toEqual({ saved: false });
  const [{ signals }] = await stored(participant);
  expect(signals).toEqual(counts);
  expect(JSON.stringify(signals).length).toBeLessThanOrEqual(300);
  expect(Object.values(signals).every((value) => typeof value === "number" || value === null)).toBe(true);
});

test("words are refused, and so is what no page counts", async () => {
  await participant.say("Nothing more.", "message-two");
  for (const bad of [{ typed: canary }, { typed: -1 }, { pasted: 1.5 }, { text: canary }, { typed: null }]) {
    const reply = await save(participant, "message-two", { ...counts, ...bad });
    expect([JSON.stringify(bad), reply.status]).toEqual([JSON.stringify(bad), 400]);
  }
  expect((await save(participant, "message-none")).body).toEqual({ saved: false });
  expect(await stored(participant)).toHaveLength(1);
});

test("the consent text says so, and the page is told to count only where it does", async () => {
  const read = async (id: string) => (await openClient(app.url).get(`/api/interviews/${id}`)).body;
  const [on, off] = [await read(interviewId), await read(await makeStudy(false))];
  expect([on.answerSignals, off.answerSignals]).toEqual([true, false]);
  expect(on.consentText).toContain("pasted or dictated");
  expect(off.consentText).not.toContain("pasted or dictated");
  expect(on.consentVersion).not.toBe(off.consentVersion);
});

test("nothing is kept of whoever began before it was switched on, and all goes on for whoever was told", async () => {
  const id = await makeStudy(false);
  const early = await startParticipant(app, id);
  await set(id, true);
  const late = await startParticipant(app, id);
  await set(id, false);
  for (const one of [early, late]) await one.say(canary, "message-one");
  expect((await save(early, "message-one")).body).toEqual({ saved: false });
  expect((await save(late, "message-one")).body).toEqual({ saved: true });
  const told = async (one: Participant) =>
    (await one.get(`/api/sessions/${id}/${one.sessionId}/messages`)).body.answerSignals;
  expect([await told(early), await told(late)]).toEqual([false, true]);
});

test("nobody saves counts to another's session", async () => {
  const stranger = await startParticipant(app, interviewId);
  const path = `/api/sessions/${interviewId}/${participant.sessionId}/signals`;
  for (const client of [stranger, creator, openClient(app.url)])
    expect((await client.post(path, { clientMessageId: "message-two", ...counts })).status).toBe(404);
});

test("a pasted answer is flagged with its counts; a dictated, typed or uncounted one isn't", async () => {
  await finishInterview(participant, ["I print the rota, as I said.", "No, nothing."]);
  const typist = await startParticipant(app, interviewId);
  await typist.say(
    "In our team somebody prints the rota and hangs it at the door, which I like, every single week.",
    "message-one",
  );
  await save(typist, "message-one", { ...counts, typed: 60, pasted: 0, dictated: 40 });
  await finishInterview(typist, ["My sister does it in another way than we do here.", "No."]);
  const path = `/api/interviews/${interviewId}/answer-checks?sessionId=${participant.sessionId}`;
  const { sessions, flags } = (await creator.get(path)).body;
  expect(sessions.map(({ sessionId, kinds }: Record<string, unknown>) => [sessionId, kinds])).toEqual([
    [participant.sessionId, ["pasted"]],
  ]);
  expect(flags).toMatchObject([{ kind: "pasted", answer: { text: canary }, signals: counts }]);
});

test("participants get their counts with their own data, and take them along when they withdraw", async () => {
  const own = await participant.get(`/api/sessions/${participant.sessionId}/export`);
  expect(own.body.messages.find(({ text }: { text: string }) => text === canary).howWritten).toEqual(counts);
  const gone = await participant.post(`/api/sessions/${participant.sessionId}/withdraw`, {});
  expect(gone.status).toBe(200);
  expect(await stored(participant)).toEqual([]);
  expect((await creator.get(`/api/interviews/${interviewId}/answer-checks`)).body.sessions).toEqual([]);
});
