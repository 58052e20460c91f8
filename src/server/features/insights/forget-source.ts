import type { Deps } from "../../deps.ts";
import * as store from "./insights.store.ts";
import { removeSources } from "./remove-sources.ts";

/** Takes the words of a session that was deleted or withdrawn out of all results that are kept. */
export async function forgetSource(
  deps: Pick<Deps, "db">,
  interviewId: string,
  sessionId: string,
): Promise<void> {
  await deps.db.orm.transaction(async (tx) => {
    await store.lockInsights(tx, interviewId);
    for (const row of await store.listResults(tx, interviewId)) {
      const content = removeSources(row.content, (id) => id !== sessionId);
      if (content !== row.content) await store.updateContent(tx, row.id, content);
    }
  });
}
