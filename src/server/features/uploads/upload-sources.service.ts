import type { Job } from "#contract/jobs.ts";
import { maxMegabytes, toBytes } from "#contract/limits.ts";
import type { Transcript } from "#contract/transcripts.ts";
import { AppError } from "../../app-error.ts";
import type { Deps } from "../../deps.ts";
import type { Reading } from "../../files/file-reader.ts";
import {
  describeTooLarge,
  type UploadedFile,
  type UploadedForm,
  type UploadRules,
} from "../../files/uploaded-file.ts";
import { ownProject } from "../projects/projects.service.ts";
import { readSoundType, takeRecording } from "../recordings/recordings.service.ts";
import {
  isRefusal,
  type Refusal,
  readUploadedTranscripts,
  refuseWith,
} from "../transcripts/reading/read-upload.ts";
import { type SavePlace, saveTranscripts } from "../transcripts/uploads.service.ts";

export interface UploadOutcome {
  transcripts: Transcript[];
  refused: { fileName: string; error: string }[];
  recordings: { fileName: string; job: Job }[];
}

type UploadDeps = Pick<Deps, "db" | "newId" | "jobs" | "recogniser">;

/**
 * Reads and keeps the transcripts of a form, file by file: what cannot be read is named and costs the others nothing.
 * Throws `upload_failed` or what fits better with the reason where no file could be read.
 */
export async function uploadTranscripts(
  deps: UploadDeps,
  reading: Reading,
  { form, rules }: { form: UploadedForm; rules: UploadRules },
): Promise<Transcript[] | UploadOutcome> {
  const { accountId } = reading;
  const given = form.fields.get("projectId")?.trim();
  const project = given ? await ownProject(deps.db, accountId, given, "edit") : null;
  const transcripts: Transcript[] = [];
  const ownerId = project?.ownerId ?? accountId;
  const place = { accountId, ownerId, projectId: project?.id ?? null };
  const { texts, recordings, refusals } = await sortFiles(deps, place, { form, rules });
  for await (const { file, outcome } of readUploadedTranscripts(texts, reading)) {
    if (isRefusal(outcome)) {
      refusals.push(outcome);
      continue;
    }
    const read = outcome.transcripts.map((transcript) => ({ transcript, annotations: [], tags: [] }));
    transcripts.push(...(await saveTranscripts(deps, { ...place, fileName: file.name }, read)));
  }
  if (refusals[0] === undefined && recordings.length === 0) return transcripts;
  if (refusals[0] && transcripts.length + recordings.length === 0)
    throw refuseAll(refusals[0], refusals.length - 1);
  return { transcripts, refused: refusals.map(({ fileName, error }) => ({ fileName, error })), recordings };
}

/** Recordings are known by their bytes and recognised in jobs; what is left is read as text. */
async function sortFiles(
  deps: UploadDeps,
  place: Omit<SavePlace, "fileName">,
  { form, rules }: { form: UploadedForm; rules: UploadRules },
): Promise<{ texts: UploadedFile[]; recordings: UploadOutcome["recordings"]; refusals: Refusal[] }> {
  const texts: UploadedFile[] = [];
  const recordings: UploadOutcome["recordings"] = [];
  const textRules = { ...rules, noun: "transcript", fileBytes: toBytes(maxMegabytes.transcript) };
  const refusals = form.tooLarge.map((name) => refuseLarge(name, rules));
  for (const file of form.files) {
    const contentType = await readSoundType(file);
    if (contentType === null && file.size > textRules.fileBytes)
      refusals.push(refuseLarge(file.name, textRules));
    else if (contentType === null) texts.push(file);
    else {
      const taken = await takeRecording(deps, place, { file, contentType }).catch(
        toRecordingRefusal(file.name),
      );
      if ("fileName" in taken) refusals.push(taken);
      else recordings.push({ fileName: file.name, job: taken });
    }
  }
  return { texts, recordings, refusals };
}

function toRecordingRefusal(fileName: string): (error: unknown) => Refusal {
  return (error) => {
    if (!(error instanceof AppError)) throw error;
    const code = error.code === "sounds_full" ? "too_large" : "unsupported_file";
    return { fileName, error: error.message, code };
  };
}

function refuseLarge(fileName: string, rules: UploadRules): Refusal {
  return { fileName, error: describeTooLarge(fileName, rules), code: "too_large" };
}

function refuseAll(first: Refusal, others: number): Error {
  const more =
    others === 0 ? "" : ` ${others === 1 ? "One more file" : `${others} more files`} could not be read.`;
  return refuseWith({ ...first, error: `${first.error}${more}` }, "upload_failed");
}
