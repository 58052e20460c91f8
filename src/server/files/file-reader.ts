import { makeFairQueue } from "../processes/fair-queue.ts";
import { takeProcess } from "../processes/kept-processes.ts";
import { WorkEnded, type WorkProcess } from "../processes/work-process.ts";
import type { FileTask } from "./answer-files.ts";
import type { TextProblem } from "./file-text.ts";

export interface ReaderLimits {
  seconds: number;
  heapMb: number;
  residentMb: number;
}

/** Of the clock, with the start of the process: on a busy machine an ordinary file may take ten seconds. */
const defaultLimits: ReaderLimits = { seconds: 30, heapMb: 256, residentMb: 500 };

/** For whom files are read. */
export interface Reading {
  accountId: string;
  /** Leaves the queue, or the file that is being read. */
  signal?: AbortSignal;
  /** Is told how long each file took. */
  onRead?: (ms: number) => Promise<void>;
}

/** On this machine's own command line nobody else waits. */
export const ownReading: Reading = { accountId: "" };

/** A file to be read. Its bytes may be fetched when it is its turn, so that waiting files fill no memory. */
export interface FileToRead {
  name: string;
  bytes: Buffer | (() => Promise<Buffer>);
}

/** What the reader made of its input, or how it came to its limits. */
export type ReaderAnswer<T> = { value: T } | { failure: "too_slow" | "too_large" | "broken" };

/** Reads one file after the other; a process that came to its limits is ended, and the next file gets another. */
export interface FileReader {
  read: <T>(file: FileToRead, more?: object) => Promise<ReaderAnswer<T>>;
  close: () => void;
}

const queue = makeFairQueue();

/**
 * Reads what somebody uploaded in a process with limits of time and memory, which may read nothing else: a file that
 * was made to exhaust its reader, or to make it do what it should not, has that process alone, which goes on reading
 * for the same account only. `workerFile` gets each file, with what is given beside it, and answers with the value. All
 * readers together read one file at a time, the accounts in rotation, so that uploads take neither the machine from the
 * participants nor the reader from others.
 */
export function openFileReader(
  workerFile: URL,
  reading: Reading,
  limits: ReaderLimits = defaultLimits,
): FileReader {
  let process: WorkProcess | undefined;
  const close = () => {
    process?.close();
    process = undefined;
  };
  const readNow = async <T>({ name, bytes }: FileToRead, more: object): Promise<ReaderAnswer<T>> => {
    const task: FileTask = { ...more, name, bytes: typeof bytes === "function" ? await bytes() : bytes };
    process ??= takeProcess(workerFile, { ...limits, isConfined: true }, reading.accountId);
    const began = performance.now();
    try {
      const answer = await ask<T>(process, task, { seconds: limits.seconds, signal: reading.signal });
      if ("failure" in answer) close();
      return answer;
    } finally {
      await reading.onRead?.(performance.now() - began);
    }
  };
  const read = <T>(file: FileToRead, more: object = {}) =>
    queue.run(reading.accountId, () => readNow<T>(file, more), reading.signal);
  return { read, close };
}

async function ask<T>(
  process: WorkProcess,
  task: FileTask,
  { seconds, signal }: { seconds: number; signal: AbortSignal | undefined },
): Promise<ReaderAnswer<T>> {
  const late = AbortSignal.timeout(seconds * 1000);
  try {
    return { value: (await process.ask(task, signal ? AbortSignal.any([late, signal]) : late)) as T };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (late.aborted) return { failure: "too_slow" };
    return { failure: error instanceof WorkEnded ? error.reason : "broken" };
  }
}

/** What a reader that came to its limits says of the file that it read. */
export function toOutcome<T>(answer: ReaderAnswer<T>): T | TextProblem {
  if ("value" in answer) return answer.value;
  if (answer.failure === "too_large") return { problem: "too_much_text" };
  return { problem: answer.failure === "too_slow" ? "too_slow" : "damaged" };
}
