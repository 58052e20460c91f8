import type { Database } from "../../db/database.ts";
import * as store from "./export-sources.store.ts";

/** File names are often people's names; without personal data transcripts are told apart by numbers. */
export function labelTranscript(index: number): string {
  return `Transcript ${index + 1}`;
}

/** The labels of a project's transcripts by their ids. The caller has made sure of the project. */
export async function readTranscriptLabels(db: Database, projectId: string): Promise<Map<string, string>> {
  const rows = await store.listSources(db, { projectId });
  return new Map(rows.map((row, index) => [row.id, labelTranscript(index)]));
}
