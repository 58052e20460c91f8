import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { sourceAnnotations, sources, sourceTurns } from "../../db/analysis-schema.ts";
import type { Database } from "../../db/database.ts";
import { annotations, sessions } from "../../db/schema.ts";
import { users } from "../../db/study-schema.ts";

export type SourceRow = typeof sources.$inferSelect;
export type SourceTurnRow = typeof sourceTurns.$inferSelect;

/** The transcripts of a project, or the threads of an interview, oldest first. */
export function listSources(
  db: Database,
  place: { projectId: string } | { interviewId: string },
): Promise<SourceRow[]> {
  const isThere =
    "projectId" in place
      ? and(eq(sources.kind, "transcript"), eq(sources.projectId, place.projectId))
      : and(eq(sources.kind, "thread"), eq(sources.interviewId, place.interviewId));
  return db.orm
    .select()
    .from(sources)
    .where(and(isThere, isNull(sources.leftOutAt), isNull(sources.deletedAt)))
    .orderBy(asc(sources.createdAt), asc(sources.id));
}

export function listSourceTurns(db: Database, sourceIds: string[]): Promise<SourceTurnRow[]> {
  return db.orm
    .select()
    .from(sourceTurns)
    .where(inArray(sourceTurns.sourceId, sourceIds))
    .orderBy(asc(sourceTurns.sourceId), asc(sourceTurns.seq));
}

export function listSourceAnnotations(db: Database, sourceIds: string[]) {
  return db.orm
    .select({
      sessionId: sourceAnnotations.sourceId,
      authorId: sourceAnnotations.authorId,
      items: sourceAnnotations.items,
    })
    .from(sourceAnnotations)
    .where(inArray(sourceAnnotations.sourceId, sourceIds))
    .orderBy(asc(sourceAnnotations.authorId));
}

/** Those whose tags, highlights and notes are in these interviews and sources, in an order that stays. */
export function listAuthors(
  db: Database,
  of: { interviewIds: string[]; sourceIds: string[] },
): Promise<{ id: string; name: string }[]> {
  const inSessions = db.orm
    .select({ id: annotations.authorId })
    .from(annotations)
    .innerJoin(sessions, eq(sessions.id, annotations.sessionId))
    .where(of.interviewIds.length > 0 ? inArray(sessions.interviewId, of.interviewIds) : sql`false`);
  const inSources = db.orm
    .select({ id: sourceAnnotations.authorId })
    .from(sourceAnnotations)
    .where(of.sourceIds.length > 0 ? inArray(sourceAnnotations.sourceId, of.sourceIds) : sql`false`);
  return db.orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(or(inArray(users.id, inSessions), inArray(users.id, inSources)))
    .orderBy(asc(users.createdAt), asc(users.id));
}

/** Names of those who made marks of imported projects, by the alphabet. */
export async function listImportedAuthors(db: Database, sourceIds: string[]): Promise<string[]> {
  const { rows } = await db.orm.execute<{ name: string }>(sql`
    select distinct item->>'author' as name
    from ${sourceAnnotations}, jsonb_array_elements(${sourceAnnotations.items}) item
    where ${sourceAnnotations.sourceId} = any(${sql.param(sourceIds)}::text[]) and item->>'author' is not null
    order by 1`);
  return rows.map((row) => row.name);
}

/** The words of turns that are named by source and id. */
export async function readSourceTexts(
  db: Database,
  sourceIds: string[],
  turnIds: string[],
): Promise<[id: string, text: string][]> {
  const rows = await db.orm
    .select({ id: sourceTurns.id, text: sourceTurns.text })
    .from(sourceTurns)
    .where(and(inArray(sourceTurns.sourceId, sourceIds), inArray(sourceTurns.id, turnIds)));
  return rows.map(({ id, text }) => [id, text]);
}
