import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { LaidTurns } from "#analysis/script-alignment/lay-by-turns.ts";
import { type Guide, toScriptQuestion } from "#interviewer/guide.ts";
import { isAnalysedSessionSql, isAnalysedWordSql } from "../../db/analysed-words.ts";
import { codedSources } from "../../db/analysis-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { sessions, turns } from "../../db/schema.ts";
import { guides, interviews, projects } from "../../db/study-schema.ts";
import type { SourceSession, TranscriptTurn } from "./to-sources.service.ts";

/** By source the turns that a model read as questions of the script, where it was the one to lay them. */
export async function listLaidTurns(
  db: Database,
  interviewId: string,
  ids: string[],
): Promise<Map<string, LaidTurns>> {
  if (ids.length === 0) return new Map();
  const laid = sql<LaidTurns | null>`${codedSources.coded}->'model'->'laid'`;
  const rows = await db.orm
    .select({ id: codedSources.sourceId, laid })
    .from(codedSources)
    .where(and(eq(codedSources.interviewId, interviewId), inArray(codedSources.sourceId, ids)));
  return new Map(rows.flatMap(({ id, laid: turns }) => (turns ? [[id, turns] as const] : [])));
}

function isAnalysed(interviewId: string) {
  return and(eq(sessions.interviewId, interviewId), isAnalysedSessionSql());
}

/** Finished sessions and what was said in them; those that are gone by now are left out. */
export async function readSources(
  db: Database,
  interviewId: string,
  sessionIds: string[],
): Promise<{ sessions: SourceSession[]; turns: TranscriptTurn[] }> {
  const rows = await db.orm
    .select({
      id: sessions.id,
      number: sessions.number,
      language: sessions.language,
      ageRange: sessions.ageRange,
      country: sessions.country,
    })
    .from(sessions)
    .where(and(isAnalysed(interviewId), inArray(sessions.id, sessionIds)))
    .orderBy(asc(sessions.startedAt), asc(sessions.id));
  const said = await db.orm
    .select({
      sessionId: turns.sessionId,
      id: turns.id,
      speaker: turns.speaker,
      text: turns.text,
      move: turns.move,
    })
    .from(turns)
    .innerJoin(sessions, eq(sessions.id, turns.sessionId))
    .where(and(inArray(turns.sessionId, sessionIds), isAnalysedWordSql()))
    .orderBy(asc(turns.sessionId), asc(turns.seq));
  return { sessions: rows, turns: said };
}

/** By session: a hash of all that the coder reads of it. */
export async function hashSessions(
  db: Database,
  interviewId: string,
  sessionIds: string[],
): Promise<Map<string, string>> {
  const said = sql`string_agg(concat_ws(chr(31), ${turns.id}, ${turns.speaker}, ${turns.text}, ${turns.move}::text), chr(30) order by ${turns.seq})`;
  const rows = await db.orm
    .select({
      id: sessions.id,
      hash: sql<string>`md5(concat_ws(chr(31), ${sessions.number}, ${sessions.language}, ${sessions.ageRange}, ${sessions.country}, ${said}))`,
    })
    .from(sessions)
    .leftJoin(turns, and(eq(turns.sessionId, sessions.id), isAnalysedWordSql()))
    .where(and(isAnalysed(interviewId), inArray(sessions.id, sessionIds)))
    .groupBy(sessions.id);
  return new Map(rows.map((row) => [row.id, row.hash]));
}

export async function findInterview(db: Database, interviewId: string) {
  const [row] = await db.orm.select().from(interviews).where(eq(interviews.id, interviewId));
  return row;
}

/** What the project and its organisation are called. */
export async function readProjectTitles(db: Database, projectId: string): Promise<string[]> {
  const [row] = await db.orm
    .select({ name: projects.name, organization: projects.organization })
    .from(projects)
    .where(eq(projects.id, projectId));
  return row === undefined ? [] : [row.name, row.organization];
}

/** The questions of all scripts that sessions of this interview began with, the newest script first. */
export async function listGuideQuestions(db: Database, interviewId: string): Promise<Guide["questions"]> {
  const rows = await db.orm
    .select({ questions: sql<Guide["questions"]>`${guides.guide}->'questions'` })
    .from(guides)
    .where(eq(guides.interviewId, interviewId))
    .orderBy(desc(guides.createdAt));
  return rows.flatMap((row) => row.questions.map(toScriptQuestion));
}

/** The finished sessions that are still there, oldest first. */
export async function listAnalysedIds(db: Queryable, interviewId: string): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(isAnalysed(interviewId))
    .orderBy(asc(sessions.startedAt), asc(sessions.id));
  return rows.map((row) => row.id);
}
