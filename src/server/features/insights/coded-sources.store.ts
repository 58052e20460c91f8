import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import { codedSources } from "../../db/analysis-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";

/** A coded source as JSON text: whoever needs it takes it apart, which is not always this thread. */
export interface CodedRow {
  sourceId: string;
  hash: string;
  coded: string;
}

const columns = {
  sourceId: codedSources.sourceId,
  hash: codedSources.hash,
  coded: sql<string>`${codedSources.coded}::text`,
};

export function listCoded(db: Database, interviewId: string, sourceIds?: string[]): Promise<CodedRow[]> {
  const isMeant = sourceIds ? inArray(codedSources.sourceId, sourceIds) : undefined;
  return db.orm
    .select(columns)
    .from(codedSources)
    .where(and(eq(codedSources.interviewId, interviewId), isMeant))
    .orderBy(asc(codedSources.createdAt), asc(codedSources.sourceId));
}

/** Of the sources asked for, those that were coded under the same hash. */
export async function listKnown(
  db: Database,
  interviewId: string,
  hashes: ReadonlyMap<string, string>,
): Promise<CodedRow[]> {
  if (hashes.size === 0) return [];
  const rows = await listCoded(db, interviewId, [...hashes.keys()]);
  return rows.filter((row) => hashes.get(row.sourceId) === row.hash);
}

export async function saveCoded(tx: Queryable, interviewId: string, rows: CodedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(codedSources)
    .values(rows.map((row) => ({ ...row, interviewId, coded: sql`${row.coded}::jsonb` })))
    .onConflictDoUpdate({
      target: [codedSources.interviewId, codedSources.sourceId],
      set: { hash: sql`excluded.hash`, coded: sql`excluded.coded`, createdAt: sql`now()` },
    });
}

export async function deleteCoded(tx: Queryable, interviewId: string, sourceId: string): Promise<void> {
  await tx
    .delete(codedSources)
    .where(and(eq(codedSources.interviewId, interviewId), eq(codedSources.sourceId, sourceId)));
}

/** Leaves only the coded sources of the latest analysis, so that nothing is kept that nobody reads. */
export async function keepCoded(tx: Queryable, interviewId: string, sourceIds: string[]): Promise<void> {
  await tx
    .delete(codedSources)
    .where(and(eq(codedSources.interviewId, interviewId), notInArray(codedSources.sourceId, sourceIds)));
}
