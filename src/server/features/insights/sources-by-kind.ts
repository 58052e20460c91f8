import type { Source } from "#analysis/sources.ts";
import type { SourceKind } from "#contract/insights.ts";
import type { Database } from "../../db/database.ts";
import { readProjectSources, readThreadSources } from "../transcripts/source-texts.ts";
import * as store from "./insights.store.ts";
import { toSources } from "./sources.ts";

/**
 * Of the sources named those that an interview's findings may rest on: its own finished sessions and threads, and the
 * transcripts of its project. The caller has made sure of the interview.
 */
export async function readSourcesByKind(
  db: Database,
  { id, projectId }: { id: string; projectId: string },
  { kind, ids }: { kind: SourceKind; ids: string[] },
): Promise<Source[]> {
  if (ids.length === 0) return [];
  if (kind === "transcript") return readProjectSources(db, projectId, ids);
  if (kind === "thread") return readThreadSources(db, id, ids);
  const page = await store.readSources(db, id, ids);
  return toSources(page.sessions, page.turns);
}
