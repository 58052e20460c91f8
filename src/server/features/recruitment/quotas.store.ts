import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { silentMinutes } from "#contract/limits.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { quotaCounts } from "../../db/recruitment-schema.ts";
import { sessions } from "../../db/schema.ts";
import { interviews } from "../../db/study-schema.ts";

/** Takes a place in one statement, however many try at once; false when none is left. */
export async function takePlace(
  tx: Queryable,
  place: { interviewId: string; quotaId: string; limit: number | null },
): Promise<boolean> {
  const { interviewId, quotaId, limit } = place;
  if (limit !== null && limit < 1) return false;
  const [row] = await tx
    .insert(quotaCounts)
    .values({ interviewId, quotaId, taken: 1 })
    .onConflictDoUpdate({
      target: [quotaCounts.interviewId, quotaCounts.quotaId],
      set: { taken: sql`${quotaCounts.taken} + 1` },
      ...(limit !== null && { setWhere: sql`${quotaCounts.taken} < ${limit}` }),
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

/** Whoever gets their places is there: the half hour counts from now. */
export async function setPlaces(tx: Queryable, sessionId: string, quotaIds: string[]): Promise<void> {
  const held = quotaIds.length > 0 ? quotaIds : null;
  await tx
    .update(sessions)
    .set({ quotaIds: held, lapsedQuotaIds: null, lastActivityAt: sql`now()` })
    .where(eq(sessions.id, sessionId));
}

/** As long as a place of the plan is kept for somebody who says nothing. */
const isSilent = sql`${sessions.lastActivityAt} < now() - ${sql.raw(`interval '${silentMinutes} minutes'`)}`;
const holdsOpenPlace = (interviewId: string) =>
  and(
    eq(sessions.interviewId, interviewId),
    isNotNull(sessions.quotaIds),
    isNull(sessions.completedAt),
    isNull(sessions.withdrawnAt),
  );

/**
 * Notes the places of people who fell silent as lapsed. Somebody's row that is in use is passed over: they are just
 * coming back.
 */
export async function lapseSilent(tx: Queryable, interviewId: string): Promise<string[]> {
  const silent = await tx
    .select({ id: sessions.id, quotaIds: sessions.quotaIds })
    .from(sessions)
    .where(and(holdsOpenPlace(interviewId), isSilent))
    .limit(500)
    .for("update", { skipLocked: true });
  if (silent.length === 0) return [];
  const ids = silent.map(({ id }) => id);
  await tx
    .update(sessions)
    .set({ lapsedQuotaIds: sql`${sessions.quotaIds}`, quotaIds: null })
    .where(inArray(sessions.id, ids));
  return silent.flatMap(({ quotaIds }) => quotaIds ?? []);
}

export async function listTaken(db: Queryable, interviewId: string): Promise<Map<string, number>> {
  const rows = await db.select().from(quotaCounts).where(eq(quotaCounts.interviewId, interviewId));
  return new Map(rows.map((row) => [row.quotaId, row.taken]));
}

export async function hasSilent(db: Queryable, interviewId: string): Promise<boolean> {
  const held = and(holdsOpenPlace(interviewId), isSilent);
  const rows = await db.select({ id: sessions.id }).from(sessions).where(held).limit(1);
  return rows.length > 0;
}

/** Holds the counts of these quotas until the transaction ends, in the order that everybody takes them in. */
export async function lockCounts(tx: Queryable, interviewId: string, quotaIds: string[]): Promise<void> {
  if (quotaIds.length === 0) return;
  await tx
    .select({ id: quotaCounts.quotaId })
    .from(quotaCounts)
    .where(and(eq(quotaCounts.interviewId, interviewId), inArray(quotaCounts.quotaId, quotaIds)))
    .orderBy(sql`${quotaCounts.quotaId} collate "C"`)
    .for("update");
}

/** By quota, who holds a place and has not finished, and who of them is at it. */
export async function countUnfinished(db: Queryable, interviewId: string) {
  const held = db
    .select({
      quotaId: sql<string>`unnest(${sessions.quotaIds})`.as("quota_id"),
      isActive: sql<boolean>`not ${isSilent}`.as("is_active"),
    })
    .from(sessions)
    .where(holdsOpenPlace(interviewId))
    .as("held");
  const rows = await db
    .select({
      quotaId: held.quotaId,
      all: sql<number>`count(*)`.mapWith(Number),
      active: sql<number>`count(*) filter (where ${held.isActive})`.mapWith(Number),
    })
    .from(held)
    .groupBy(held.quotaId);
  return new Map(rows.map((row) => [row.quotaId, row]));
}

/** How many have begun, those who were turned away included. With `lock` nobody can begin until the transaction ends. */
export async function countStarted(
  db: Queryable,
  interviewId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<number> {
  const query = db
    .select({ started: interviews.sessionsStarted })
    .from(interviews)
    .where(eq(interviews.id, interviewId));
  const [row] = await (lock ? query.for("no key update") : query);
  return row?.started ?? 0;
}

/** Who began and takes no place of the session limit. Reads all sessions of the interview. */
export async function countPlacesFreed(db: Queryable, interviewId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(sessions)
    .where(
      and(eq(sessions.interviewId, interviewId), inArray(sessions.endReason, ["screened_out", "quota_full"])),
    );
  return row?.count ?? 0;
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
