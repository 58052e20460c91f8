import { and, count, desc, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isFinishedSession } from "../../db/finished-sessions.ts";
import { sessions, turns } from "../../db/schema.ts";

/** The newest first. */
export function listFinished(db: Database, interviewId: string, limit: number) {
  return db.orm
    .select({
      id: sessions.id,
      number: sessions.number,
      guideId: sessions.guideId,
      concept: sessions.concept,
      drawSeed: sessions.drawSeed,
    })
    .from(sessions)
    .where(isFinishedSession(interviewId))
    .orderBy(desc(sessions.startedAt), desc(sessions.id))
    .limit(limit);
}

export type FinishedSession = Awaited<ReturnType<typeof listFinished>>[number];

/** Tokens and turns of the model voice in these sessions. */
export async function sumModelUse(db: Database, sessionIds: string[]) {
  const [row] = await db.orm
    .select({
      turns: count(),
      inputTokens: sql<string>`coalesce(sum(${turns.inputTokens}), 0)`,
      outputTokens: sql<string>`coalesce(sum(${turns.outputTokens}), 0)`,
      costMicros: sql<string | null>`sum(${turns.costMicros})`,
    })
    .from(turns)
    .where(and(inArray(turns.sessionId, sessionIds), isNotNull(turns.inputTokens)));
  return {
    turns: row?.turns ?? 0,
    inputTokens: Number(row?.inputTokens ?? 0),
    outputTokens: Number(row?.outputTokens ?? 0),
    estimatedCost: row?.costMicros == null ? null : Number(row.costMicros) / 1_000_000,
  };
}
