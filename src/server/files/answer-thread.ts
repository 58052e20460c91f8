import { parentPort } from "node:worker_threads";

/** What a reading thread gets of a file; its bytes come over as those of any array. */
export interface FileTask {
  name: string;
  bytes: Uint8Array;
}

/** Within a reading thread: answers each file with what `read` makes of it. What it throws ends the thread. */
export function answerWith<T extends FileTask>(read: (task: T, bytes: Buffer) => Promise<unknown>): void {
  const port = parentPort;
  port?.on("message", async (task: T) => {
    const { buffer, byteOffset, byteLength } = task.bytes;
    port.postMessage(await read(task, Buffer.from(buffer, byteOffset, byteLength)));
  });
}
