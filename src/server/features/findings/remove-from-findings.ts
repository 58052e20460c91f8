import type { Queryable } from "../../db/database.ts";
import { removeFromEdits } from "./edits-without.ts";
import { readEdits, storeEdits } from "./stored-edits.ts";

/**
 * Takes a source that was deleted for good or withdrawn out of what the creator made by hand, within the transaction
 * that removes the source.
 */
export async function removeFromFindings(
  tx: Queryable,
  interviewId: string,
  sourceId: string,
): Promise<void> {
  const edits = await readEdits(tx, interviewId);
  const isOf = (place: { sourceId: string }) => place.sourceId === sourceId;
  if (!edits.some(({ added, removed }) => added.some(isOf) || removed.some(isOf))) return;
  await storeEdits(
    tx,
    interviewId,
    removeFromEdits(edits, (id) => id === sourceId),
  );
}
