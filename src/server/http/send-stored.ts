import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../db/database.ts";
import { type PartsTable, readParts } from "../db/stored-parts.ts";

interface StoredBytes {
  id: string;
  contentType: string;
  bytes: number;
  /** Where its bytes are. */
  parts: PartsTable;
  cacheControl: string;
}

/** Whole, or the part that a player asks for. Whatever it holds, a browser shows it as this type and runs nothing. */
export function sendStored(
  db: Database,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  file: StoredBytes,
): FastifyReply {
  reply
    // A sandboxed page has an origin of its own, which browsers warn of beside this.
    .removeHeader("origin-agent-cluster")
    .header("content-security-policy", "sandbox")
    .header("content-disposition", "inline")
    .header("cache-control", file.cacheControl)
    .header("accept-ranges", "bytes")
    .type(file.contentType);
  const range = readRange(request.headers.range, file.bytes);
  if (range === "unsatisfiable") {
    return reply.code(416).header("content-range", `bytes */${file.bytes}`).send();
  }
  const { from, to } = range ?? { from: 0, to: file.bytes };
  if (range) reply.code(206).header("content-range", `bytes ${from}-${to - 1}/${file.bytes}`);
  reply.header("content-length", to - from);
  // Nothing of it is read then; a stream leaves the length as it was said.
  if (request.method === "HEAD") return reply.send(Readable.from([]));
  const bytes = readParts(db, file.parts, { id: file.id, from, to });
  return reply.send(Readable.from(bytes, { highWaterMark: 2 }));
}

/** One range in bytes, its end not included; undefined for the whole, as for several ranges or another unit. */
export function readRange(
  header: string | undefined,
  size: number,
): { from: number; to: number } | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { from: size - length, to: size };
  }
  const from = Number(first);
  if (last !== "" && Number(last) < from) return undefined;
  if (from >= size) return "unsatisfiable";
  return { from, to: last === "" ? size : Math.min(Number(last) + 1, size) };
}
