import type { CustomInsight, StoredInsights } from "#contract/insights.ts";
import type { Database } from "../../db/database.ts";
import { applyStoredEdits, readAgreement } from "../findings/stored-edits.ts";
import * as store from "./insights.store.ts";

/** What was found in an interview so far: the last analysis and the creator's own insights, newest first. */
export async function findResults(
  db: Database,
  interviewId: string,
): Promise<{ insights: StoredInsights | null; customInsights: CustomInsight[] }> {
  const [insights, own] = await Promise.all([
    findShownInsights(db, interviewId),
    store.listCustomInsights(db, interviewId),
  ]);
  return { insights: insights ?? null, customInsights: own.map(toCustomInsight) };
}

/** The last analysis as its creator sees it: with what they did to it by hand, and how far they agree with it. */
export async function findShownInsights(
  db: Database,
  interviewId: string,
): Promise<StoredInsights | undefined> {
  const latest = await store.findLatestInsights(db, interviewId);
  if (!latest) return undefined;
  const [content, validation] = await Promise.all([
    applyStoredEdits(db, interviewId, latest.content),
    readAgreement(db, interviewId),
  ]);
  return { ...content, validation, generatedAt: latest.createdAt.toISOString() };
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
