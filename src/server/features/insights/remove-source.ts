import type { Queryable } from "../../db/database.ts";
import { removeFromFindings, removeFromValidation } from "../findings/remove-from-findings.ts";
import { deleteLeftOutQuotes } from "../left-out/left-out-words.ts";
import { removeSourceFromPersonas } from "../personas/remove-from-personas.ts";
import * as codedStore from "./coded-sources.store.ts";
import * as store from "./insights.store.ts";
import { removeFromOwnInsights } from "./own-insights.store.ts";
import { removeSources } from "./remove-sources.ts";

/**
 * Takes the words of a source that was deleted or withdrawn out of all results that are kept, within the
 * transaction that removes the source: neither can happen without the other.
 */
export async function removeSourceWithin(
  tx: Queryable,
  interviewId: string,
  sourceId: string,
): Promise<void> {
  await store.lockInsights(tx, interviewId);
  await codedStore.deleteCoded(tx, interviewId, sourceId);
  await removeFromFindings(tx, interviewId, sourceId);
  await removeFromOwnInsights(tx, interviewId, sourceId);
  await removeFromValidation(tx, interviewId, sourceId);
  await removeSourceFromPersonas(tx, interviewId, sourceId);
  await deleteLeftOutQuotes(tx, interviewId, sourceId);
  for (const row of await store.listResults(tx, interviewId)) {
    const content = removeSources(row.content, (id) => id !== sourceId);
    if (content !== row.content) await store.updateContent(tx, row.id, content);
  }
}
