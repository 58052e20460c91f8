import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import * as store from "./insights.store.ts";
import { removeSources } from "./remove-sources.ts";

/** Takes the words of a session that was withdrawn out of all results that are kept. */
export async function forgetSource(
  deps: Pick<Deps, "db">,
  interviewId: string,
  sessionId: string,
): Promise<void> {
  await deps.db.orm.transaction((tx) => forgetSourceWithin(tx, interviewId, sessionId));
}

/** The same within the transaction that removes the session, so that neither can happen without the other. */
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
