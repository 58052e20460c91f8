import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../ids.ts";
import { openClient } from "../../testing/client.ts";
import { makeKnownSound } from "../../testing/known-sound.ts";
import { type LoopbackRecogniser, startLoopbackRecogniser } from "../../testing/loopback-recogniser.ts";
import {
  finishInterview,
  makeCreator,
  makeInterview,
  makeProject,
  ownHeader,
  type Participant,
  startParticipant,
} from "../../testing/makers.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { makePng } from "../stimuli/files-for-tests.ts";
import { deleteExpiredSounds } from "./answer-sounds.service.ts";

let app: TestApp;
let recogniser: LoopbackRecogniser;
let ada: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;

const said = "We plan the week on Sunday evening with paper lists";
const { wav } = makeKnownSound(said);
const spoken = Buffer.from(wav);

beforeAll(async () => {
  recogniser = await startLoopbackRecogniser();
  app = await startTestApp({ ...recogniser.settings, SPEECH_SECONDS: "2" });
  ada = await makeCreator(app);
  interviewId = await makeSpoken({});
});
beforeEach(() => recogniser.fail(null));
afterAll(async () => {
  await app.close();
  await recogniser.close();
});

async function makeSpoken(settings: Record<string, unknown>): Promise<string> {
  const id = await makeInterview(ada, await makeProject(ada));
  const reply = await ada.send("PATCH", `/api/interviews/${id}`, {
    settings: { voiceAnswers: true, ...settings },
  });
  expect(reply.status, reply.text).toBe(200);
  return id;
}

function toForm(content: Buffer, from: number) {
  const form = new FormData();
  form.append("from", String(from));
  form.append("file", new Blob([new Uint8Array(content)]), "answer.webm");
  return form;
}

const pathOf = ({ sessionId }: Participant, soundId = "") => `/api/sessions/${sessionId}/sounds/${soundId}`;
const send = (who: Participant, soundId: string, content: Buffer, from = 0) =>
  who.post(`${pathOf(who, soundId)}/pieces`, toForm(content, from));
const transcribe = (who: Participant, soundId: string) => who.post(`${pathOf(who, soundId)}/transcribe`);
const listOf = async (who: Participant) => (await who.get(pathOf(who).slice(0, -1))).body;

async function speak(who: Participant, content = spoken, pieceBytes = 20_000): Promise<string> {
  const soundId = newId();
  for (let from = 0; from < content.length; from += pieceBytes) {
    const reply = await send(who, soundId, content.subarray(from, from + pieceBytes), from);
    expect(reply.status, reply.text).toBe(200);
  }
  return soundId;
}

async function readSound(who: Participant, soundId: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}${pathOf(who, soundId)}`, {
    headers: { ...ownHeader(who), ...headers },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** What the participant's page plays beside their own messages. */
const listSpoken = async (who: Participant) => {
  const { body } = await who.get(`/api/sessions/${interviewId}/${who.sessionId}/messages`);
  return body.messages.flatMap(({ text, soundId }: { text: string; soundId?: string }) =>
    soundId ? [[text, soundId]] : [],
  );
};

const countParts = async () =>
  Number((await app.db.pool.query("select count(*) from answer_sound_parts")).rows[0].count);

describe("a spoken answer", () => {
  test("comes in pieces, is heard, corrected and sent, and both texts are kept", async () => {
    const who = await startParticipant(app, interviewId);
    const soundId = await speak(who);
    expect((await readSound(who, soundId)).bytes.equals(spoken)).toBe(true);
    const heard = await transcribe(who, soundId);
    expect(heard.body).toMatchObject({ heard: said, fault: null, sent: false, bytes: spoken.length });
    const corrected = said.replace("paper", "shared");
    expect((await who.say(corrected, soundId)).status).toBe(200);
    expect(await listOf(who)).toMatchObject([{ soundId, heard: said, sent: true }]);
    expect(await listSpoken(who)).toEqual([[corrected, soundId]]);
    const { rows } = await app.db.pool.query(
      `select t.text, a.heard, a.words from answer_sounds a
        join turns t on t.session_id = a.session_id and t.client_message_id = a.id where a.id = $1`,
      [soundId],
    );
    expect(rows).toMatchObject([{ text: corrected, heard: said }]);
    expect(rows[0].words).toHaveLength(said.split(" ").length);
  });

  test("is played by its seconds, to its own participant alone", async () => {
    const [who, other] = [await startParticipant(app, interviewId), await startParticipant(app, interviewId)];
    const soundId = await speak(who, spoken, 7_001);
    const part = await readSound(who, soundId, { range: "bytes=50000-70000" });
    expect([part.response.status, part.bytes.equals(spoken.subarray(50_000, 70_001))]).toEqual([206, true]);
    expect(part.response.headers.get("content-type")).toBe("audio/wav");
    expect(part.response.headers.get("cache-control")).toBe("private, no-store");
    for (const client of [openClient(app.url), ada, other]) {
      expect((await client.get(pathOf(who, soundId))).status).toBe(404);
      expect((await client.get(pathOf(who).slice(0, -1))).status).toBe(404);
      expect((await client.send("DELETE", pathOf(who, soundId))).status).toBe(404);
      expect((await client.post(`${pathOf(who, soundId)}/transcribe`)).status).toBe(404);
      expect((await client.post(`${pathOf(who, soundId)}/pieces`, toForm(spoken, 0))).status).toBe(404);
    }
    // Another's id of a sound opens nothing in one's own session, and takes nothing from it.
    expect((await other.get(pathOf(other, soundId))).status).toBe(404);
    expect((await send(other, soundId, spoken)).status).toBe(404);
    expect(await listOf(other)).toEqual([]);
    expect((await readSound(who, soundId)).bytes.equals(spoken)).toBe(true);
  });

  test.each([
    ["a text", Buffer.from("This is a text, whatever it's called."), 415],
    ["HTML", Buffer.from("<!doctype html><script>1</script>"), 415],
    ["a picture", makePng(), 415],
    ["a piece that is too large", Buffer.alloc(1024 * 1024 + 1), 413],
  ])("is not %s", async (_, content, status) => {
    const who = await startParticipant(app, interviewId);
    expect((await send(who, newId(), content)).status).toBe(status);
    expect(await listOf(who)).toEqual([]);
  });

  test("has a largest size, which is said in a sentence", async () => {
    const who = await startParticipant(app, interviewId);
    const soundId = newId();
    const megabyte = 1024 * 1024;
    await send(who, soundId, Buffer.concat([spoken, Buffer.alloc(megabyte - spoken.length)]));
    for (let from = megabyte; from < 12 * megabyte; from += megabyte)
      expect((await send(who, soundId, Buffer.alloc(megabyte), from)).status).toBe(200);
    const reply = await send(who, soundId, Buffer.alloc(1), 12 * megabyte);
    expect([reply.status, reply.body.error]).toEqual([
      413,
      "This recording is too large. An answer can be up to 12 MB.",
    ]);
  });

  test("takes a piece once, in its order, and none after its end", async () => {
    const who = await startParticipant(app, interviewId);
    const soundId = newId();
    const [first, second] = [spoken.subarray(0, 30_000), spoken.subarray(30_000)];
    expect((await send(who, soundId, second, 30_000)).status).toBe(404);
    const twice = await Promise.all([send(who, soundId, first), send(who, soundId, first)]);
    expect(twice.map(({ body }) => body)).toEqual(Array(2).fill({ soundId, received: 30_000 }));
    expect((await send(who, soundId, second, 40_000)).status).toBe(400);
    const again = await Promise.all([1, 2, 3].map(() => send(who, soundId, second, 30_000)));
    expect(again.map(({ body }) => body)).toEqual(Array(3).fill({ soundId, received: spoken.length }));
    expect((await readSound(who, soundId)).bytes.equals(spoken)).toBe(true);
    await transcribe(who, soundId);
    expect((await send(who, soundId, Buffer.alloc(10), spoken.length)).body.code).toBe("sound_ended");
  });
});

describe("a recogniser that fails", () => {
  test.each([
    ["server-error", "failed"],
    ["garbage", "failed"],
    ["hang", "too_late"],
  ] as const)("with %s leaves the sound, and typing goes on", async (fault, expected) => {
    const who = await startParticipant(app, interviewId);
    const soundId = await speak(who);
    recogniser.fail(fault);
    expect((await transcribe(who, soundId)).body).toMatchObject({ heard: null, fault: expected });
    expect((await who.say("I'd rather type: we plan on Sundays.", soundId)).status).toBe(200);
    expect(await listOf(who)).toMatchObject([{ soundId, heard: null, sent: true, bytes: spoken.length }]);
  });

  test("is asked again on wish, and what was heard once stays", async () => {
    const who = await startParticipant(app, interviewId);
    const soundId = await speak(who);
    recogniser.fail("break");
    await transcribe(who, soundId);
    recogniser.fail(null);
    expect((await transcribe(who, soundId)).body).toMatchObject({ heard: said, fault: null });
    recogniser.fail("server-error");
    expect((await transcribe(who, soundId)).body).toMatchObject({ heard: said, fault: null });
  });
});

describe("whoever was not told", () => {
  test("of their voice before they agreed is not recorded, and the page learns it", async () => {
    const id = await makeInterview(ada, await makeProject(ada));
    const early = await startParticipant(app, id);
    await ada.send("PATCH", `/api/interviews/${id}`, { settings: { voiceAnswers: true } });
    expect((await send(early, newId(), spoken)).body.code).toBe("voice_off");
    const history = async (who: Participant) =>
      (await who.get(`/api/sessions/${id}/${who.sessionId}/messages`)).body;
    expect(await history(early)).toMatchObject({ voiceAnswers: false });
    const late = await startParticipant(app, id);
    expect(await history(late)).toMatchObject({ voiceAnswers: true, hasUnsentSound: false });
    await speak(late);
    expect(await history(late)).toMatchObject({ hasUnsentSound: true });
    await ada.send("PATCH", `/api/interviews/${id}`, { settings: { voiceAnswers: false } });
    expect((await send(late, newId(), spoken)).body.code).toBe("voice_off");
  });

  test("of this recogniser is not heard by it", async () => {
    const who = await startParticipant(app, interviewId);
    const soundId = await speak(who);
    const { recogniser: known } = app.deps;
    if (!known) throw new Error("no recogniser");
    app.deps.recogniser = { ...known, provider: "elsewhere.example" };
    const before = recogniser.requests.length;
    try {
      expect((await transcribe(who, soundId)).body).toMatchObject({ heard: null, fault: "unavailable" });
    } finally {
      app.deps.recogniser = known;
    }
    expect(recogniser.requests.length).toBe(before);
    expect((await transcribe(who, soundId)).body).toMatchObject({ heard: said, fault: null });
  });

  test("reads who hears it, and for how long it's kept, before they agree", async () => {
    const id = await makeSpoken({ voiceRetentionDays: 14, dictation: true, consentText: "Ours." });
    const { body } = await openClient(app.url).get(`/api/interviews/${id}`);
    expect(body).toMatchObject({ voiceAnswers: true, dictation: false });
    expect(body.consentText).toContain("turned into text on our own server");
    expect(body.consentText).toContain("deleted after 14 days");
  });
});

describe("sounds go", () => {
  test("when their participant says so, and what was sent as text stays", async () => {
    const who = await startParticipant(app, interviewId);
    const soundId = await speak(who);
    await transcribe(who, soundId);
    await who.say(said, soundId);
    const before = await countParts();
    expect((await who.send("DELETE", pathOf(who, soundId))).body).toEqual({ success: true });
    expect(await countParts()).toBeLessThan(before);
    expect((await who.get(pathOf(who, soundId))).status).toBe(404);
    const copy = (await who.get(`/api/sessions/${who.sessionId}/export`)).body;
    expect(copy.recordings).toEqual([]);
    expect(copy.messages.map(({ text }: { text: string }) => text)).toContain(said);
  });

  test("with a withdrawal at once, every part of them", async () => {
    const who = await startParticipant(app, interviewId);
    const soundId = await speak(who);
    await transcribe(who, soundId);
    await who.say(said, soundId);
    const unsent = await speak(who);
    const rowsOf = async () =>
      (
        await app.db.pool.query(
          "select (select count(*) from answer_sounds where session_id = $1)::int as sounds, (select count(*) from answer_sound_parts where sound_id = any($2))::int as parts",
          [who.sessionId, [soundId, unsent]],
        )
      ).rows[0];
    expect(await rowsOf()).toMatchObject({ sounds: 2 });
    expect((await who.post(`/api/sessions/${who.sessionId}/withdraw`)).status).toBe(200);
    expect(await rowsOf()).toEqual({ sounds: 0, parts: 0 });
    expect((await send(who, newId(), spoken)).status).toBe(404);
  });

  test("after their days, while heard and sent words stay; unsent ones after a day", async () => {
    const who = await startParticipant(app, interviewId);
    const [sent, unsent] = [await speak(who), await speak(who)];
    await transcribe(who, sent);
    await who.say(said, sent);
    await deleteExpiredSounds(app.deps);
    expect(await listOf(who)).toHaveLength(2);
    const age = (days: number) =>
      app.db.pool.query(
        "update answer_sounds set created_at = now() - make_interval(days => $2), expires_at = now() + interval '90 days' - make_interval(days => $2) where session_id = $1",
        [who.sessionId, days],
      );
    await age(2);
    await deleteExpiredSounds(app.deps);
    expect(await listOf(who)).toMatchObject([{ soundId: sent, bytes: spoken.length }]);
    expect((await who.get(pathOf(who, unsent))).status).toBe(404);
    await age(91);
    await deleteExpiredSounds(app.deps);
    expect(await listOf(who)).toMatchObject([{ soundId: sent, bytes: 0, heard: said, sent: true }]);
    expect(await listSpoken(who)).toEqual([]);
    expect((await who.get(pathOf(who, sent))).status).toBe(404);
    const { rows } = await app.db.pool.query(
      "select count(*)::int as parts from answer_sound_parts where sound_id = $1",
      [sent],
    );
    expect(rows).toEqual([{ parts: 0 }]);
  });

  test("after a shorter time that is set later, not after a longer one", async () => {
    const id = await makeSpoken({ voiceRetentionDays: 30 });
    const who = await startParticipant(app, id);
    const soundId = await speak(who);
    await who.say(said, soundId);
    await app.db.pool.query(
      "update answer_sounds set created_at = now() - interval '10 days', expires_at = now() + interval '20 days' where id = $1",
      [soundId],
    );
    await deleteExpiredSounds(app.deps);
    expect(await listOf(who)).toMatchObject([{ bytes: spoken.length }]);
    await ada.send("PATCH", `/api/interviews/${id}`, { settings: { voiceRetentionDays: 7 } });
    await deleteExpiredSounds(app.deps);
    expect(await listOf(who)).toMatchObject([{ bytes: 0 }]);
  });

  test("with their interview, their project and their account", async () => {
    const id = await makeSpoken({});
    const who = await startParticipant(app, id);
    await speak(who);
    const ownOf = async () =>
      Number(
        (await app.db.pool.query("select count(*) from answer_sounds where interview_id = $1", [id])).rows[0]
          .count,
      );
    expect(await ownOf()).toBe(1);
    await app.db.pool.query("delete from interviews where id = $1", [id]);
    expect(await ownOf()).toBe(0);
  });
});

test("an interview that ended takes no more recordings", async () => {
  const who = await startParticipant(app, interviewId);
  await finishInterview(who);
  expect((await send(who, newId(), spoken)).body.code).toBe("session_complete");
});

test("where nothing recognises speech, nobody is told of it or asked for it", async () => {
  const deaf = await startTestApp();
  try {
    const bob = await makeCreator(deaf);
    const id = await makeInterview(bob, await makeProject(bob));
    await bob.send("PATCH", `/api/interviews/${id}`, { settings: { voiceAnswers: true } });
    const { body } = await bob.get(`/api/interviews/${id}`);
    expect(body.voiceAnswers).toBe(false);
    expect(body.consentText).not.toContain("recording");
    const who = await startParticipant(deaf, id);
    expect((await send(who, newId(), spoken.subarray(0, 200))).body.code).toBe("voice_off");
  } finally {
    await deaf.close();
  }
});
