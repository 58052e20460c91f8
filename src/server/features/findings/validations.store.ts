import { eq, sql } from "drizzle-orm";
import { codedSources, type ValidationItem, validations } from "../../db/analysis-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { listDeletedAmong } from "../../db/left-out.ts";

export type ValidationRow = typeof validations.$inferSelect;

/** Without what is of deleted sources. */
export async function findValidation(db: Queryable, interviewId: string): Promise<ValidationRow | undefined> {
  const [row] = await db.select().from(validations).where(eq(validations.interviewId, interviewId));
  if (!row) return undefined;
  const sampled = [...new Set(row.sample.map(({ sourceId }) => sourceId))];
  const deleted = await listDeletedAmong(db, sampled);
  if (deleted.size === 0) return row;
  const sample = row.sample.filter(({ sourceId }) => !deleted.has(sourceId));
  const ids = new Set(sample.map(({ id }) => id));
  const left = { ...row, sample, own: row.own.filter(({ segmentId }) => ids.has(segmentId)) };
  return sample.length > 0 ? left : undefined;
}

/** A new sample takes the place of the last one, with what was coded in it. */
export async function replaceSample(
  db: Database,
  interviewId: string,
  sample: ValidationItem[],
): Promise<void> {
  const drawn = { sample, own: [], drawnAt: sql`now()` };
  await db.orm
    .insert(validations)
    .values({ interviewId, ...drawn })
    .onConflictDoUpdate({ target: validations.interviewId, set: drawn });
}

/** Reads and writes in one transaction, so that two tabs that save do not undo each other. */
export function changeValidation(
  db: Database,
  interviewId: string,
  change: (row: ValidationRow) => Pick<ValidationRow, "sample" | "own">,
): Promise<boolean> {
  return db.orm.transaction((tx) => changeValidationWithin(tx, interviewId, change));
}

/** False when there is no sample. An empty one is removed. */
export async function changeValidationWithin(
  tx: Queryable,
  interviewId: string,
  change: (row: ValidationRow) => Pick<ValidationRow, "sample" | "own">,
): Promise<boolean> {
  const isOfInterview = eq(validations.interviewId, interviewId);
  const [row] = await tx.select().from(validations).where(isOfInterview).for("update");
  if (!row) return false;
  const { sample, own } = change(row);
  if (sample.length === 0) await tx.delete(validations).where(isOfInterview);
  else await tx.update(validations).set({ sample, own }).where(isOfInterview);
  return true;
}

/** Some of the sources that were coded, at random. */
export async function listRandomCodedIds(db: Database, interviewId: string, most: number): Promise<string[]> {
  const rows = await db.orm
    .select({ id: codedSources.sourceId })
    .from(codedSources)
    .where(eq(codedSources.interviewId, interviewId))
    .orderBy(sql`random()`)
    .limit(most);
  return rows.map((row) => row.id);
}
