import type { Members } from "#analysis/members.ts";
import type { Database } from "../../db/database.ts";
import * as store from "./insights.store.ts";

/** The newest analysis as the coder made it, before what creators did to it by hand. */
export interface LatestResult {
  content: store.InsightsRow["content"];
  /** Null for results that were made before this was kept. */
  members: Members | null;
  createdAt: Date;
}

export function findLatestResult(db: Database, interviewId: string): Promise<LatestResult | undefined> {
  return store.findLatestResult(db, interviewId);
}
