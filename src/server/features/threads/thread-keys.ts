import { createHmac } from "node:crypto";
import type { HashAuthor } from "#analysis/formats/threads/imported-thread.ts";

/** What the forum's names and ids become: one-way, the same each time, and different in each interview. */
export interface ThreadKeys {
  hashAuthor: HashAuthor;
  /** An id of ours for a comment, by which evidence finds it again when the thread is read anew. */
  toId: (forumId: string) => string;
}

const idLength = 22;
const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

export function openThreadKeys(secret: Uint8Array, interviewId: string): ThreadKeys {
  const digest = (kind: string, value: string) =>
    createHmac("sha256", secret).update(`${kind}\0${interviewId}\0${value}`).digest();
  return {
    hashAuthor: (name) => digest("thread author", name).toString("base64url").slice(0, idLength),
    toId: (forumId) => toBase62(digest("thread comment", forumId)),
  };
}

function toBase62(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString("hex")}`);
  let id = "";
  while (id.length < idLength) {
    id += base62[Number(rest % 62n)];
    rest /= 62n;
  }
  return id;
}
