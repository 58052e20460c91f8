import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { SpokenTurn } from "#analysis/formats/export-project.ts";
import type { Question } from "#contract/interviews.ts";
import { isKeptSessionSql } from "../../db/analysed-words.ts";
import { answerSounds } from "../../db/answer-sound-schema.ts";
import { cursorTimeSql } from "../../db/columns.ts";
import type { Database } from "../../db/database.ts";
import { claims } from "../../db/outgoing-schema.ts";
import { annotations, sessions, turns } from "../../db/schema.ts";
import { guides, interviews } from "../../db/study-schema.ts";

export type InterviewRow = typeof interviews.$inferSelect;

/** Oldest first, so that exports do not change their order as interviews are added. */
export function listInterviews(db: Database, projectId: string): Promise<InterviewRow[]> {
  return db.orm
    .select()
    .from(interviews)
    .where(and(eq(interviews.projectId, projectId), isNull(interviews.deletedAt)))
    .orderBy(asc(interviews.createdAt), asc(interviews.id));
}

/** The questions of all scripts that sessions of these interviews began with, the oldest script first. */
export function listGuideQuestions(
  db: Database,
  interviewIds: string[],
): Promise<{ interviewId: string; questions: Question[] }[]> {
  return db.orm
    .select({
      interviewId: guides.interviewId,
      questions: sql`${guides.guide}->'questions'`.mapWith(interviews.questions),
    })
    .from(guides)
    .where(inArray(guides.interviewId, interviewIds))
    .orderBy(asc(guides.createdAt), asc(guides.id));
}

/** Where a page of sessions ended. The time is text, as a Date would lose its microseconds. */
export interface PageEnd {
  startedAt: string;
  id: string;
}

function isAfter(end: PageEnd | undefined): SQL | undefined {
  if (!end) return undefined;
  return sql`(${sessions.startedAt}, ${sessions.id}) > (${end.startedAt}::timestamptz, ${end.id}::text)`;
}

/** Finished and unfinished sessions, oldest first; withdrawn ones are nobody's to export. */
export function listSessions(
  db: Database,
  interviewId: string,
  page: { after: PageEnd | undefined; limit: number },
) {
  return db.orm
    .select({
      id: sessions.id,
      guideId: sessions.guideId,
      number: sessions.number,
      language: sessions.language,
      startedAt: sessions.startedAt,
      startedAtText: cursorTimeSql(sessions.startedAt),
      lastActivityAt: sessions.lastActivityAt,
      completedAt: sessions.completedAt,
      endReason: sessions.endReason,
      endDetail: sessions.endDetail,
      source: sessions.source,
      concept: sessions.concept,
      hiddenFields: sessions.hiddenFields,
      incentiveCode: sessions.incentiveCode,
      linkEmail: sessions.linkEmail,
      ageRange: sessions.ageRange,
      occupation: sessions.occupation,
      country: sessions.country,
      town: sessions.town,
      email: claims.email,
    })
    .from(sessions)
    .leftJoin(claims, eq(claims.sessionId, sessions.id))
    .where(and(eq(sessions.interviewId, interviewId), isKeptSessionSql(), isAfter(page.after)))
    .orderBy(asc(sessions.startedAt), asc(sessions.id))
    .limit(page.limit);
}

export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

/** The parameters of links that sessions of these interviews have, by their names. */
export async function listHiddenFields(db: Database, interviewIds: string[]): Promise<string[]> {
  if (interviewIds.length === 0) return [];
  const { rows } = await db.orm.execute<{ name: string }>(sql`
    select distinct field.name from ${sessions} s, jsonb_object_keys(s.hidden_fields) as field(name)
    where s.interview_id = any(${sql.param(interviewIds)}::text[]) and s.withdrawn_at is null
      and s.hidden_fields is not null
    order by 1`);
  return rows.map((row) => row.name);
}

export function listAnnotations(db: Database, sessionIds: string[]) {
  return db.orm
    .select({
      sessionId: annotations.sessionId,
      authorId: annotations.authorId,
      items: annotations.items,
    })
    .from(annotations)
    .where(inArray(annotations.sessionId, sessionIds))
    .orderBy(asc(annotations.authorId));
}

/** The words of turns that are named by session and id. */
export async function readTurnTexts(
  db: Database,
  sessionIds: string[],
  turnIds: string[],
): Promise<[id: string, text: string][]> {
  const rows = await db.orm
    .select({ id: turns.id, text: turns.text })
    .from(turns)
    .where(and(inArray(turns.sessionId, sessionIds), inArray(turns.id, turnIds)));
  return rows.map(({ id, text }) => [id, text]);
}

/** What was heard in the answers of sessions that were spoken, by the turns' ids. */
export async function listSpoken(db: Database, sessionIds: string[]): Promise<Map<string, SpokenTurn>> {
  const rows = await db.orm
    .select({
      turnId: turns.id,
      heard: answerSounds.heard,
      words: answerSounds.words,
      id: answerSounds.id,
      contentType: answerSounds.contentType,
      bytes: answerSounds.bytes,
    })
    .from(answerSounds)
    .innerJoin(
      turns,
      and(eq(turns.sessionId, answerSounds.sessionId), eq(turns.clientMessageId, answerSounds.id)),
    )
    .where(inArray(answerSounds.sessionId, sessionIds));
  return new Map(
    rows.map(({ turnId, heard, words, ...sound }) => [
      turnId,
      { heard, words: words ?? [], ...(sound.bytes > 0 && { sound }) },
    ]),
  );
}
