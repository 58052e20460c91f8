import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { AnswerSignals } from "#contract/answer-signals.ts";
import type { Database } from "../../db/database.ts";
import { turns } from "../../db/schema.ts";

export async function storeSignals(
  db: Database,
  of: { sessionId: string; clientMessageId: string },
  signals: AnswerSignals,
): Promise<boolean> {
  const { rowCount } = await db.orm
    .update(turns)
    .set({ signals })
    .where(
      and(
        eq(turns.sessionId, of.sessionId),
        eq(turns.clientMessageId, of.clientMessageId),
        isNull(turns.signals),
      ),
    );
  return rowCount === 1;
}

/** By the message's id. */
export async function listSignals(db: Database, sessionId: string): Promise<Map<string, AnswerSignals>> {
  const rows = await db.orm
    .select({ id: turns.id, signals: turns.signals })
    .from(turns)
    .where(and(eq(turns.sessionId, sessionId), isNotNull(turns.signals)))
    .orderBy(asc(turns.seq));
  return new Map(rows.flatMap(({ id, signals }) => (signals ? [[id, signals] as const] : [])));
}
