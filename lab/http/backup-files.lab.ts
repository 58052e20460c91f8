import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createApp } from "#server/app.ts";
import { checkBackup, restoreBackup } from "#server/backup/restore-backup.ts";
import { takeBackup } from "#server/backup/take-backup.ts";
import { openDatabase } from "#server/db/database.ts";
import { makeMp4 } from "#server/features/stimuli/files-for-tests.ts";
import { newId } from "#server/ids.ts";
import { loadSecret } from "#server/secret.ts";
import { databaseConfig, runAdmin } from "#server/testing/database-server.ts";
import { makeKnownSound } from "#server/testing/known-sound.ts";
import { type LoopbackRecogniser, startLoopbackRecogniser } from "#server/testing/loopback-recogniser.ts";
import { makeCreator, makeInterview, makeProject, startParticipant } from "#server/testing/makers.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
let recogniser: LoopbackRecogniser;
let folder: string;
const name = `askwell_restore_${newId().toLowerCase()}`;

beforeAll(async () => {
  recogniser = await startLoopbackRecogniser();
  app = await startTestApp(recogniser.settings);
  folder = await mkdtemp(join(tmpdir(), "askwell-backup-files-"));
  await loadSecret(folder);
});
afterAll(async () => {
  await app.close();
  await recogniser.close();
  await runAdmin(inject("databaseAdmin"), `drop database if exists ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

function toForm(content: Uint8Array, field: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(field, new Blob([Uint8Array.from(content)]), "file.wav");
  return form;
}

test("what questions show, spoken answers and recordings are restored to the last byte, and served again", async () => {
  const ada = await makeCreator(app);
  const projectId = await makeProject(ada);
  const video = Buffer.concat([makeMp4(64), randomBytes(1_300_000)]);
  const { fileId } = (await ada.post(`/api/projects/${projectId}/stimuli`, toForm(video, "file", {}))).body;
  const interviewId = await makeInterview(ada, projectId, {
    questions: [{ text: "What do you see?", stimulus: { kind: "video", fileId, alt: "A ferry comes in" } }],
  });
  await ada.send("PATCH", `/api/interviews/${interviewId}`, { settings: { voiceAnswers: true } });

  const who = await startParticipant(app, interviewId);
  const path = `/api/sessions/${interviewId}/${who.sessionId}/messages`;
  const shown = (await who.get(path)).body.messages[0].stimulus.url;
  const answer = makeKnownSound("We plan the week on Sunday evening with paper lists").wav;
  const soundId = newId();
  const sounds = `/api/sessions/${who.sessionId}/sounds/${soundId}`;
  await who.post(`${sounds}/pieces`, toForm(answer, "file", { from: "0" }));
  await who.post(`${sounds}/transcribe`);
  expect((await who.say("We plan the week with lists.", soundId)).status).toBe(200);
  const { messages } = (await ada.get(`/api/sessions/${who.sessionId}/transcript`)).body;
  const messageId = messages.find(({ sender }: { sender: string }) => sender === "user")._id;

  const talk = makeKnownSound("The list hangs on the fridge, so nobody forgets it.").wav;
  await ada.post("/api/upload-transcript", toForm(talk, "transcripts", { projectId }));
  const listTranscripts = async () => (await ada.get(`/api/transcripts?projectId=${projectId}`)).body;
  await expect.poll(async () => (await listTranscripts()).length).toBe(1);
  const [{ _id: transcriptId }] = await listTranscripts();
  const [turn] = (await ada.get(`/api/transcripts/${transcriptId}`)).body.turns;

  const served = await restoreElsewhere();
  try {
    const headers = { authorization: `Bearer ${ada.token}` };
    const read = async (url: string) => {
      const reply = await served.app.inject({ url, headers });
      expect(reply.statusCode, `${url}: ${reply.body.slice(0, 200)}`).toBe(200);
      return reply.rawPayload;
    };
    expect((await read(`/api/stimuli/${fileId}`)).equals(video)).toBe(true);
    // By the address that a participant's page had already.
    expect((await served.app.inject({ url: shown })).rawPayload.equals(video)).toBe(true);
    expect((await read(`/api/sounds/${who.sessionId}/${messageId}`)).equals(answer)).toBe(true);
    expect((await read(`/api/sounds/${transcriptId}/${turn._id}`)).equals(talk)).toBe(true);
    const { match } = JSON.parse(
      (await read(`/api/sounds/${who.sessionId}/${messageId}/quote?start=0&end=16`)).toString(),
    );
    expect(match).toBe("exact");
  } finally {
    await served.close();
  }
});

/** The backup of all this on an empty database, and a server on that. */
async function restoreElsewhere() {
  const connection = { ...app.db.pool.options } as pg.ClientConfig;
  const file = join(folder, "askwell.backup");
  await takeBackup({ connection, dataDir: folder, file, withoutSecret: false });
  await runAdmin(inject("databaseAdmin"), `create database ${name} template template0`);
  const place = {
    connection: databaseConfig(inject("databaseAdmin"), name),
    dataDir: join(folder, "restored"),
  };
  await restoreBackup({ ...place, file }, await checkBackup(file));
  const db = openDatabase(place.connection, () => undefined);
  const restored = await createApp({ ...app.deps, db }, { pagesDir: null });
  const close = async () => {
    await restored.close();
    await db.close();
  };
  return { app: restored, close };
}
