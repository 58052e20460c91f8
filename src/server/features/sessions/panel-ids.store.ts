import { and, eq, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { sessions } from "../../db/schema.ts";

/** The session of a person of the panel, also one from before each was to take part once. */
export async function findByPanelId(
  db: Database,
  of: { interviewId: string; field: string; panelId: string },
): Promise<{ id: string; tokenHash: string } | undefined> {
  const [row] = await db.orm
    .select({ id: sessions.id, tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(
      and(
        eq(sessions.interviewId, of.interviewId),
        or(eq(sessions.panelId, of.panelId), sql`${sessions.hiddenFields}->>${of.field} = ${of.panelId}`),
      ),
    )
    .orderBy(sessions.number)
    .limit(1);
  return row;
}
