import { Worker } from "node:worker_threads";

export interface ThreadLimits {
  seconds: number;
  heapMb: number;
  /** How far the whole process may grow meanwhile: a heap's limit does not count what streams are unpacked into. */
  growthBytes: number;
}

export const usualLimits: ThreadLimits = { seconds: 15, heapMb: 256, growthBytes: 400 * 1024 * 1024 };

/** What the thread made of its input, or how it came to its limits. */
export type ThreadAnswer<T> = { value: T } | { failure: "too_slow" | "too_large" | "broken" };

/** A thread that reads one file after the other; one that came to its limits is ended, and the next file gets another. */
export interface ReadingThread {
  read: <T>(input: unknown) => Promise<ThreadAnswer<T>>;
  close: () => void;
}

const watchMs = 50;
let previous: Promise<unknown> = Promise.resolve();

/**
 * Reads what somebody uploaded in a thread with limits of time and memory: a file that was made to exhaust its
 * reader exhausts that thread alone. The worker gets each `input` as a message and answers with the value. All
 * threads together read one file at a time, so that uploads do not take the machine from the participants.
 */
export function openReadingThread(workerFile: URL, limits: ThreadLimits = usualLimits): ReadingThread {
  let worker: Worker | undefined;
  const close = () => {
    void worker?.terminate();
    worker = undefined;
  };
  const readNow = async <T>(input: unknown): Promise<ThreadAnswer<T>> => {
    worker ??= startWorker(workerFile, limits);
    const answer = await ask<T>(worker, input, limits);
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

function startWorker(workerFile: URL, limits: ThreadLimits): Worker {
  const worker = new Worker(workerFile, {
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    // What a reader prints about a damaged file is nobody's to read.
    stdout: true,
    stderr: true,
  });
  // Unheard, an error would end the whole process; whoever waits for an answer hears of it as well.
  worker.on("error", () => undefined);
  return worker;
}

function ask<T>(worker: Worker, input: unknown, limits: ThreadLimits): Promise<ThreadAnswer<T>> {
  return new Promise((resolve) => {
    const before = process.memoryUsage.rss();
    const started = performance.now();
    const finish = (answer: ThreadAnswer<T>) => {
      clearInterval(watch);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      resolve(answer);
    };
    const onMessage = (value: T) => finish({ value });
    const onError = (error: unknown) => finish({ failure: isOutOfMemory(error) ? "too_large" : "broken" });
    const onExit = () => finish({ failure: "broken" });
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > limits.growthBytes) finish({ failure: "too_large" });
      if (performance.now() - started > limits.seconds * 1000) finish({ failure: "too_slow" });
    }, watchMs);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(input);
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && (error as { code?: string }).code === "ERR_WORKER_OUT_OF_MEMORY";
}
