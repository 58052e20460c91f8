import { openWorkProcess, WorkEnded, type WorkProcess } from "../processes/work-process.ts";
import type { TextProblem } from "./file-text.ts";

export interface ReaderLimits {
  seconds: number;
  heapMb: number;
  residentMb: number;
}

export const usualLimits: ReaderLimits = { seconds: 15, heapMb: 256, residentMb: 500 };

/** What the reader made of its input, or how it came to its limits. */
export type ReaderAnswer<T> = { value: T } | { failure: "too_slow" | "too_large" | "broken" };

/** Reads one file after the other; a process that came to its limits is ended, and the next file gets another. */
export interface FileReader {
  read: <T>(input: unknown) => Promise<ReaderAnswer<T>>;
  close: () => void;
}

let previous: Promise<unknown> = Promise.resolve();

/**
 * Reads what somebody uploaded in a process with limits of time and memory, which may read nothing else: a file that
 * was made to exhaust its reader, or to make it do what it should not, has that process alone. `workerFile` gets each
 * `input` and answers with the value. All readers together read one file at a time, so that uploads do not take the
 * machine from the participants.
 */
export function openFileReader(workerFile: URL, limits: ReaderLimits = usualLimits): FileReader {
  let process: WorkProcess | undefined;
  const close = () => {
    process?.close();
    process = undefined;
  };
  const readNow = async <T>(input: unknown): Promise<ReaderAnswer<T>> => {
    process ??= openWorkProcess(workerFile, { ...limits, isConfined: true });
    const answer = await ask<T>(process, input, limits);
    if ("failure" in answer) close();
    return answer;
  };
  const read = <T>(input: unknown) => {
    const turn = previous.then(() => readNow<T>(input));
    previous = turn;
    return turn;
  };
  return { read, close };
}

async function ask<T>(process: WorkProcess, input: unknown, limits: ReaderLimits): Promise<ReaderAnswer<T>> {
  const late = AbortSignal.timeout(limits.seconds * 1000);
  try {
    return { value: (await process.ask(input, late)) as T };
  } catch (error) {
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
