import { answerRequests } from "../processes/answer-requests.ts";

/** What a reader gets of a file; its bytes come over as those of any array. */
export interface FileTask {
  name: string;
  bytes: Uint8Array;
}

/** Within a reader's process: answers each file with what `read` makes of it. */
export function answerFiles<T extends FileTask>(read: (task: T, bytes: Buffer) => Promise<unknown>): void {
  answerRequests((task: T) => {
    const { buffer, byteOffset, byteLength } = task.bytes;
    return read(task, Buffer.from(buffer, byteOffset, byteLength));
  });
}
