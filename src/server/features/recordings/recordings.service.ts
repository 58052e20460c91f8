import type { Job } from "#contract/jobs.ts";
import { maxMegabytes, toBytes } from "#contract/limits.ts";
import { AppError } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import { headBytes, readContentType } from "../../files/read-content-type.ts";
import type { UploadedFile } from "../../files/uploaded-file.ts";
import * as jobStore from "../../jobs/jobs.store.ts";
import { toJob } from "../jobs/jobs.service.ts";
import * as store from "./recordings.store.ts";

/** The kind of sound that a file holds by its first bytes; null for what is no sound. */
export async function readSoundType(file: UploadedFile): Promise<string | null> {
  const type = readContentType(await file.bytes(0, Math.min(headBytes, file.size)));
  return type === undefined || type.kind === "image" ? null : type.contentType.replace("video/", "audio/");
}

/** What a job's row says of the recording. */
export interface RecordingOrder extends Place {
  recordingId: string;
  fileName: string;
}

interface Place {
  accountId: string;
  ownerId: string;
  projectId: string | null;
}

/** Stores a recording and lets it be recognised; it becomes a transcript when its job is done. */
export async function takeRecording(
  deps: Pick<Deps, "db" | "newId" | "jobs" | "recogniser">,
  place: Place,
  { file, contentType }: { file: UploadedFile; contentType: string },
): Promise<Job> {
  if (deps.recogniser === null) {
    throw new AppError("speech_off", {
      error: `${file.name} is a recording, and this server isn't set up to recognise speech. Upload its transcript, or ask whoever runs the server to set SPEECH_BASE_URL.`,
    });
  }
  const { accountId, ownerId, projectId } = place;
  const order: RecordingOrder = {
    recordingId: deps.newId(),
    accountId,
    ownerId,
    projectId,
    fileName: file.name,
  };
  const job = await deps.db.orm.transaction(async (tx) => {
    if ((await store.sumOfOwner(tx, ownerId)) + file.size > toBytes(maxMegabytes.recordingsOfOwner))
      throw new AppError("sounds_full", {
        error: `The recordings of this account take up ${maxMegabytes.recordingsOfOwner} MB, which is all there's room for. Delete transcripts you no longer need.`,
      });
    const row = { id: order.recordingId, ownerId, contentType, bytes: file.size };
    await store.insertRecording(tx, row, file);
    const waiting = { id: deps.newId(), kind: "recording" as const, ownerId: accountId, projectId };
    return jobStore.insertJob(tx, { ...waiting, input: { ...order }, status: "queued" });
  });
  if (!job) throw new Error("a recording's job was not stored");
  deps.jobs.wake();
  return toJob(job);
}

/** Called by the housekeeping. */
export async function deleteUnrecognised({ db }: Pick<Deps, "db">): Promise<void> {
  await store.deleteUnrecognised(db);
}
