import { and, asc, desc, eq, inArray, isNull, or } from "drizzle-orm";
import type { SourceKind } from "#contract/insights.ts";
import { sources, sourceTurns } from "../../db/analysis-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { projects } from "../../db/study-schema.ts";

export type SourceRow = typeof sources.$inferSelect;
export type NewSource = typeof sources.$inferInsert;
export type TurnRow = typeof sourceTurns.$inferSelect;
export type NewTurn = typeof sourceTurns.$inferInsert;
type Kind = Exclude<SourceKind, "interview">;

/** What is below a deleted project is out of reach with it. */
const isLive = or(isNull(sources.projectId), isNull(projects.deletedAt));

function selectLive(db: Queryable) {
  return db.select({ source: sources }).from(sources).leftJoin(projects, eq(projects.id, sources.projectId));
}

/** The account's transcripts, the newest first; of one project, or of those named. */
export async function listTranscripts(
  db: Database,
  accountId: string,
  among: { projectId?: string | undefined; ids?: string[] } = {},
): Promise<SourceRow[]> {
  const rows = await selectLive(db.orm)
    .where(
      and(
        eq(sources.ownerId, accountId),
        eq(sources.kind, "transcript"),
        among.projectId ? eq(sources.projectId, among.projectId) : undefined,
        among.ids ? inArray(sources.id, among.ids) : undefined,
        isLive,
      ),
    )
    .orderBy(desc(sources.createdAt), desc(sources.id));
  return rows.map((row) => row.source);
}

/** What is read belongs to a project or an interview that the caller has made sure of. */
export interface Place {
  kind: Kind;
  projectId?: string;
  interviewId?: string;
}

function isAt(place: Place) {
  return and(
    eq(sources.kind, place.kind),
    place.projectId === undefined ? undefined : eq(sources.projectId, place.projectId),
    place.interviewId === undefined ? undefined : eq(sources.interviewId, place.interviewId),
  );
}

/** Oldest first, so that a new one changes nothing about those before. */
export async function listIds(db: Queryable, place: Place): Promise<string[]> {
  const rows = await db
    .select({ id: sources.id })
    .from(sources)
    .where(isAt(place))
    .orderBy(asc(sources.createdAt), asc(sources.id));
  return rows.map((row) => row.id);
}

/** Oldest first; those that are not at the place are left out. */
export function listSources(db: Database, place: Place, ids?: string[]): Promise<SourceRow[]> {
  return db.orm
    .select()
    .from(sources)
    .where(and(isAt(place), ids ? inArray(sources.id, ids) : undefined))
    .orderBy(asc(sources.createdAt), asc(sources.id));
}

export function listTurns(db: Database, sourceIds: string[]): Promise<TurnRow[]> {
  return db.orm
    .select()
    .from(sourceTurns)
    .where(inArray(sourceTurns.sourceId, sourceIds))
    .orderBy(asc(sourceTurns.sourceId), asc(sourceTurns.seq));
}
