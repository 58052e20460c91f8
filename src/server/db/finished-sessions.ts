import { and, count, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { sessions } from "./schema.ts";

/** Finished and not withdrawn, those that are left out too. */
export function isFinishedSession(interviewId: string) {
  return and(
    eq(sessions.interviewId, interviewId),
    isNotNull(sessions.completedAt),
    isNull(sessions.withdrawnAt),
  );
}

/** Those of them that count in reports and findings. */
export function isCountedSession(interviewId: string) {
  return and(isFinishedSession(interviewId), isNull(sessions.leftOutAt));
}

export interface LabelCount {
  label: string | null;
  count: number;
}

/** How many participants gave each label, spelled as they did. */
export function countLabels(
  db: Database,
  column: "ageRange" | "country" | "town" | "occupation",
  where: SQL | undefined,
): Promise<LabelCount[]> {
  return db.orm
    .select({ label: sessions[column], count: count() })
    .from(sessions)
    .where(where)
    .groupBy(sessions[column]);
}

export function countFinishedSessions(db: Database, interviewId: string): Promise<number> {
  return countSessions(db, isFinishedSession(interviewId));
}

export function countParticipants(db: Database, interviewId: string): Promise<number> {
  return countSessions(db, isCountedSession(interviewId));
}

async function countSessions(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.orm.select({ count: count() }).from(sessions).where(where);
  return row?.count ?? 0;
}

/** Whether a completed session ended before its last question, by its end reason. */
export const endedEarlySql = (endReason: SQL) => sql`${endReason} in ('stopped', 'distress', 'limit')`;
