import {
  and,
  arrayContains,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
} from "drizzle-orm";
import type { FrameworkResult } from "#contract/personas.ts";
import { personas, sources } from "../../db/analysis-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { sessions } from "../../db/schema.ts";
import { interviews, projects } from "../../db/study-schema.ts";

export type PersonaRow = typeof personas.$inferSelect;
export type NewPersona = typeof personas.$inferInsert;

/** A row with what its interview says about showing it; null where it belongs to none. */
export interface ShownPersona {
  persona: PersonaRow;
  healthStudy: boolean | null;
}

type Of = { ownerId: string; id: string };

/** What is below a deleted interview or project is out of reach with it. */
const isReachable = and(isNull(interviews.deletedAt), isNull(projects.deletedAt));

function select(db: Queryable) {
  return db
    .select({ persona: personas, settings: interviews.settings })
    .from(personas)
    .leftJoin(interviews, eq(interviews.id, personas.interviewId))
    .leftJoin(projects, or(eq(projects.id, interviews.projectId), eq(projects.id, personas.projectId)));
}

type Selected = Awaited<ReturnType<typeof select>>[number];

function toShown({ persona, settings }: Selected): ShownPersona {
  return { persona, healthStudy: settings?.healthStudy ?? null };
}

/** The account's saved frameworks, newest first; of one interview when it is given. */
export async function listPersonas(
  db: Database,
  ownerId: string,
  interviewId?: string,
): Promise<ShownPersona[]> {
  const ofInterview = interviewId === undefined ? undefined : eq(personas.interviewId, interviewId);
  const rows = await select(db.orm)
    .where(and(eq(personas.ownerId, ownerId), isNull(personas.deletedAt), ofInterview, isReachable))
    .orderBy(desc(personas.createdAt), desc(personas.id));
  return rows.map(toShown);
}

export async function findPersona(db: Database, of: Of): Promise<ShownPersona | undefined> {
  const isOwn = and(eq(personas.id, of.id), eq(personas.ownerId, of.ownerId));
  const [row] = await select(db.orm).where(and(isOwn, isNull(personas.deletedAt), isReachable));
  return row && toShown(row);
}

export async function insertPersona(tx: Queryable, row: NewPersona): Promise<void> {
  await tx.insert(personas).values(row);
}

/** False when there is no such row, or when it is another's or deleted. */
export async function deletePersona(db: Database, of: Of, deletedAt: Date): Promise<boolean> {
  const isLive = and(eq(personas.id, of.id), eq(personas.ownerId, of.ownerId), isNull(personas.deletedAt));
  const rows = await db.orm.update(personas).set({ deletedAt }).where(isLive).returning({ id: personas.id });
  return rows.length > 0;
}

/** Also finds one that is not deleted: to undo twice is to undo. */
export async function undeletePersona(db: Database, of: Of, deletedSince: Date): Promise<boolean> {
  const isRestorable = or(isNull(personas.deletedAt), gt(personas.deletedAt, deletedSince));
  const rows = await db.orm
    .update(personas)
    .set({ deletedAt: null })
    .where(and(eq(personas.id, of.id), eq(personas.ownerId, of.ownerId), isRestorable))
    .returning({ id: personas.id });
  return rows.length > 0;
}

export async function deleteForGood(db: Database, days: number): Promise<void> {
  const before = sql`now() - make_interval(days => ${days})`;
  await db.orm.delete(personas).where(lt(personas.deletedAt, before));
}

function isFinished(interviewId: string) {
  return and(
    eq(sessions.interviewId, interviewId),
    isNotNull(sessions.completedAt),
    isNull(sessions.withdrawnAt),
  );
}

export async function countFinished(db: Database, interviewId: string): Promise<number> {
  const [row] = await db.orm.select({ found: count() }).from(sessions).where(isFinished(interviewId));
  return row?.found ?? 0;
}

/** By session, of those who told one. */
export async function listOccupations(db: Database, sessionIds: string[]): Promise<Record<string, string>> {
  if (sessionIds.length === 0) return {};
  const rows = await db.orm
    .select({ id: sessions.id, occupation: sessions.occupation })
    .from(sessions)
    .where(inArray(sessions.id, sessionIds));
  return Object.fromEntries(
    rows.flatMap(({ id, occupation }) => (occupation === null ? [] : [[id, occupation]])),
  );
}

/** Which of these sessions and transcripts are still there; they stay until the transaction ends. */
export async function holdSources(tx: Queryable, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const kept = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, ids), isNull(sessions.withdrawnAt)))
    .for("share");
  const uploaded = await tx
    .select({ id: sources.id })
    .from(sources)
    .where(inArray(sources.id, ids))
    .for("share");
  return new Set([...kept, ...uploaded].map(({ id }) => id));
}

/** The project that all of these transcripts are in; null where they are in several or in none. */
export async function findCommonProject(tx: Queryable, transcriptIds: string[]): Promise<string | null> {
  if (transcriptIds.length === 0) return null;
  const rows = await tx
    .select({ projectId: sources.projectId })
    .from(sources)
    .where(inArray(sources.id, transcriptIds))
    .groupBy(sources.projectId);
  return rows.length === 1 ? (rows[0]?.projectId ?? null) : null;
}

/** Rows that may hold words of a source, deleted ones too, held until the transaction ends. */
export function listHolding(
  tx: Queryable,
  of: { interviewId: string | null; sourceId: string },
): Promise<PersonaRow[]> {
  const linked = arrayContains(personas.transcriptIds, [of.sourceId]);
  const ofInterview = of.interviewId === null ? undefined : eq(personas.interviewId, of.interviewId);
  return tx.select().from(personas).where(or(linked, ofInterview)).orderBy(personas.id).for("update");
}

export async function updateContent(
  tx: Queryable,
  id: string,
  change: { content: FrameworkResult; transcriptIds: string[] },
): Promise<void> {
  await tx.update(personas).set(change).where(eq(personas.id, id));
}

export async function removePersona(tx: Queryable, id: string): Promise<void> {
  await tx.delete(personas).where(eq(personas.id, id));
}

/** Transcripts that frameworks still name and that are gone, as with their project. */
export async function listGoneTranscripts(db: Database): Promise<string[]> {
  const result = await db.orm.execute<{ id: string }>(sql`
    select distinct named.id from ${personas}, unnest(${personas.transcriptIds}) as named(id)
    where not exists (select 1 from ${sources} s where s.id = named.id)`);
  return result.rows.map((row) => row.id);
}
