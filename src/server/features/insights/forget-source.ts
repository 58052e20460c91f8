import type { Queryable } from "../../db/database.ts";
import * as store from "./insights.store.ts";
import { removeSources } from "./remove-sources.ts";

/**
 * Takes the words of a session that was withdrawn out of all results that are kept, within the transaction that
 * removes the session: neither can happen without the other.
 */
export async function forgetSourceWithin(
  tx: Queryable,
  interviewId: string,
  sessionId: string,
): Promise<void> {
  await store.lockInsights(tx, interviewId);
  for (const row of await store.listResults(tx, interviewId)) {
    const content = removeSources(row.content, (id) => id !== sessionId);
    if (content !== row.content) await store.updateContent(tx, row.id, content);
  }
}
