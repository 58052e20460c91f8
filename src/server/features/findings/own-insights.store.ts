import { and, desc, eq, sql } from "drizzle-orm";
import type { AddedQuote } from "#analysis/certainty/finding-edit.ts";
import { customInsights } from "../../db/analysis-schema.ts";
import type { Database, Queryable } from "../../db/database.ts";

export type CustomInsightRow = typeof customInsights.$inferSelect;

export function listCustomInsights(db: Database, interviewId: string): Promise<CustomInsightRow[]> {
  return db.orm
    .select()
    .from(customInsights)
    .where(eq(customInsights.interviewId, interviewId))
    .orderBy(desc(customInsights.createdAt), desc(customInsights.id));
}

export async function insertCustomInsights(
  db: Database,
  rows: (typeof customInsights.$inferInsert)[],
): Promise<CustomInsightRow[]> {
  return db.orm.insert(customInsights).values(rows).returning();
}

/** Held until the transaction ends; undefined where the interview has no such insight. */
export async function lockCustomInsight(
  tx: Queryable,
  interviewId: string,
  id: string,
): Promise<CustomInsightRow | undefined> {
  const [row] = await tx
    .select()
    .from(customInsights)
    .where(and(eq(customInsights.interviewId, interviewId), eq(customInsights.id, id)))
    .for("update");
  return row;
}

export async function updateCustomInsight(
  tx: Queryable,
  id: string,
  change: Partial<CustomInsightRow>,
): Promise<CustomInsightRow> {
  const [row] = await tx.update(customInsights).set(change).where(eq(customInsights.id, id)).returning();
  if (!row) throw new Error("an insight was held and is not there");
  return row;
}

export async function deleteCustomInsight(db: Database, interviewId: string, id: string): Promise<boolean> {
  const rows = await db.orm
    .delete(customInsights)
    .where(and(eq(customInsights.interviewId, interviewId), eq(customInsights.id, id)))
    .returning({ id: customInsights.id });
  return rows.length > 0;
}

/** Takes the quotes of a source out of the insights of an interview, within the transaction that removes it. */
export async function removeFromOwnInsights(
  tx: Queryable,
  interviewId: string,
  sourceId: string,
): Promise<void> {
  const rows = await tx
    .select({ id: customInsights.id, quotes: customInsights.quotes })
    .from(customInsights)
    .where(
      and(
        eq(customInsights.interviewId, interviewId),
        sql`${customInsights.quotes} @> ${JSON.stringify([{ sourceId }])}::jsonb`,
      ),
    );
  for (const { id, quotes } of rows) {
    const left: AddedQuote[] = quotes.filter((quote) => quote.sourceId !== sourceId);
    await tx.update(customInsights).set({ quotes: left }).where(eq(customInsights.id, id));
  }
}
