import { removeSources } from "#analysis/remove-sources.ts";
import type { Queryable } from "../../db/database.ts";
import type { RemovedSource } from "../../listeners.ts";
import * as codedStore from "./coded-sources.store.ts";
import * as store from "./insights.store.ts";

/** Takes the words of a removed source out of all results that are kept. */
export async function removeFromInsights(tx: Queryable, { id, interviewIds }: RemovedSource): Promise<void> {
  for (const interviewId of interviewIds) {
    await store.lockInsights(tx, interviewId);
    await codedStore.deleteCoded(tx, interviewId, id);
    for (const row of await store.listResults(tx, interviewId)) {
      const content = removeSources(row.content, (sourceId) => sourceId !== id);
      if (content !== row.content) await store.updateContent(tx, row.id, content);
    }
  }
}
