import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../db/database.ts";
import { quotaCounts } from "../../db/recruitment-schema.ts";
import { sessions } from "../../db/schema.ts";

/** Takes a place in one statement, however many try at once; false when none is left. */
export async function takePlace(
  tx: Queryable,
  place: { interviewId: string; quotaId: string; limit: number },
): Promise<boolean> {
  const { interviewId, quotaId, limit } = place;
  if (limit < 1) return false;
  const [row] = await tx
    .insert(quotaCounts)
    .values({ interviewId, quotaId, taken: 1 })
    .onConflictDoUpdate({
      target: [quotaCounts.interviewId, quotaCounts.quotaId],
      set: { taken: sql`${quotaCounts.taken} + 1` },
      setWhere: sql`${quotaCounts.taken} < ${limit}`,
    })
    .returning({ taken: quotaCounts.taken });
  return row !== undefined;
}

export async function givePlace(tx: Queryable, interviewId: string, quotaId: string): Promise<void> {
  await tx
    .update(quotaCounts)
    .set({ taken: sql`greatest(${quotaCounts.taken} - 1, 0)` })
    .where(and(eq(quotaCounts.interviewId, interviewId), eq(quotaCounts.quotaId, quotaId)));
}

/**
 * Gives back all places of these sessions, each once: whoever comes second finds them without places. Those of deleted
 * ones were given back when they were deleted. Rows are locked in the order of their ids, as everywhere.
 */
export async function givePlacesOf(tx: Queryable, interviewId: string, sessionIds: string[]): Promise<void> {
  const held = await tx
    .select({ id: sessions.id, quotaIds: sessions.quotaIds, deletedAt: sessions.deletedAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.interviewId, interviewId),
        inArray(sessions.id, sessionIds),
        sql`cardinality(${sessions.quotaIds}) > 0`,
      ),
    )
    .orderBy(sessions.id)
    .for("update");
  if (held.length === 0) return;
  const ids = held.map(({ id }) => id);
  await tx.update(sessions).set({ quotaIds: null }).where(inArray(sessions.id, ids));
  const counted = held.filter((session) => session.deletedAt === null);
  for (const quotaId of counted.flatMap((session) => session.quotaIds ?? []).sort())
    await givePlace(tx, interviewId, quotaId);
}

/** A restored session takes its places again, also where they have gone to others: its participant was let in. */
export async function takePlacesAgain(tx: Queryable, interviewId: string, quotaIds: string[]): Promise<void> {
  for (const quotaId of quotaIds.toSorted()) {
    await tx
      .insert(quotaCounts)
      .values({ interviewId, quotaId, taken: 1 })
      .onConflictDoUpdate({
        target: [quotaCounts.interviewId, quotaCounts.quotaId],
        set: { taken: sql`${quotaCounts.taken} + 1` },
      });
  }
}

export async function setPlaces(tx: Queryable, sessionId: string, quotaIds: string[]): Promise<void> {
  await tx
    .update(sessions)
    .set({ quotaIds: quotaIds.length > 0 ? quotaIds : null })
    .where(eq(sessions.id, sessionId));
}

export async function listTaken(db: Database, interviewId: string): Promise<Map<string, number>> {
  const rows = await db.orm.select().from(quotaCounts).where(eq(quotaCounts.interviewId, interviewId));
  return new Map(rows.map((row) => [row.quotaId, row.taken]));
}

export async function countTurnedAway(db: Database, interviewId: string) {
  const because = (reason: string) =>
    sql<number>`count(*) filter (where ${sessions.endReason} = ${reason})`.mapWith(Number);
  const [row] = await db.orm
    .select({ quotaFull: because("quota_full"), screenedOut: because("screened_out") })
    .from(sessions)
    .where(and(eq(sessions.interviewId, interviewId), isNull(sessions.deletedAt)));
  return row ?? { quotaFull: 0, screenedOut: 0 };
}
