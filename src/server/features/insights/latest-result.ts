import type { Members } from "#analysis/members.ts";
import type { Database } from "../../db/database.ts";
import { removeLeftOut } from "../left-out/left-out-words.service.ts";
import * as store from "./insights.store.ts";

/** The newest analysis as the coder made it, before what creators did to it by hand, without what is left out. */
export interface LatestResult {
  content: store.InsightsRow["content"];
  /** Null for results that were made before this was kept. */
  members: Members | null;
  createdAt: Date;
}

export async function findLatestResult(db: Database, interviewId: string): Promise<LatestResult | undefined> {
  const latest = await store.findLatestResult(db, interviewId);
  return latest && { ...latest, content: await removeLeftOut(db, interviewId, latest.content) };
}

/** As it is stored: with words that were left out or deleted since. */
export function findStoredInsights(db: Database, interviewId: string) {
  return store.findLatestInsights(db, interviewId);
}
