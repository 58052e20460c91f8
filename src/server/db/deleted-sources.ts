import { and, inArray, isNotNull } from "drizzle-orm";
import { sources } from "./analysis-schema.ts";
import type { Queryable } from "./database.ts";
import { sessions } from "./schema.ts";

/** Which of these sessions, transcripts and threads are deleted: nothing shows their words until they are restored. */
export async function listDeletedAmong(db: Queryable, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const ofSessions = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, ids), isNotNull(sessions.deletedAt)));
  const ofSources = await db
    .select({ id: sources.id })
    .from(sources)
    .where(and(inArray(sources.id, ids), isNotNull(sources.deletedAt)));
  return new Set([...ofSessions, ...ofSources].map(({ id }) => id));
}
