import { and, eq, getTableColumns, gt, isNull, sql } from "drizzle-orm";
import { answerSounds } from "../../db/answer-sound-schema.ts";
import { type FoundSound, isSent, type SoundRow } from "../../db/answer-sounds.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { sessions } from "../../db/schema.ts";
import { insertParts, readWholeParts, type Source, soundBytes } from "../../db/stored-parts.ts";
import { projects } from "../../db/study-schema.ts";

type Place = { sessionId: string; soundId: string };

const isOf = ({ sessionId, soundId }: Place) =>
  and(eq(answerSounds.id, soundId), eq(answerSounds.sessionId, sessionId));

export async function findSound(db: Database, of: Place): Promise<FoundSound | undefined> {
  const [row] = await db.orm
    .select({ ...getTableColumns(answerSounds), sent: isSent })
    .from(answerSounds)
    .where(isOf(of));
  return row;
}

/** What a session holds, and all that the owner of its project does, in bytes. */
export async function sumBytes(
  tx: Queryable,
  { sessionId, projectId }: { sessionId: string; projectId: string },
): Promise<{ ofSession: number; ofOwner: number }> {
  const result = await tx.execute<{ ofSession: number; ofOwner: number }>(sql`
    select
      (select coalesce(sum(bytes), 0)::float8 from ${answerSounds} where session_id = ${sessionId}) as "ofSession",
      (select coalesce(sum(a.bytes), 0)::float8 from ${answerSounds} a
        join ${projects} p on p.id = a.project_id
        where p.owner_id = (select owner_id from ${projects} where id = ${projectId})) as "ofOwner"`);
  return result.rows[0] ?? { ofSession: 0, ofOwner: 0 };
}

/** False where the id is taken, or the session was withdrawn in the meantime. */
export async function insertSound(
  tx: Queryable,
  row: typeof answerSounds.$inferInsert,
  piece: Source,
): Promise<boolean> {
  const kept = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, row.sessionId), isNull(sessions.withdrawnAt)))
    .for("key share");
  if (kept.length === 0) return false;
  const rows = await tx
    .insert(answerSounds)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: answerSounds.id });
  if (rows.length === 0) return false;
  await insertParts(tx, soundBytes, { id: row.id, startsAt: 0 }, piece);
  return true;
}

/** False where another piece came first, or none can come any more. */
export function appendPiece(db: Database, of: Place, from: number, piece: Source): Promise<boolean> {
  return db.orm.transaction(async (tx) => {
    const rows = await tx
      .update(answerSounds)
      .set({ bytes: from + piece.size })
      .where(and(isOf(of), eq(answerSounds.bytes, from), eq(answerSounds.ended, false), sql`not ${isSent}`))
      .returning({ id: answerSounds.id });
    if (rows.length === 0) return false;
    await insertParts(tx, soundBytes, { id: of.soundId, startsAt: from }, piece);
    return true;
  });
}

/** No piece comes after it. */
export async function endSound(db: Database, of: Place): Promise<FoundSound | undefined> {
  await db.orm
    .update(answerSounds)
    .set({ ended: true })
    .where(and(isOf(of), gt(answerSounds.bytes, 0)));
  return findSound(db, of);
}

export function readWhole(db: Database, { id, bytes }: SoundRow): Promise<Buffer> {
  return readWholeParts(db, soundBytes, { id, bytes });
}

/** What was understood first stays: somebody may have read it by then. */
export async function saveHeard(
  db: Database,
  of: Place,
  heard: Pick<SoundRow, "heard" | "words" | "durationMs" | "fault">,
): Promise<void> {
  await db.orm
    .update(answerSounds)
    .set(heard)
    .where(and(isOf(of), sql`${answerSounds.heard} is null`));
}

export async function deleteSound(db: Database, of: Place): Promise<boolean> {
  const rows = await db.orm.delete(answerSounds).where(isOf(of)).returning({ id: answerSounds.id });
  return rows.length > 0;
}

/** Sounds past their days, whose heard words stay without their times; and answers that were recorded and never sent. */
export async function deleteExpired(db: Database, unsentDays: number): Promise<void> {
  await db.orm.execute(sql`
    delete from answer_sounds a where a.created_at < now() - make_interval(days => ${unsentDays})
      and not exists (
        select 1 from turns t where t.session_id = a.session_id and t.client_message_id = a.id)`);
  await db.orm.execute(sql`
    with expired as (
      update answer_sounds a set bytes = 0, words = null, ended = true
      from interviews i
      where i.id = a.interview_id and a.bytes > 0 and (a.expires_at < now()
        or a.created_at < now() - make_interval(days => (i.settings->>'voiceRetentionDays')::int))
      returning a.id)
    delete from answer_sound_parts p using expired where p.sound_id = expired.id`);
}
