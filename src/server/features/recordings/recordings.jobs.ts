import { buildTranscript } from "#analysis/formats/transcripts/build-transcript.ts";
import { readWavMs } from "#analysis/quote-sound/cut-wav.ts";
import { splitRecording } from "#analysis/quote-sound/split-recording.ts";
import { AppError } from "../../app-error.ts";
import type { Queryable } from "../../db/database.ts";
import { readWholeParts, recordingBytes } from "../../db/stored-parts.ts";
import type { Deps } from "../../deps.ts";
import type { JobRun } from "../../jobs/run-job.ts";
import { finishTranscript } from "../transcripts/reading/finish-transcript.service.ts";
import { insertTranscripts } from "../transcripts/uploads.service.ts";
import type { RecordingOrder } from "./recordings.service.ts";
import * as store from "./recordings.store.ts";

/** An hour of talk takes a recogniser on a small machine half an hour. */
const patienceMs = 60 * 60_000;

const notice =
  "This text was recognised from a recording by a machine and may be wrong in places. Play a quote before you rely on it.";

/** Lets a recording be recognised; the transcript is stored with the job's end. */
export async function runRecordingJob(
  { db, recogniser, newId }: Pick<Deps, "db" | "recogniser" | "newId">,
  run: JobRun,
): Promise<(tx: Queryable) => Promise<void>> {
  const order = readOrder(run.job.input);
  const recording = await store.findRecording(db, order.recordingId);
  if (!recording) throw new AppError("sound_not_found");
  if (recogniser === null) throw new AppError("speech_off");
  await run.report("Recognising speech", 5);
  const audio = await readWholeParts(db, recordingBytes, recording);
  const heard = await recogniser.transcribe({
    ...{ audio, contentType: recording.contentType, language: null, durationMs: readWavMs(audio) },
    ...{ minPatienceMs: patienceMs, signal: run.signal },
  });
  run.signal.throwIfAborted();
  if ("fault" in heard) throw new AppError("speech_failed");
  const parts = splitRecording(heard.text, heard.words);
  const title = order.fileName.replace(/\.\w{1,5}$/u, "");
  const turns = parts.map(({ text, startSeconds }) => ({ speaker: null, text, startSeconds }));
  const built = buildTranscript({ turns, notices: [notice] }, title);
  if (!built) throw new AppError("speech_failed", { error: "Nobody was heard speaking in this recording." });
  const transcript = finishTranscript(built);
  return async (tx) => {
    const read = [{ transcript, annotations: [], tags: [] }];
    const [saved] = await insertTranscripts(tx, { newId }, order, read);
    if (!saved) throw new Error("a recording's transcript was not stored");
    const { durationMs } = heard;
    const words = parts.map((part) => part.words);
    await store.attachRecording(tx, recording.id, { sourceId: saved.id, durationMs, words });
  };
}

function readOrder(input: Record<string, unknown>): RecordingOrder {
  const { recordingId, accountId, ownerId, projectId, fileName } = input;
  return {
    recordingId: String(recordingId),
    accountId: String(accountId),
    ownerId: String(ownerId),
    projectId: typeof projectId === "string" ? projectId : null,
    fileName: String(fileName),
  };
}
