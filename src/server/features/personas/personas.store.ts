import { and, arrayContains, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { FrameworkResult } from "#contract/personas.ts";
import { type Right, rightOf, viewableProjectIds } from "../../db/access.ts";
import { personas, sources } from "../../db/analysis-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { sessions } from "../../db/schema.ts";
import { interviews, projects } from "../../db/study-schema.ts";
import type { RemovedSource } from "../../listeners.ts";

export type PersonaRow = typeof personas.$inferSelect;
export type NewPersona = typeof personas.$inferInsert;

/** A row with what its interview says about showing it; null where it belongs to none. */
export interface ShownPersona {
  persona: PersonaRow;
  healthStudy: boolean | null;
}

/** With what the asking account may do with it. */
export type SeenPersona = ShownPersona & { right: Right };

/** What is below a deleted interview or project is out of reach with it. */
const isReachable = and(isNull(interviews.deletedAt), isNull(projects.deletedAt));

/** A persona of a project is the project's; one of no project is its owner's, who may still view all it was made of. */
function rightToPersona(accountId: string) {
  const viewable = viewableProjectIds(accountId);
  return sql<Right | null>`case when ${projects}.id is not null then ${rightOf(accountId)}
    when ${personas}.owner_id = ${accountId} and not exists (
      select 1 from ${sources} s where s.id = any(${personas}.transcript_ids)
        and s.project_id is not null and s.project_id <> all(${viewable})) then 'own' end`;
}

function select(db: Queryable, right: SQL<Right | null>) {
  return db
    .select({ persona: personas, settings: interviews.settings, right })
    .from(personas)
    .leftJoin(interviews, eq(interviews.id, personas.interviewId))
    .leftJoin(projects, eq(projects.id, sql`coalesce(${interviews}.project_id, ${personas}.project_id)`));
}

type Selected = Awaited<ReturnType<typeof select>>[number];

function toShown({ persona, settings }: Selected): ShownPersona {
  return { persona, healthStudy: settings?.healthStudy ?? null };
}

function toSeen(row: Selected): SeenPersona[] {
  return row.right === null ? [] : [{ ...toShown(row), right: row.right }];
}

const newestFirst = [desc(personas.createdAt), desc(personas.id)];

/** The saved frameworks of an interview, newest first. The caller has made sure of the interview. */
export async function listInterviewPersonas(db: Database, interviewId: string): Promise<ShownPersona[]> {
  const rows = await select(db.orm, sql<Right | null>`'view'`)
    .where(and(eq(personas.interviewId, interviewId), isNull(personas.deletedAt), isReachable))
    .orderBy(...newestFirst);
  return rows.map(toShown);
}

/** All that the account may view, newest first. A project's are its owner's: the index is by owner. */
export async function listPersonas(db: Database, accountId: string): Promise<SeenPersona[]> {
  return listViewable(db, accountId, isNull(personas.deletedAt));
}

/** Deleted after this moment; all that the account may view. */
export async function listDeletedPersonas(
  db: Database,
  accountId: string,
  deletedSince: Date,
): Promise<SeenPersona[]> {
  return listViewable(db, accountId, gt(personas.deletedAt, deletedSince));
}

async function listViewable(db: Database, accountId: string, which: SQL): Promise<SeenPersona[]> {
  const owners = sql`array(select ${accountId}::text union select p.owner_id from ${projects} p
    where p.id = any(${viewableProjectIds(accountId)}))`;
  const rows = await select(db.orm, rightToPersona(accountId))
    .where(and(sql`${personas}.owner_id = any(${owners})`, which, isReachable))
    .orderBy(...newestFirst);
  return rows.flatMap(toSeen);
}

/** Undefined where the account may not even view it; `deletedSince` finds also what was deleted after that. */
export async function findPersona(
  db: Database,
  of: { accountId: string; id: string },
  deletedSince?: Date,
): Promise<SeenPersona | undefined> {
  const isThere = deletedSince ? isRestorable(deletedSince) : isNull(personas.deletedAt);
  const rows = await select(db.orm, rightToPersona(of.accountId)).where(
    and(eq(personas.id, of.id), isThere, isReachable),
  );
  return rows.flatMap(toSeen)[0];
}

const isRestorable = (deletedSince: Date) =>
  or(isNull(personas.deletedAt), gt(personas.deletedAt, deletedSince));

export async function insertPersona(tx: Queryable, row: NewPersona): Promise<void> {
  await tx.insert(personas).values(row);
}

/** False when there is no such row, or when it is deleted. The caller has made sure of the right to it. */
export async function renamePersona(db: Database, id: string, name: string): Promise<boolean> {
  const content = sql`jsonb_set(${personas.content}, '{name}', to_jsonb(${name}::text))`;
  const isLive = and(eq(personas.id, id), isNull(personas.deletedAt));
  const rows = await db.orm.update(personas).set({ content }).where(isLive).returning({ id: personas.id });
  return rows.length > 0;
}

/** False when there is no such row, or when it is deleted. The caller has made sure of the right to it. */
export async function deletePersona(db: Database, id: string, deletedAt: Date): Promise<boolean> {
  const isLive = and(eq(personas.id, id), isNull(personas.deletedAt));
  const rows = await db.orm.update(personas).set({ deletedAt }).where(isLive).returning({ id: personas.id });
  return rows.length > 0;
}

/** Also finds one that is not deleted: to undo twice is to undo. The caller has made sure of the right to it. */
export async function undeletePersona(db: Database, id: string, deletedSince: Date): Promise<boolean> {
  const rows = await db.orm
    .update(personas)
    .set({ deletedAt: null })
    .where(and(eq(personas.id, id), isRestorable(deletedSince)))
    .returning({ id: personas.id });
  return rows.length > 0;
}

export async function deleteForGood(db: Database, days: number): Promise<void> {
  const before = sql`now() - make_interval(days => ${days})`;
  await db.orm.delete(personas).where(lt(personas.deletedAt, before));
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
    .where(and(inArray(sources.id, ids), isNull(sources.deletedAt)))
    .for("share");
  return new Set([...kept, ...uploaded].map(({ id }) => id));
}

/** The project that all of these transcripts are in; null where they are in several or in none. */
export async function findCommonProject(
  tx: Queryable,
  transcriptIds: string[],
): Promise<{ id: string; ownerId: string } | null> {
  if (transcriptIds.length === 0) return null;
  const rows = await tx
    .select({ id: projects.id, ownerId: projects.ownerId })
    .from(sources)
    .leftJoin(projects, eq(projects.id, sources.projectId))
    .where(inArray(sources.id, transcriptIds))
    .groupBy(projects.id, projects.ownerId);
  const [only, ...others] = rows;
  if (!only || others.length > 0 || only.id === null || only.ownerId === null) return null;
  return { id: only.id, ownerId: only.ownerId };
}

/** Rows that may hold words of a source, deleted ones too, held until the transaction ends. */
export function listHolding(tx: Queryable, { id, interviewIds }: RemovedSource): Promise<PersonaRow[]> {
  const linked = arrayContains(personas.transcriptIds, [id]);
  const ofInterviews = interviewIds.length > 0 ? inArray(personas.interviewId, interviewIds) : undefined;
  return tx.select().from(personas).where(or(linked, ofInterviews)).orderBy(personas.id).for("update");
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
