import { parentPort, workerData } from "node:worker_threads";
import { readImport } from "./read-import.ts";
import { readTranscriptsOf } from "./read-transcripts.ts";
import type { ReadingTask } from "./read-upload.ts";

const task = workerData as ReadingTask;
const bytes = Buffer.from(task.bytes.buffer, task.bytes.byteOffset, task.bytes.byteLength);
const outcome =
  task.importedAt === undefined
    ? await readTranscriptsOf(task.name, bytes)
    : await readImport(task.name, bytes, task.importedAt);
parentPort?.postMessage(outcome);
