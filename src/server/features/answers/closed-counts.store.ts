import { and, eq, type SQL, sql } from "drizzle-orm";
import { isAnalysedSessionSql, isAnalysedWordSql } from "../../db/analysed-words.ts";
import type { Database } from "../../db/database.ts";
import { byParticipant, isWholeSql } from "../../db/left-out.ts";
import { sessions } from "../../db/schema.ts";
import { guides } from "../../db/study-schema.ts";

function analysed(interviewId: string): SQL {
  return sql`s.interview_id = ${interviewId} and ${isAnalysedSessionSql("s")} and ${isAnalysedWordSql("s", "t")}`;
}

export interface ChosenRow {
  questionId: string;
  /** Empty for other words. */
  values: string[];
  people: number;
}

/** Their message just before this move, which chose, is left out as they asked. */
const isAskedOut = sql`exists (select 1 from turns said join left_out_quotes kept
    on kept.interview_id = s.interview_id and kept.source_id = s.id and kept.message_id = said.id
  where said.session_id = s.id and said.seq = t.seq - 1 and kept.left_out_by = ${byParticipant}
    and ${isWholeSql("kept", "said")})`;

/** How many people's answer to which closed question is left out as they asked. */
export async function countAskedOut(db: Database, interviewId: string): Promise<Map<string, number>> {
  const { rows } = await db.orm.execute(sql`
    select t.move->'closed'->>'questionId' as id, count(distinct s.id)::int as people
    from sessions s join turns t on t.session_id = s.id
    where ${analysed(interviewId)} and t.move ? 'closed' and ${isAskedOut} group by 1`);
  return new Map((rows as { id: string; people: number }[]).map(({ id, people }) => [id, people]));
}

/** How many people gave which closed answer to which question. */
export async function listChosen(db: Database, interviewId: string): Promise<ChosenRow[]> {
  const { rows } = await db.orm.execute(sql`
    select t.move->'closed'->>'questionId' as "questionId", t.move->'closed'->'values' as "values",
      count(distinct s.id)::int as people
    from sessions s join turns t on t.session_id = s.id
    where ${analysed(interviewId)} and t.move ? 'closed' and not ${isAskedOut} group by 1, 2`);
  return rows as unknown as ChosenRow[];
}

/** How many people were asked which question. */
export async function countAsked(db: Database, interviewId: string): Promise<Map<string, number>> {
  const { rows } = await db.orm.execute(sql`
    select asked.id, count(distinct s.id)::int as people
    from sessions s join turns t on t.session_id = s.id, lateral (values
      (case when t.move->>'kind' in ('introduce', 'ask') then t.move->>'questionId' end), (t.move->>'thenAsk')) asked(id)
    where ${analysed(interviewId)} and asked.id is not null group by 1`);
  return new Map((rows as { id: string; people: number }[]).map(({ id, people }) => [id, people]));
}

/** How many people were not asked which question, since it doesn't concern them. */
export async function countPassed(db: Database, interviewId: string): Promise<Map<string, number>> {
  const { rows } = await db.orm.execute(sql`
    select passed.id, count(distinct s.id)::int as people
    from sessions s join turns t on t.session_id = s.id, jsonb_array_elements_text(t.move->'passed') passed(id)
    where ${analysed(interviewId)} and t.move ? 'passed' group by 1`);
  return new Map((rows as { id: string; people: number }[]).map(({ id, people }) => [id, people]));
}

/** The scripts that analysed sessions began with, and how many with each. */
export function listGuides(db: Database, interviewId: string) {
  return db.orm
    .select({ guide: guides.guide, people: sql<number>`count(*)::int` })
    .from(sessions)
    .innerJoin(guides, eq(guides.id, sessions.guideId))
    .where(and(eq(sessions.interviewId, interviewId), isAnalysedSessionSql()))
    .groupBy(guides.id);
}
