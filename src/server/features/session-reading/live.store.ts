import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { sessions, turns } from "../../db/schema.ts";

/** The newest first. Somebody may think for minutes; who is away longer is not in the interview now. */
export function listLive(db: Database, interviewId: string, limit: number) {
  return db.orm
    .select({
      id: sessions.id,
      number: sessions.number,
      startedAt: sessions.startedAt,
      lastActivityAt: sessions.lastActivityAt,
      turnCount: sessions.turnCount,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.interviewId, interviewId),
        // By the index; an interview that somebody comes back to after days is not looked for.
        sql`${sessions.startedAt} > now() - interval '3 days'`,
        sql`${sessions.lastActivityAt} > now() - interval '5 minutes'`,
        isNull(sessions.completedAt),
        isNull(sessions.endReason),
        isNull(sessions.withdrawnAt),
      ),
    )
    .orderBy(sql`${sessions.startedAt} desc`, sessions.id)
    .limit(limit);
}

/** Where a session of the interview stands; undefined where it is not there any more. */
export async function findWatched(db: Database, of: { interviewId: string; sessionId: string }) {
  const [row] = await db.orm
    .select({ turnCount: sessions.turnCount, completedAt: sessions.completedAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, of.sessionId),
        eq(sessions.interviewId, of.interviewId),
        isNull(sessions.withdrawnAt),
      ),
    );
  return row;
}

/** What was said after a turn of a session; all of it after 0. */
export function listTurnsAfter(db: Database, sessionId: string, seq: number) {
  return db.orm
    .select({
      sessionId: turns.sessionId,
      seq: turns.seq,
      id: turns.id,
      speaker: turns.speaker,
      type: turns.type,
      text: turns.text,
      move: turns.move,
      reason: turns.reason,
      createdAt: turns.createdAt,
    })
    .from(turns)
    .where(and(eq(turns.sessionId, sessionId), gt(turns.seq, seq)))
    .orderBy(asc(turns.seq));
}
