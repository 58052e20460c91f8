import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { ModelCoding } from "#analysis/coder/model/model-coding.ts";
import { codedSources } from "../../db/analysis-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";

/** A coded source as JSON text: whoever needs it takes it apart, which is not always this thread. */
export interface CodedRow {
  sourceId: string;
  hash: string;
  coded: string;
  /** What a model coded in it; null where none did. */
  model: ModelCoding | null;
}

const columns = {
  sourceId: codedSources.sourceId,
  hash: codedSources.hash,
  coded: sql<string>`(${codedSources.coded} - 'model')::text`,
  model: sql<ModelCoding | null>`${codedSources.coded}->'model'`,
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

/** What the built-in coder found; a model's coding of the same source goes with what it was before. */
export async function saveCoded(
  tx: Queryable,
  interviewId: string,
  rows: Omit<CodedRow, "model">[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(codedSources)
    .values(rows.map((row) => ({ ...row, interviewId, coded: sql`${row.coded}::jsonb` })))
    .onConflictDoUpdate({
      target: [codedSources.interviewId, codedSources.sourceId],
      set: { hash: sql`excluded.hash`, coded: sql`excluded.coded`, createdAt: sql`now()` },
    });
}

/** Puts a model's coding beside the built-in coder's; nothing where the source is gone by now. */
export async function saveModelCoding(
  db: Queryable,
  interviewId: string,
  { sourceId, hash, model }: { sourceId: string; hash: string; model: ModelCoding },
): Promise<void> {
  const coded = sql`${codedSources.coded} || jsonb_build_object('model', ${JSON.stringify(model)}::jsonb)`;
  await db
    .update(codedSources)
    .set({ hash, coded })
    .where(and(eq(codedSources.interviewId, interviewId), eq(codedSources.sourceId, sourceId)));
}

/** What the built-in coder found, read once more; a model's coding stays beside it. */
export async function replaceCoded(
  db: Queryable,
  interviewId: string,
  { id, coded }: { id: string; coded: string },
): Promise<void> {
  const model = sql`jsonb_build_object('model', ${codedSources.coded}->'model')`;
  await db
    .update(codedSources)
    .set({ coded: sql`${coded}::jsonb || ${model}` })
    .where(and(eq(codedSources.interviewId, interviewId), eq(codedSources.sourceId, id)));
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
