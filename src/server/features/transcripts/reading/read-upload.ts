import type { ErrorCode } from "#contract/errors.ts";
import { AppError } from "../../../app-error.ts";
import type { FileTask } from "../../../files/answer-files.ts";
import { type FileToRead, openFileReader, type Reading, toOutcome } from "../../../files/file-reader.ts";
import type { TextProblem } from "../../../files/file-text.ts";
import type { ImportRead } from "./read-import.ts";
import type { TranscriptsRead } from "./read-transcripts.ts";

/** What the reader is asked; an import says its time, for codings without one. */
export interface ReadingTask extends FileTask {
  importedAt?: string;
}

const workerFile = new URL("./transcripts.worker.ts", import.meta.url);
/** A project with ten thousand codings makes a large tree of its XML. */
const importLimits = { seconds: 30, heapMb: 512, residentMb: 850 };

/** With the longest that one file may take, below the minute after which the connection is given up. */
const uploadSeconds = 25;

/**
 * One file after the other, in a process with limits: the transcripts in it, or why there are none. What is not begun
 * after 25 seconds is refused, so that the answer still comes.
 */
export async function* readUploadedTranscripts(
  files: FileToRead[],
  reading: Reading,
  seconds = uploadSeconds,
): AsyncGenerator<{ file: FileToRead; outcome: TranscriptsRead | Refusal }> {
  const started = performance.now();
  const reader = openFileReader(workerFile, reading);
  try {
    for (const file of files) {
      if (performance.now() - started > seconds * 1000) {
        yield { file, outcome: refuseLate(file.name) };
        continue;
      }
      const read = toOutcome(await reader.read<TranscriptsRead | TextProblem>(file));
      yield { file, outcome: "problem" in read ? toRefusal(file.name, read) : read };
    }
  } finally {
    reader.close();
  }
}

/** What is in a project, codebook or transcript, read in a process with limits. */
export async function readUploadedImport(
  file: FileToRead,
  reading: Reading,
  now: Date,
): Promise<ImportRead | Refusal> {
  const importedAt: ReadingTask["importedAt"] = now.toISOString();
  const reader = openFileReader(workerFile, reading, importLimits);
  try {
    const outcome = toOutcome(await reader.read<ImportRead | TextProblem>(file, { importedAt }));
    return "problem" in outcome ? toRefusal(file.name, outcome) : outcome;
  } finally {
    reader.close();
  }
}

/** Why a file was not taken. `code` is null where nothing says more than that it could not be read. */
export interface Refusal {
  fileName: string;
  error: string;
  code: Extract<ErrorCode, "unsupported_file" | "too_large"> | null;
}

const causes: Record<Exclude<TextProblem["problem"], "unsupported">, string> = {
  damaged: "it is damaged or protected",
  too_much_text: "it expands to too much text",
  too_slow: "reading it took too long",
  empty: "it holds no text",
};

function refuseLate(fileName: string): Refusal {
  const error = `${fileName} was not read: the files before it took too long. Please upload it again.`;
  return { fileName, error, code: null };
}

function toRefusal(fileName: string, { problem, sentence }: TextProblem): Refusal {
  if (problem === "unsupported") {
    return { fileName, error: `Unsupported file type: ${sentence ?? fileName}`, code: "unsupported_file" };
  }
  return { fileName, error: sentence ?? `${fileName} could not be read: ${causes[problem]}.`, code: null };
}

export function isRefusal(outcome: object): outcome is Refusal {
  return "error" in outcome;
}

/** The answer to an upload of which nothing can be used. */
export function refuseWith({ error, code }: Refusal, usual: ErrorCode): AppError {
  return new AppError(code ?? usual, { error });
}
