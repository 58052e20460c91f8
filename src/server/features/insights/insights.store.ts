import { and, desc, eq, isNull, notInArray, sql } from "drizzle-orm";
import { endedInDistressSql } from "../../db/analysed-words.ts";
import { leftOutQuotes } from "../../db/analysis-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { byParticipant } from "../../db/left-out.ts";
import { insights, sessions } from "../../db/schema.ts";
import { interviews } from "../../db/study-schema.ts";

export type InsightsRow = typeof insights.$inferSelect;

const keptResults = 3;

/** The sentiments of thousands of messages would make up most of it. */
const withoutSentiments = sql<InsightsRow["content"]>`${insights.content} - 'messageSentiments'`;

/** Holds back other writers of an interview's insights until the transaction ends. */
export async function lockInsights(tx: Queryable, interviewId: string): Promise<void> {
  await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(eq(interviews.id, interviewId))
    .for("no key update");
}

export interface UnreadCounts {
  unfinished: number;
  leftOut: number;
  /** Read up to where somebody was in distress, and no further. */
  distress: number;
}

/** Sessions of an interview of which the analysis reads nothing, or only a part. */
export async function countUnread(db: Database, interviewId: string): Promise<UnreadCounts> {
  const finished = sql`${sessions.completedAt} is not null`;
  const [row] = await db.orm
    .select({
      unfinished: sql<number>`(count(*) filter (where not ${finished}))::int`,
      leftOut: sql<number>`(count(*) filter (where ${finished} and ${sessions.leftOutAt} is not null))::int`,
      distress: sql<number>`(count(*) filter (where ${finished} and ${sessions.leftOutAt} is null
        and ${sessions.distressDecision} is distinct from 'taken_in' and ${endedInDistressSql()}))::int`,
    })
    .from(sessions)
    .where(and(eq(sessions.interviewId, interviewId), isNull(sessions.withdrawnAt)));
  return row ?? { unfinished: 0, leftOut: 0, distress: 0 };
}

/** Sessions of an interview in which participants asked us not to use something. */
export async function countAskedOut(db: Database, interviewId: string): Promise<number> {
  const [row] = await db.orm
    .select({ count: sql<number>`count(distinct ${leftOutQuotes.sourceId})::int` })
    .from(leftOutQuotes)
    .where(and(eq(leftOutQuotes.interviewId, interviewId), eq(leftOutQuotes.leftOutBy, byParticipant)));
  return row?.count ?? 0;
}

/** The newest result counts; a few older ones are kept. */
export async function insertInsights(tx: Queryable, row: typeof insights.$inferInsert): Promise<void> {
  await tx.insert(insights).values({ ...row, createdAt: sql`clock_timestamp()` });
  const newest = tx
    .select({ id: insights.id })
    .from(insights)
    .where(eq(insights.interviewId, row.interviewId))
    .orderBy(desc(insights.createdAt), desc(insights.id))
    .limit(keptResults);
  await tx
    .delete(insights)
    .where(and(eq(insights.interviewId, row.interviewId), notInArray(insights.id, newest)));
}

/** The newest result with who is behind it. */
export async function findLatestResult(db: Database, interviewId: string) {
  const [row] = await db.orm
    .select({ content: withoutSentiments, members: insights.members, createdAt: insights.createdAt })
    .from(insights)
    .where(eq(insights.interviewId, interviewId))
    .orderBy(desc(insights.createdAt), desc(insights.id))
    .limit(1);
  return row;
}

export async function findLatestInsights(db: Database, interviewId: string) {
  const [row] = await db.orm
    .select({ content: withoutSentiments, createdAt: insights.createdAt })
    .from(insights)
    .where(eq(insights.interviewId, interviewId))
    .orderBy(desc(insights.createdAt), desc(insights.id))
    .limit(1);
  return row;
}

export function listResults(tx: Queryable, interviewId: string): Promise<InsightsRow[]> {
  return tx.select().from(insights).where(eq(insights.interviewId, interviewId));
}

export async function updateContent(
  tx: Queryable,
  id: string,
  content: InsightsRow["content"],
): Promise<void> {
  await tx.update(insights).set({ content }).where(eq(insights.id, id));
}
