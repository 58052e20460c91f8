import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { sessions } from "../../db/schema.ts";

/** The panel IDs of an interview's sessions, and how each ended: nothing that leads to what was said. */
export function listPanelSessions(db: Database, interviewId: string, field: string) {
  return db.orm
    .select({
      panelId: sql<string | null>`${sessions.hiddenFields}->>${field}`,
      endReason: sessions.endReason,
      earnsCode: sessions.earnsCode,
      completedAt: sessions.completedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.interviewId, interviewId), isNull(sessions.withdrawnAt)));
}

/** Emptied sessions keep no id; deleted ones are out of every list until they are restored. */
export async function countGone(db: Database, interviewId: string) {
  const [row] = await db.orm
    .select({
      emptied: sql<number>`count(*) filter (where ${sessions.deletedAt} is null)`.mapWith(Number),
      deleted: sql<number>`count(${sessions.deletedAt})`.mapWith(Number),
    })
    .from(sessions)
    .where(and(eq(sessions.interviewId, interviewId), sql`${sessions.withdrawnAt} is not null`));
  return row ?? { emptied: 0, deleted: 0 };
}
