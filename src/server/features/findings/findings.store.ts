import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Members } from "#analysis/members.ts";
import type { Competitors } from "#contract/findings.ts";
import type { FormAnswers } from "#contract/forms.ts";
import { isKeptSessionSql } from "../../db/analysed-words.ts";
import { findingEdits, sources } from "../../db/analysis-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { formAnswers, insights, jobs, sessions } from "../../db/schema.ts";
import { interviews, users } from "../../db/study-schema.ts";

export type EditRow = typeof findingEdits.$inferSelect;

export function listEdits(db: Queryable, interviewId: string): Promise<EditRow[]> {
  return db
    .select()
    .from(findingEdits)
    .where(eq(findingEdits.interviewId, interviewId))
    .orderBy(findingEdits.findingId);
}

/** Holds back other writers of what belongs to an interview until the transaction ends. */
export async function lockInterview(tx: Queryable, interviewId: string): Promise<void> {
  await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(eq(interviews.id, interviewId))
    .for("no key update");
}

export async function replaceEdits(
  tx: Queryable,
  interviewId: string,
  rows: (typeof findingEdits.$inferInsert)[],
): Promise<void> {
  await tx.delete(findingEdits).where(eq(findingEdits.interviewId, interviewId));
  if (rows.length > 0) await tx.insert(findingEdits).values(rows);
}

/** What a person is called; "Somebody" once their account is gone. */
export async function findName(db: Database, userId: string): Promise<string> {
  const [row] = await db.orm.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name ?? "Somebody";
}

/** Who is behind the newest result's findings; null where that was not kept. */
export async function findMembers(db: Database, interviewId: string): Promise<Members | null> {
  const [row] = await db.orm
    .select({ members: insights.members })
    .from(insights)
    .where(eq(insights.interviewId, interviewId))
    .orderBy(desc(insights.createdAt), desc(insights.id))
    .limit(1);
  return row?.members ?? null;
}

/** Beside the list stands when it was last changed, by the database's clock as all that it is compared with. */
/** Which language each finished session was held in. */
export async function readLanguages(db: Database, interviewId: string): Promise<Map<string, string>> {
  const rows = await db.orm
    .select({ id: sessions.id, language: sessions.language })
    .from(sessions)
    .where(and(eq(sessions.interviewId, interviewId), isNotNull(sessions.completedAt)));
  return new Map(rows.map(({ id, language }) => [id, language]));
}

export async function saveCompetitors(db: Database, interviewId: string, list: Competitors): Promise<void> {
  await db.orm
    .update(interviews)
    .set({
      competitors: sql`${JSON.stringify(list)}::jsonb || jsonb_build_object('changedAt', clock_timestamp())`,
    })
    .where(eq(interviews.id, interviewId));
}

/**
 * Whether the list changed after the newest result began to be made: its job reads the list when it runs, which is
 * not before it was queued. Where the job is no longer known, the time at which the result was saved counts.
 */
export async function isListNewer(db: Database, interviewId: string): Promise<boolean> {
  const { rows } = await db.orm.execute<{ newer: boolean | null }>(sql`
    select (i.competitors->>'changedAt')::timestamptz > coalesce(
      (select max(j.created_at) from ${jobs} j where j.interview_id = i.id and j.kind = 'insights'
        and j.status = 'done' and j.created_at <= latest.created_at),
      latest.created_at) as newer
    from ${interviews} i, lateral (
      select created_at from ${insights} where interview_id = i.id order by created_at desc, id desc limit 1
    ) latest
    where i.id = ${interviewId}`);
  return rows[0]?.newer === true;
}

/** Facts about participants whose sessions are still there. */
export function listSessionFacts(db: Database, sessionIds: string[]) {
  return db.orm
    .select({
      id: sessions.id,
      ageRange: sessions.ageRange,
      country: sessions.country,
      occupation: sessions.occupation,
      concept: sessions.concept,
      language: sessions.language,
    })
    .from(sessions)
    .where(and(inArray(sessions.id, sessionIds), isKeptSessionSql()));
}

export function listSourceTags(db: Database, sourceIds: string[]): Promise<{ id: string; tags: string[] }[]> {
  return db.orm
    .select({ id: sources.id, tags: sources.tags })
    .from(sources)
    .where(and(inArray(sources.id, sourceIds), isNull(sources.leftOutAt), isNull(sources.deletedAt)));
}

/** How many of these sessions answered each field of each form. */
export async function countFieldAnswers(
  db: Database,
  sessionIds: string[],
): Promise<{ formId: string; fieldId: string; people: number }[]> {
  const { rows } = await db.orm.execute<{ formId: string; fieldId: string; people: number }>(sql`
    select a.form_id as "formId", field.id as "fieldId", count(*)::int as people
    from ${formAnswers} a, jsonb_object_keys(a.answers) as field(id)
    where a.session_id = any(${sql.param(sessionIds)}::text[])
    group by 1, 2`);
  return rows;
}

/** What each of these sessions answered to one field. */
export async function listFieldAnswers(
  db: Database,
  sessionIds: string[],
  { formId, fieldId }: { formId: string; fieldId: string },
): Promise<{ sessionId: string; answer: FormAnswers[string] }[]> {
  const { rows } = await db.orm.execute<{ sessionId: string; answer: FormAnswers[string] }>(sql`
    select a.session_id as "sessionId", a.answers->${fieldId}::text as answer
    from ${formAnswers} a
    where a.session_id = any(${sql.param(sessionIds)}::text[]) and a.form_id = ${formId}
      and a.answers ? ${fieldId}::text`);
  return rows;
}
