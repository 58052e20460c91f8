import { Worker } from "node:worker_threads";
import type { DocxProblem } from "./docx-size.ts";

export interface ExtractInput {
  kind: "docx" | "pdf";
  bytes: Uint8Array;
}

export type Extracted = { text: string } | { problem: DocxProblem };

const workerFile = new URL("./extract-worker.ts", import.meta.url);
const limits = { seconds: 15, heapMb: 256, growthBytes: 400 * 1024 * 1024, watchMs: 50 };

let previous: Promise<unknown> = Promise.resolve();

/**
 * The text of a DOCX or PDF file, read in a thread with a limit of time and memory. One file at a time, so
 * that a handful of uploads does not take the machine from the participants.
 */
export function extractText(input: ExtractInput): Promise<Extracted> {
  const turn = previous.then(() => runWorker(input));
  previous = turn;
  return turn;
}

function runWorker(input: ExtractInput): Promise<Extracted> {
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
    const finish = (extracted: Extracted) => {
      clearInterval(watch);
      void worker.terminate();
      resolve(extracted);
    };
    // The heap's limit does not count the buffers that a packed stream is unpacked into.
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > limits.growthBytes) finish({ problem: "too_much_text" });
      if (performance.now() - started > limits.seconds * 1000) finish({ problem: "unreadable" });
    }, limits.watchMs);
    worker.once("message", finish);
    worker.once("error", () => finish({ problem: "unreadable" }));
    worker.once("exit", () => finish({ problem: "unreadable" }));
  });
}
