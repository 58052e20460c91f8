import type { CustomInsight, StoredInsights } from "#contract/insights.ts";
import type { Database } from "../../db/database.ts";
import * as store from "./insights.store.ts";

/** What was found in an interview so far: the last analysis and the creator's own insights, newest first. */
export async function findResults(
  db: Database,
  interviewId: string,
): Promise<{ insights: StoredInsights | null; customInsights: CustomInsight[] }> {
  const [latest, own] = await Promise.all([
    store.findLatestInsights(db, interviewId),
    store.listCustomInsights(db, interviewId),
  ]);
  return {
    insights: latest ? { ...latest.content, generatedAt: latest.createdAt.toISOString() } : null,
    customInsights: own.map(toCustomInsight),
  };
}

export function toCustomInsight(row: store.CustomInsightRow): CustomInsight {
  return {
    _id: row.id,
    title: row.title,
    notes: row.notes,
    description: row.description,
    tags: row.tags,
    createdAt: row.createdAt.toISOString(),
  };
}
