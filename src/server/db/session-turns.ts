import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Sentiment } from "#contract/insights.ts";
import { isAnalysedWordSql } from "./analysed-words.ts";
import type { Database } from "./database.ts";
import { sessions, turns } from "./schema.ts";

/** What was said in sessions, as every feature that tells of it reads it. */

const columns = {
  sessionId: turns.sessionId,
  id: turns.id,
  speaker: turns.speaker,
  type: turns.type,
  text: turns.text,
  move: turns.move,
  reason: turns.reason,
  createdAt: turns.createdAt,
};

export function listTurns(db: Database, sessionIds: string[]) {
  return db.orm
    .select(columns)
    .from(turns)
    .where(inArray(turns.sessionId, sessionIds))
    .orderBy(asc(turns.sessionId), asc(turns.seq));
}

/** Without what is kept out of the analysis, and so of every export. */
export function listAnalysedTurns(db: Database, sessionIds: string[]) {
  return db.orm
    .select(columns)
    .from(turns)
    .innerJoin(sessions, eq(sessions.id, turns.sessionId))
    .where(and(inArray(turns.sessionId, sessionIds), isAnalysedWordSql()))
    .orderBy(asc(turns.sessionId), asc(turns.seq));
}

export type TurnRow = Awaited<ReturnType<typeof listTurns>>[number];

/** The sentiment of each of these messages in the latest insights, where it is told there. */
export async function readSentiments(
  db: Database,
  interviewId: string,
  messageIds: string[],
): Promise<Map<string, Sentiment>> {
  if (messageIds.length === 0) return new Map();
  const result = await db.orm.execute<{ id: string; sentiment: Sentiment }>(sql`
    with latest as materialized (
      select content->'messageSentiments' as sentiments from insights
      where interview_id = ${interviewId} order by created_at desc, id desc limit 1)
    select message.id, latest.sentiments->>message.id as sentiment
    from latest, unnest(${sql.param(messageIds)}::text[]) as message(id)
    where latest.sentiments ? message.id`);
  return new Map(result.rows.map((row) => [row.id, row.sentiment]));
}
