import { parentPort, workerData } from "node:worker_threads";
import { readFileText } from "./file-text.ts";

const { name, bytes } = workerData as { name: string; bytes: Uint8Array };
const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
parentPort?.postMessage(await readFileText(name, buffer));
