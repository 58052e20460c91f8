import { and, eq, isNotNull, isNull, notInArray, or, sql } from "drizzle-orm";
import type { Queryable } from "./database.ts";
import { sessions } from "./schema.ts";

/**
 * How many people were assigned each concept. Who was turned away or withdrew says nothing of it and isn't counted;
 * who fell silent may come back, and is.
 */
export function countAssigned(
  db: Queryable,
  interviewId: string,
): Promise<{ name: string; assigned: number; completed: number }[]> {
  return db
    .select({
      name: sql<string>`${sessions.concept}`,
      assigned: sql<number>`count(*)::int`,
      completed: sql<number>`count(${sessions.completedAt})::int`,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.interviewId, interviewId),
        isNotNull(sessions.concept),
        isNull(sessions.withdrawnAt),
        or(isNull(sessions.endReason), notInArray(sessions.endReason, ["screened_out", "quota_full"])),
      ),
    )
    .groupBy(sessions.concept);
}
