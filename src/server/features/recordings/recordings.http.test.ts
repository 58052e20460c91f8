import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../ids.ts";
import { makeKnownSound } from "../../testing/known-sound.ts";
import { type LoopbackRecogniser, startLoopbackRecogniser } from "../../testing/loopback-recogniser.ts";
import { makeCreator, makeInterview, makeProject } from "../../testing/makers.ts";
import { purgeSource } from "../../testing/purge-deleted.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { makePng } from "../stimuli/files-for-tests.ts";
import { deleteUnrecognised } from "./recordings.service.ts";

let app: TestApp;
let recogniser: LoopbackRecogniser;
let ada: Awaited<ReturnType<typeof makeCreator>>;
let projectId: string;

const said = "We plan the week on Sunday evening. The list hangs on the fridge, so nobody forgets it.";
const sound = makeKnownSound(said);

beforeAll(async () => {
  recogniser = await startLoopbackRecogniser();
  app = await startTestApp({ ...recogniser.settings, SPEECH_SECONDS: "2" });
  ada = await makeCreator(app);
  projectId = await makeProject(ada);
});
beforeEach(() => recogniser.fail(null));
afterAll(async () => {
  await app.close();
  await recogniser.close();
});

function upload(files: Record<string, Uint8Array | string>) {
  const form = new FormData();
  form.append("projectId", projectId);
  for (const [name, content] of Object.entries(files)) {
    form.append(
      "transcripts",
      new Blob([typeof content === "string" ? content : Uint8Array.from(content)]),
      name,
    );
  }
  return ada.post("/api/upload-transcript", form);
}

async function finishJob(id: string): Promise<{ status: string; error: string | null }> {
  for (let looks = 0; looks < 100; looks++) {
    const job = (await ada.get(`/api/jobs/${id}`)).body;
    if (job.status !== "queued" && job.status !== "running") return job;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return expect.unreachable();
}

const listAll = async () => (await ada.get(`/api/transcripts?projectId=${projectId}`)).body;
const countRecordings = async () =>
  Number((await app.db.pool.query("select count(*) from recordings")).rows[0].count);

async function record(name: string): Promise<string> {
  const reply = await upload({ [name]: sound.wav });
  expect(reply.status, reply.text).toBe(200);
  expect(await finishJob(reply.body.recordings[0].job._id)).toMatchObject({ status: "done", error: null });
  const found = (await listAll()).find(({ fileName }: { fileName: string }) => fileName === name);
  return found._id;
}

describe("a recording", () => {
  test("becomes a transcript beside those that are read as text, and each turn plays its seconds", async () => {
    const talk = "Interviewer: What is hard?\nBen: Winter, because the frost came and I lost my hives.";
    const reply = await upload({ "talk.txt": talk, "walk in the wood.WAV": sound.wav });
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body).toMatchObject({
      transcripts: [{ fileName: "talk.txt" }],
      refused: [],
      recordings: [{ fileName: "walk in the wood.WAV", job: { kind: "recording" } }],
    });
    expect((await finishJob(reply.body.recordings[0].job._id)).status).toBe("done");
    const newest = (await listAll()).find(
      ({ fileName }: { fileName: string }) => fileName === "walk in the wood.WAV",
    );
    expect(newest).toMatchObject({ name: "walk in the wood", turnCount: 1, language: "en" });
    expect(newest.notices.join(" ")).toMatch(/recognised from a recording.*No speakers were found/);
    const { turns } = (await ada.get(`/api/transcripts/${newest._id}`)).body;
    expect(turns).toMatchObject([{ text: said, startSeconds: expect.closeTo(0.1) }]);
    const start = said.indexOf("fridge");
    const path = `/api/sounds/${newest._id}/${turns[0]._id}`;
    expect((await ada.get(`${path}/quote?start=${start}&end=${start + 6}`)).body).toEqual({
      ...{ startMs: sound.words[12]?.startMs, endMs: sound.words[12]?.endMs, match: "exact" },
    });
    const whole = await fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${ada.token}` } });
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(Uint8Array.from(sound.wav));
    const interviewId = await makeInterview(ada, projectId);
    const sounds = (await ada.get(`/api/interviews/${interviewId}/sounds`)).body;
    expect(sounds.sourceIds).toContain(newest._id);
    const bob = await makeCreator(app, "Bob");
    expect((await bob.get(path)).status).toBe(404);
  });

  test("goes with its transcript", async () => {
    const id = await record("goes.wav");
    const before = await countRecordings();
    const { turns } = (await ada.get(`/api/transcripts/${id}`)).body;
    expect((await ada.send("DELETE", `/api/transcripts/${id}`)).status).toBe(200);
    expect((await ada.get(`/api/sounds/${id}/${turns[0]._id}`)).status).toBe(404);
    await ada.post(`/api/transcripts/${id}/restore`);
    expect((await ada.get(`/api/sounds/${id}/${turns[0]._id}`)).status).toBe(200);
    await ada.send("DELETE", `/api/transcripts/${id}`);
    await purgeSource(app, id);
    expect(await countRecordings()).toBe(before - 1);
  });

  test.each([
    ["server-error", /^The recording couldn't be recognised\./],
    ["garbage", /^The recording couldn't be recognised\./],
  ] as const)("that the recogniser fails on (%s) is no transcript, and goes", async (fault, sentence) => {
    recogniser.fail(fault);
    const before = (await listAll()).length;
    const reply = await upload({ "fails.wav": sound.wav });
    expect(await finishJob(reply.body.recordings[0].job._id)).toMatchObject({
      ...{ status: "failed", error: expect.stringMatching(sentence) },
    });
    expect(await listAll()).toHaveLength(before);
    const kept = await countRecordings();
    await deleteUnrecognised(app.deps);
    expect(await countRecordings()).toBe(kept);
    await app.db.pool.query(
      "update recordings set created_at = now() - interval '2 hours' where source_id is null",
    );
    await deleteUnrecognised(app.deps);
    expect(await countRecordings()).toBe(kept - 1);
  });

  test("without words' times is read all the same, and plays as a whole", async () => {
    recogniser.fail("plain-text");
    const id = await record(`plain ${newId()}.wav`);
    const { turns } = (await ada.get(`/api/transcripts/${id}`)).body;
    const place = await ada.get(`/api/sounds/${id}/${turns[0]._id}/quote?start=0&end=7`);
    expect(place.body).toEqual({ startMs: 0, endMs: sound.durationMs, match: "whole" });
  });
});

describe("what is no recording", () => {
  test.each([
    ["a text named .wav", "walk.wav", "Interviewer: How?\nBen: By train, as always."],
    ["a picture named .mp3", "walk.mp3", makePng()],
  ])("%s is refused as what it is", async (_, name, content) => {
    const before = await countRecordings();
    const reply = await upload({ [name]: content });
    expect(reply.status, reply.text).toBe(415);
    expect(await countRecordings()).toBe(before);
  });

  test("a text of more than 10 MB is still too large", async () => {
    const reply = await upload({ "long.txt": "word ".repeat(2_200_000) });
    expect([reply.status, reply.body.error]).toEqual([
      ...[413, "long.txt is too large. A transcript can be up to 10 MB."],
    ]);
  });
});

test("where speech isn't recognised, a recording is refused with what to do, and the text beside it is read", async () => {
  const deaf = await startTestApp();
  try {
    const creator = await makeCreator(deaf);
    const send = (withText: boolean) => {
      const form = new FormData();
      form.append("transcripts", new Blob([Uint8Array.from(sound.wav)]), "walk.wav");
      if (withText)
        form.append("transcripts", new Blob(["Ana: How?\nBen: By train, as always."]), "talk.txt");
      return creator.post("/api/upload-transcript", form);
    };
    const sentence =
      /^walk\.wav is a recording, and this server isn't set up to recognise speech\. Upload its transcript/;
    const alone = await send(false);
    expect([alone.status, alone.body.error]).toEqual([415, expect.stringMatching(sentence)]);
    const both = await send(true);
    expect(both.body).toMatchObject({
      transcripts: [{ fileName: "talk.txt" }],
      refused: [{ fileName: "walk.wav", error: expect.stringMatching(sentence) }],
      recordings: [],
    });
  } finally {
    await deaf.close();
  }
});
