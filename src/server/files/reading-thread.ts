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

const watchMs = 50;
let previous: Promise<unknown> = Promise.resolve();

/**
 * Reads what somebody uploaded in a thread with limits of time and memory: a file that was made to exhaust its
 * reader exhausts that thread alone. `workerFile` gets `input` as its workerData and posts one message, the value.
 * One file at a time, so that a handful of uploads does not take the machine from the participants.
 */
export function readInThread<T>(
  workerFile: URL,
  input: unknown,
  limits: ThreadLimits = usualLimits,
): Promise<ThreadAnswer<T>> {
  const turn = previous.then(() => runWorker<T>(workerFile, input, limits));
  previous = turn;
  return turn;
}

function runWorker<T>(workerFile: URL, input: unknown, limits: ThreadLimits): Promise<ThreadAnswer<T>> {
  return new Promise((resolve) => {
    const worker = new Worker(workerFile, {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
      // What a reader prints about a damaged file is nobody's to read.
      stdout: true,
      stderr: true,
    });
    const before = process.memoryUsage.rss();
    const started = performance.now();
    const finish = (answer: ThreadAnswer<T>) => {
      clearInterval(watch);
      void worker.terminate();
      resolve(answer);
    };
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > limits.growthBytes) finish({ failure: "too_large" });
      if (performance.now() - started > limits.seconds * 1000) finish({ failure: "too_slow" });
    }, watchMs);
    worker.once("message", (value: T) => finish({ value }));
    worker.once("error", (error) => finish({ failure: isOutOfMemory(error) ? "too_large" : "broken" }));
    worker.once("exit", () => finish({ failure: "broken" }));
  });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && (error as { code?: string }).code === "ERR_WORKER_OUT_OF_MEMORY";
}
