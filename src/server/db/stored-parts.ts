import { sql } from "drizzle-orm";
import type { Database, Queryable } from "./database.ts";

/** A table that holds bytes in parts, so that a player gets the seconds that it asks for without the rest being read. */
export interface PartsTable {
  table: string;
  /** Its column with the id of what the parts belong to. */
  key: string;
}

/** Of spoken answers, and of uploaded recordings. */
export const soundBytes: PartsTable = { table: "answer_sound_parts", key: "sound_id" };
export const recordingBytes: PartsTable = { table: "recording_parts", key: "recording_id" };

/** A file, or a piece of one, read part by part. */
export interface Source {
  size: number;
  bytes: (from: number, length: number) => Promise<Buffer>;
}

const partBytes = 512 * 1024;
/** Parts that one statement reads. */
const partsAtOnce = 4;

export async function insertParts(
  tx: Queryable,
  { table, key }: PartsTable,
  { id, startsAt }: { id: string; startsAt: number },
  source: Source,
): Promise<void> {
  for (let at = 0; at < source.size; at += partBytes) {
    const content = await source.bytes(at, Math.min(partBytes, source.size - at));
    await tx.execute(sql`
      insert into ${sql.identifier(table)} (${sql.identifier(key)}, starts_at, content)
      values (${id}, ${startsAt + at}, ${content})`);
  }
}

/** What the same transaction has stored. */
export function openParts(
  tx: Queryable,
  { table, key }: PartsTable,
  { id, size }: { id: string; size: number },
): Source {
  return {
    size,
    bytes: async (from, length) => {
      const { rows } = await tx.execute<{ content: Buffer | null }>(sql`
        select string_agg(
          substring(content from greatest(${from} - starts_at, 0) + 1
            for ${from + length} - greatest(starts_at, ${from})), ''::bytea order by starts_at) as content
        from ${sql.identifier(table)} where ${sql.identifier(key)} = ${id}
          and starts_at < ${from + length} and starts_at + octet_length(content) > ${from}`);
      return rows[0]?.content ?? Buffer.alloc(0);
    },
  };
}

/** Puts bytes in the place of as many others, over however many parts they go. */
export async function overwriteParts(
  tx: Queryable,
  { table, key }: PartsTable,
  { id, at, bytes }: { id: string; at: number; bytes: Buffer },
): Promise<void> {
  const end = at + bytes.length;
  await tx.execute(sql`
    update ${sql.identifier(table)} set content = overlay(content placing
      substring(${bytes}::bytea from greatest(starts_at - ${at}, 0) + 1
        for least(starts_at + octet_length(content), ${end}) - greatest(starts_at, ${at}))
      from greatest(${at} - starts_at, 0) + 1)
    where ${sql.identifier(key)} = ${id} and starts_at < ${end} and starts_at + octet_length(content) > ${at}`);
}

export async function readWholeParts(
  db: Database,
  table: PartsTable,
  { id, bytes }: { id: string; bytes: number },
): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of readParts(db, table, { id, from: 0, to: bytes })) parts.push(part);
  return Buffer.concat(parts);
}

/** The bytes from `from` up to `to`, a few parts at a time: no connection is held while somebody reads slowly. */
export async function* readParts(
  db: Database,
  { table, key }: PartsTable,
  { id, from, to }: { id: string; from: number; to: number },
): AsyncGenerator<Buffer> {
  for (let at = from; at < to; ) {
    const { rows } = await db.orm.execute<{ startsAt: number; content: Buffer }>(sql`
      select starts_at as "startsAt", content from ${sql.identifier(table)}
      where ${sql.identifier(key)} = ${id} and starts_at < ${to} and starts_at > ${at - partBytes}
        and starts_at + octet_length(content) > ${at}
      order by starts_at limit ${partsAtOnce}`);
    const before = at;
    for (const { startsAt, content } of rows) {
      const end = Math.min(startsAt + content.length, to);
      if (end <= at) continue;
      yield content.subarray(at - startsAt, end - startsAt);
      at = end;
    }
    // Deleted in the meantime.
    if (at === before) throw new Error("A file ends before its size");
  }
}
