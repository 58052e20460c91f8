import { and, count, eq, isNotNull, isNull } from "drizzle-orm";
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

export async function countFinishedSessions(db: Database, interviewId: string): Promise<number> {
  const [row] = await db.orm.select({ count: count() }).from(sessions).where(isFinishedSession(interviewId));
  return row?.count ?? 0;
}
