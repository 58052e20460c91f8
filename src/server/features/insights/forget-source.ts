import type { Queryable } from "../../db/database.ts";
import { forgetInFindings } from "../findings/forget-in-findings.ts";
import { forgetInValidation } from "../findings/forget-in-validation.ts";
import { forgetLeftOutQuotes } from "../left-out/left-out-words.ts";
import { forgetSourceInPersonas } from "../personas/forget-in-personas.ts";
import * as codedStore from "./coded-sources.store.ts";
import * as store from "./insights.store.ts";
import { forgetInOwnInsights } from "./own-insights.store.ts";
import { removeSources } from "./remove-sources.ts";

/**
 * Takes the words of a source that was deleted or withdrawn out of all results that are kept, within the
 * transaction that removes the source: neither can happen without the other.
 */
export async function forgetSourceWithin(
  tx: Queryable,
  interviewId: string,
  sourceId: string,
): Promise<void> {
  await store.lockInsights(tx, interviewId);
  await codedStore.deleteCoded(tx, interviewId, sourceId);
  await forgetInFindings(tx, interviewId, sourceId);
  await forgetInOwnInsights(tx, interviewId, sourceId);
  await forgetInValidation(tx, interviewId, sourceId);
  await forgetSourceInPersonas(tx, interviewId, sourceId);
  await forgetLeftOutQuotes(tx, interviewId, sourceId);
  for (const row of await store.listResults(tx, interviewId)) {
    const content = removeSources(row.content, (id) => id !== sourceId);
    if (content !== row.content) await store.updateContent(tx, row.id, content);
  }
}
