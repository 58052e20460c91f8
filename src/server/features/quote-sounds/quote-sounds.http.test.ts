import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readWavMs } from "#analysis/quote-sound/cut-wav.ts";
import { newId } from "../../ids.ts";
import { openClient } from "../../testing/client.ts";
import { makeKnownSound } from "../../testing/known-sound.ts";
import {
  inventedSentence,
  type LoopbackRecogniser,
  startLoopbackRecogniser,
} from "../../testing/loopback-recogniser.ts";
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
let recogniser: LoopbackRecogniser;
let ada: Awaited<ReturnType<typeof makeCreator>>;
let interviewId: string;

const said = "We plan the week on Sunday evening with paper lists on the fridge";
const sound = makeKnownSound(said);

beforeAll(async () => {
  recogniser = await startLoopbackRecogniser();
  app = await startTestApp({ ...recogniser.settings, SPEECH_SECONDS: "2" });
  ada = await makeCreator(app);
  interviewId = await makeInterview(ada, await makeProject(ada));
  const settings = { voiceAnswers: true };
  expect((await ada.send("PATCH", `/api/interviews/${interviewId}`, { settings })).status).toBe(200);
});
beforeEach(() => recogniser.fail(null));
afterAll(async () => {
  await app.close();
  await recogniser.close();
});

/** Speaks an answer and sends it, corrected or as it was heard. */
async function answer(
  who: Participant,
  correct = (heard: string) => heard,
  wav: Uint8Array = sound.wav,
): Promise<{ sourceId: string; messageId: string; text: string; heard: string }> {
  const soundId = newId();
  const form = new FormData();
  form.append("from", "0");
  form.append("file", new Blob([Uint8Array.from(wav)]), "answer.wav");
  expect((await who.post(`/api/sessions/${who.sessionId}/sounds/${soundId}/pieces`, form)).status).toBe(200);
  const { heard } = (await who.post(`/api/sessions/${who.sessionId}/sounds/${soundId}/transcribe`)).body;
  const text = correct(heard);
  expect((await who.say(text, soundId)).status).toBe(200);
  const { messages } = (await ada.get(`/api/sessions/${who.sessionId}/transcript`)).body;
  const message = messages.findLast(({ sender }: { sender: string }) => sender === "user");
  return { sourceId: who.sessionId, messageId: message._id, text, heard };
}

const pathOf = (of: { sourceId: string; messageId: string }) => `/api/sounds/${of.sourceId}/${of.messageId}`;

function passageOf(text: string, quote: string): string {
  const start = text.indexOf(quote);
  expect(start).toBeGreaterThanOrEqual(0);
  return `start=${start}&end=${start + quote.length}`;
}

async function clipOf(of: { sourceId: string; messageId: string; text: string }, quote: string) {
  const response = await fetch(`${app.url}${pathOf(of)}/clip?${passageOf(of.text, quote)}`, {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect(response.status).toBe(200);
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

describe("a quote of a spoken answer", () => {
  test("plays its own seconds, and a corrected one those between its neighbours", async () => {
    const who = await startParticipant(app, interviewId);
    const spoken = await answer(who, (heard) => `${heard.replace("paper", "shared paper")}.`);
    const sunday = await ada.get(`${pathOf(spoken)}/quote?${passageOf(spoken.text, "Sunday evening")}`);
    expect(sunday.body).toEqual({
      ...{ startMs: sound.words[5]?.startMs, endMs: sound.words[6]?.endMs, match: "exact" },
    });
    const shared = await ada.get(`${pathOf(spoken)}/quote?${passageOf(spoken.text, "with shared paper")}`);
    expect(shared.body).toEqual({
      ...{ startMs: sound.words[7]?.startMs, endMs: sound.words[8]?.endMs, match: "near" },
    });
    const list = await ada.get(`/api/interviews/${interviewId}/sounds`);
    expect(list.body.messageIds).toContain(spoken.messageId);
    const heard = (await ada.get(`/api/sounds/${spoken.sourceId}`)).body;
    expect(heard).toEqual([{ messageId: spoken.messageId, canPlay: true, heard: said }]);
  });

  test("is served whole and by ranges to those who may read it, and to nobody else", async () => {
    const spoken = await answer(await startParticipant(app, interviewId));
    const headers = { authorization: `Bearer ${ada.token}` };
    const part = await fetch(`${app.url}${pathOf(spoken)}`, {
      headers: { ...headers, range: "bytes=10-19" },
    });
    expect([part.status, part.headers.get("content-range")]).toEqual([
      ...[206, `bytes 10-19/${sound.wav.length}`],
    ]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(Uint8Array.from(sound.wav.subarray(10, 20)));
    const bob = await makeCreator(app, "Bob");
    for (const path of ["", "/quote?start=0&end=4", "/clip?start=0&end=4"]) {
      expect((await bob.get(`${pathOf(spoken)}${path}`)).status).toBe(404);
      expect((await openClient(app.url).get(`${pathOf(spoken)}${path}`)).status).toBe(401);
    }
    expect((await bob.get(`/api/sounds/${spoken.sourceId}`)).status).toBe(404);
    expect((await bob.get(`/api/interviews/${interviewId}/sounds`)).status).toBe(404);
  });

  test("leaves as a file of its seconds with a caption, and as the whole answer where it isn't a WAV", async () => {
    const who = await startParticipant(app, interviewId);
    const spoken = await answer(who);
    const clip = await clipOf(spoken, "Sunday evening");
    expect(readWavMs(clip["quote.wav"] ?? new Uint8Array())).toBe(700);
    expect(strFromU8(clip["quote.vtt"] ?? new Uint8Array())).toBe(
      "WEBVTT\n\n00:00:00.000 --> 00:00:00.700\nSunday evening\n",
    );
    recogniser.hear({ text: said, words: sound.words, durationMs: sound.durationMs });
    const webm = Buffer.from("\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm and its sound", "latin1");
    const packed = await answer(who, (heard) => heard, webm);
    const whole = await clipOf(packed, "Sunday evening");
    expect(Buffer.from(whole["quote.webm"] ?? []).equals(webm)).toBe(true);
    expect(strFromU8(whole["quote.vtt"] ?? new Uint8Array())).toMatch(
      /^WEBVTT\n\nNOTE The sound is the whole answer; .*\n\n00:00:02\.100 --> 00:00:02\.800\nSunday evening\n$/,
    );
  });

  test("leaves exports with what was heard beside what was sent, and less of it without personal data", async () => {
    const id = await makeInterview(ada, await makeProject(ada));
    await ada.send("PATCH", `/api/interviews/${id}`, { settings: { voiceAnswers: true } });
    const talk = makeKnownSound("Write to ana@example.org about the fridge");
    await answer(await startParticipant(app, id), () => "Write to me about the list on the fridge", talk.wav);
    const exported = async (query: string) => (await ada.get(`/api/interviews/${id}/export?${query}`)).text;
    const spokenOf = (json: string) =>
      JSON.parse(json).interviews[0].sessions[0].turns.find((turn: { spoken?: object }) => turn.spoken)
        .spoken;
    expect(spokenOf(await exported("format=json&personal=1"))).toEqual({
      ...{ heard: "Write to ana@example.org about the fridge", words: talk.words },
    });
    const masked = await exported("format=json");
    expect(spokenOf(masked)).toEqual({ heard: "Write to ••••••••••••••• about the fridge", words: [] });
    const table = await exported("format=csv-long");
    expect(table.split("\r\n")[0]).toMatch(/,Heard,Language,Translation,Translated by$/);
    expect(table).toMatch(
      /Write to me about the list on the fridge.*,Write to •{15} about the fridge,en,,\r\n/,
    );
    expect(masked + table).not.toContain("ana@example.org");
  });

  test("leaves no export with what they asked us not to use, heard or sent", async () => {
    const who = await startParticipant(app, interviewId);
    const secret = "The wombat ledger is kept under the counter where nobody looks";
    await answer(who, (heard) => heard, makeKnownSound(secret).wav);
    await who.say("Please don't use that.");
    for (const format of ["json", "csv"]) {
      const { text } = await ada.get(`/api/interviews/${interviewId}/export?format=${format}&personal=1`);
      expect([...text.matchAll(/.{90}wombat.{30}/g)].map(([found]) => found)).toEqual([]);
    }
  });

  test("goes with the session's withdrawal", async () => {
    const who = await startParticipant(app, interviewId);
    const spoken = await answer(who);
    expect((await ada.get(pathOf(spoken))).status).toBe(200);
    await who.post(`/api/sessions/${who.sessionId}/withdraw`);
    expect((await ada.get(pathOf(spoken))).status).toBe(404);
    expect((await ada.get(`/api/sounds/${who.sessionId}`)).status).toBe(404);
    const list = await ada.get(`/api/interviews/${interviewId}/sounds`);
    expect(list.body.messageIds).not.toContain(spoken.messageId);
  });
});

test("where the recogniser invents a sentence that the participant takes out, no finding, quote or export has it", async () => {
  recogniser.fail("invent");
  const id = await makeInterview(ada, await makeProject(ada));
  await ada.send("PATCH", `/api/interviews/${id}`, { settings: { voiceAnswers: true } });
  for (let person = 0; person < 4; person++) {
    const who = await startParticipant(app, id);
    const spoken = await answer(who, (heard) => {
      expect(heard).toContain(inventedSentence);
      return heard.replace(` ${inventedSentence}`, " because nobody forgets it then");
    });
    expect(spoken.heard).toContain(inventedSentence);
    await finishInterview(who);
  }
  expect((await ada.post(`/api/generate-insights/${id}`, {})).status).toBeLessThan(300);
  const { rows } = await app.db.pool.query("select content::text from insights where interview_id = $1", [
    id,
  ]);
  expect(rows[0].content).toContain("fridge");
  const json = await ada.get(`/api/interviews/${id}/insights`);
  for (const text of [rows[0].content, json.text]) expect(text).not.toContain("Thank you for watching");
});
