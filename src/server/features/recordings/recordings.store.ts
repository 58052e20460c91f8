import { eq, sql } from "drizzle-orm";
import type { HeardWord } from "#contract/heard.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { recordings } from "../../db/recording-schema.ts";
import { insertParts, recordingBytes, type Source } from "../../db/stored-parts.ts";

export type RecordingRow = typeof recordings.$inferSelect;

export async function sumOfOwner(tx: Queryable, ownerId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${recordings.bytes}), 0)`.mapWith(Number) })
    .from(recordings)
    .where(eq(recordings.ownerId, ownerId));
  return row?.sum ?? 0;
}

export async function insertRecording(
  tx: Queryable,
  row: typeof recordings.$inferInsert,
  source: Source,
): Promise<void> {
  await tx.insert(recordings).values(row);
  await insertParts(tx, recordingBytes, { id: row.id, startsAt: 0 }, source);
}

export async function findRecording(db: Database, id: string): Promise<RecordingRow | undefined> {
  const [row] = await db.orm.select().from(recordings).where(eq(recordings.id, id));
  return row;
}

export async function attachRecording(
  tx: Queryable,
  id: string,
  became: { sourceId: string; durationMs: number | null; words: HeardWord[][] },
): Promise<void> {
  await tx.update(recordings).set(became).where(eq(recordings.id, id));
}

/** Those whose job failed, was stopped or is gone. */
export async function deleteUnrecognised(db: Database): Promise<void> {
  await db.orm.execute(sql`
    delete from recordings r where r.source_id is null and r.created_at < now() - interval '1 hour' and not exists (
      select 1 from jobs j where j.status in ('queued', 'running') and j.input->>'recordingId' = r.id)`);
}
