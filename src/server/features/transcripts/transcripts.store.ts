import { and, asc, desc, eq, getTableColumns, inArray, isNull, or, sql } from "drizzle-orm";
import type { SourceKind } from "#contract/insights.ts";
import { type Right, rightOf, viewableProjectIds } from "../../db/access.ts";
import {
  codedSources,
  findingEdits,
  type SourceAnnotation,
  sourceAnnotations,
  sources,
  sourceTurns,
  validations,
} from "../../db/analysis-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { leftOutByName } from "../../db/left-out.ts";
import { insights } from "../../db/schema.ts";
import { interviews, projects } from "../../db/study-schema.ts";

export type SourceRow = typeof sources.$inferSelect;
export type NewSource = typeof sources.$inferInsert;
export type TurnRow = typeof sourceTurns.$inferSelect;
type NewTurn = typeof sourceTurns.$inferInsert;
type Kind = Exclude<SourceKind, "interview">;

/** What is below a deleted project is out of reach with it. */
export const isWithinReach = or(isNull(sources.projectId), isNull(projects.deletedAt));

const isLive = and(isNull(sources.deletedAt), isWithinReach);

/** A transcript with what the asking account may do with it. */
export type SeenSource = SourceRow & { right: Right; leftOutByName: string | null };

/** What belongs to no project is its owner's alone; what is in one is the project's, whoever brought it. */
export function rightToSource(accountId: string) {
  const isAlone = sql`${sources}.project_id is null`;
  return sql<Right | null>`case when ${isAlone} then
    case when ${sources}.owner_id = ${accountId} then 'own' end else ${rightOf(accountId)} end`;
}

function selectLive(db: Queryable, accountId: string) {
  return db
    .select({
      source: { ...getTableColumns(sources), leftOutByName: leftOutByName("sources") },
      right: rightToSource(accountId),
    })
    .from(sources)
    .leftJoin(projects, eq(projects.id, sources.projectId));
}

type Selected = Awaited<ReturnType<typeof selectLive>>[number];

function toSeen({ source, right }: Selected): SeenSource[] {
  return right === null ? [] : [{ ...source, right }];
}

export const isViewable = (accountId: string) =>
  or(
    sql`${sources}.project_id = any(${viewableProjectIds(accountId)})`,
    and(isNull(sources.projectId), eq(sources.ownerId, accountId)),
  );

/** The transcripts that an account may view, the newest first; of one project, or of those named. */
export async function listTranscripts(
  db: Database,
  accountId: string,
  among: { projectId?: string | undefined; ids?: string[] } = {},
): Promise<SeenSource[]> {
  const rows = await selectLive(db.orm, accountId)
    .where(
      and(
        isViewable(accountId),
        eq(sources.kind, "transcript"),
        among.projectId ? eq(sources.projectId, among.projectId) : undefined,
        among.ids ? inArray(sources.id, among.ids) : undefined,
        isLive,
      ),
    )
    .orderBy(desc(sources.createdAt), desc(sources.id));
  return rows.flatMap(toSeen);
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
    isNull(sources.deletedAt),
    place.projectId === undefined ? undefined : eq(sources.projectId, place.projectId),
    place.interviewId === undefined ? undefined : eq(sources.interviewId, place.interviewId),
  );
}

/** Those in the analysis, oldest first, so that a new one changes nothing about those before. */
export async function listIds(db: Queryable, place: Place): Promise<string[]> {
  const rows = await db
    .select({ id: sources.id })
    .from(sources)
    .where(and(isAt(place), isNull(sources.leftOutAt)))
    .orderBy(asc(sources.createdAt), asc(sources.id));
  return rows.map((row) => row.id);
}

/** Oldest first; those that are not at the place, or not in the analysis, are passed over. */
export function listSources(db: Database, place: Place, ids?: string[]): Promise<SourceRow[]> {
  return db.orm
    .select()
    .from(sources)
    .where(and(isAt(place), isNull(sources.leftOutAt), ids ? inArray(sources.id, ids) : undefined))
    .orderBy(asc(sources.createdAt), asc(sources.id));
}

export function listTurns(db: Database, sourceIds: string[]): Promise<TurnRow[]> {
  return db.orm
    .select()
    .from(sourceTurns)
    .where(inArray(sourceTurns.sourceId, sourceIds))
    .orderBy(asc(sourceTurns.sourceId), asc(sourceTurns.seq));
}

/** The transcripts that an account may view and that came from a file of this name. */
export function listSameFiles(db: Queryable, accountId: string, fileName: string): Promise<SourceRow[]> {
  return db
    .select()
    .from(sources)
    .where(
      and(
        isViewable(accountId),
        eq(sources.kind, "transcript"),
        eq(sources.fileName, fileName),
        isNull(sources.deletedAt),
      ),
    );
}

/** What is saved of a source that is new; its rows get their times from the database, one after the other. */
export interface SourceToSave {
  source: NewSource;
  turns: NewTurn[];
  annotations: SourceAnnotation[];
}

/** Rows of one statement; PostgreSQL takes 65,535 parameters. */
const turnsAtATime = 2_000;

export async function insertSource(
  tx: Queryable,
  { source, turns, annotations }: SourceToSave,
): Promise<SourceRow> {
  const [row] = await tx
    .insert(sources)
    .values({ ...source, createdAt: sql`clock_timestamp()` })
    .returning();
  if (!row) throw new Error("a source was inserted and is not there");
  for (let at = 0; at < turns.length; at += turnsAtATime) {
    await tx.insert(sourceTurns).values(turns.slice(at, at + turnsAtATime));
  }
  if (annotations.length > 0) {
    await tx
      .insert(sourceAnnotations)
      .values({ sourceId: row.id, authorId: row.ownerId, items: annotations });
  }
  return row;
}

export type TranscriptChange = Pick<
  Partial<NewSource>,
  "name" | "projectId" | "tags" | "speakers" | "notices" | "leftOutAt" | "leftOutBy" | "includedTurns"
>;

/** Changes a transcript by what it is now, one change at a time; undefined when it is not there. */
export function changeTranscript(
  db: Database,
  of: { accountId: string; id: string },
  change: (row: SeenSource) => TranscriptChange,
): Promise<SourceRow | undefined> {
  return db.orm.transaction(async (tx) => {
    const row = await lockTranscript(tx, of);
    if (!row) return undefined;
    const changes = change(row);
    if (Object.keys(changes).length === 0) return row;
    const [changed] = await tx
      .update(sources)
      .set(changes)
      .where(eq(sources.id, row.id))
      .returning({ ...getTableColumns(sources), leftOutByName: leftOutByName("sources") });
    return changed;
  });
}

/** Adds what somebody asks to have left out; false where none of it is new, or all of it was included again. */
export async function addAskedOut(db: Queryable, sourceId: string, places: string[]): Promise<boolean> {
  const given = sql`unnest(${sql.param(places)}::text[]) as given(id)`;
  const isNew = sql`id <> all(${sources.askedOutTurns}) and split_part(id, ':', 1) <> all(${sources.includedTurns})`;
  const added = await db
    .update(sources)
    .set({ askedOutTurns: sql`${sources.askedOutTurns} || array(select id from ${given} where ${isNew})` })
    .where(
      and(
        eq(sources.id, sourceId),
        eq(sources.kind, "transcript"),
        sql`exists (select 1 from ${given} where ${isNew})`,
      ),
    )
    .returning({ id: sources.id });
  return added.length > 0;
}

/** A transcript that the account may view, held until the transaction ends. */
async function lockTranscript(
  tx: Queryable,
  of: { accountId: string; id: string },
): Promise<SeenSource | undefined> {
  const rows = await selectLive(tx, of.accountId)
    .where(and(eq(sources.id, of.id), eq(sources.kind, "transcript"), isLive))
    .for("update", { of: sources });
  return rows.flatMap(toSeen)[0];
}

/**
 * The interviews of a source's owner in whose results a source's words may stand: those of its project, and those that read it
 * when it was in another.
 */
export async function listInterviewsWith(tx: Queryable, source: SourceRow): Promise<string[]> {
  const isCoded = sql`exists (select 1 from ${codedSources}
    where ${codedSources.interviewId} = ${interviews.id} and ${codedSources.sourceId} = ${source.id})`;
  const isQuoted = sql`exists (select 1 from ${insights}
    where ${insights.interviewId} = ${interviews.id} and position(${source.id} in ${insights.content}::text) > 0)`;
  const isSampled = sql`exists (select 1 from ${validations}
    where ${validations.interviewId} = ${interviews.id} and position(${source.id} in ${validations.sample}::text) > 0)`;
  const isByHand = sql`exists (select 1 from ${findingEdits}
    where ${findingEdits.interviewId} = ${interviews.id} and position(${source.id} in ${findingEdits.added}::text) > 0)`;
  const isOfProject = source.projectId === null ? undefined : eq(interviews.projectId, source.projectId);
  const rows = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .innerJoin(projects, eq(projects.id, interviews.projectId))
    .where(and(eq(projects.ownerId, source.ownerId), or(isOfProject, isCoded, isQuoted, isSampled, isByHand)))
    .orderBy(asc(interviews.id));
  return rows.map((row) => row.id);
}
