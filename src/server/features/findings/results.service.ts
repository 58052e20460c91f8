import { keyOfPlace } from "#analysis/certainty/finding-traces.ts";
import type { StoredInsights } from "#contract/insights.ts";
import type { CustomInsight } from "#contract/own-insights.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { findStoredInsights } from "../insights/latest-result.ts";
import { removeLeftOut } from "../left-out/left-out-words.service.ts";
import * as ownStore from "./own-insights.store.ts";
import { readQuoteWords } from "./quote-words.ts";
import { applyStoredEdits, readAgreement } from "./stored-edits.ts";
import { addTranslations } from "./translations/add-translations.ts";

/** What was found in an interview so far: the last analysis and the creator's own insights, newest first. */
export async function findResults(
  db: Database,
  interview: { id: string; projectId: string },
): Promise<{ insights: StoredInsights | null; customInsights: CustomInsight[] }> {
  const [insights, own] = await Promise.all([
    findShownInsights(db, interview.id),
    ownStore.listCustomInsights(db, interview.id),
  ]);
  return { insights: insights ?? null, customInsights: await toCustomInsights(db, interview, own) };
}

/** The last analysis as its creator sees it: with what they did to it by hand, and how far they agree with it. */
export async function findShownInsights(
  db: Database,
  interviewId: string,
): Promise<StoredInsights | undefined> {
  const latest = await findStoredInsights(db, interviewId);
  if (!latest) return undefined;
  const [edited, validation] = await Promise.all([
    applyStoredEdits(db, interviewId, { content: latest.content }),
    readAgreement(db, interviewId),
  ]);
  const kept = await removeLeftOut(db, interviewId, edited.content);
  const shown = await addTranslations(db, interviewId, kept);
  return { ...shown, validation, generatedAt: latest.createdAt.toISOString() };
}

/** After an analysis that ended well. */
export async function getShownInsights(db: Database, interviewId: string): Promise<StoredInsights> {
  const insights = await findShownInsights(db, interviewId);
  if (!insights) throw new AppError("insights_failed");
  return insights;
}

/** With the words of their quotes; those that are gone are left out. */
export async function toCustomInsights(
  db: Database,
  interview: { id: string; projectId: string },
  rows: ownStore.CustomInsightRow[],
): Promise<CustomInsight[]> {
  const words = await readQuoteWords(
    db,
    interview,
    rows.flatMap((row) => row.quotes),
  );
  return rows.map((row) => ({
    _id: row.id,
    title: row.title,
    notes: row.notes,
    description: row.description,
    tags: row.tags,
    quotes: row.quotes.flatMap((place) => words.get(keyOfPlace(place)) ?? []),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  }));
}
