import type { Queryable } from "../../db/database.ts";
import { removeFromEdits } from "./edits-without.ts";
import { readEdits, storeEdits } from "./stored-edits.ts";
import { changeValidationWithin } from "./validations.store.ts";

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

/**
 * Takes the words of a source that was deleted or withdrawn out of an interview's blind sample, with what was coded
 * in them, within the transaction that removes the source.
 */
export async function removeFromValidation(
  tx: Queryable,
  interviewId: string,
  sourceId: string,
): Promise<void> {
  await changeValidationWithin(tx, interviewId, ({ sample, own }) => {
    const left = sample.filter((item) => item.sourceId !== sourceId);
    const ids = new Set(left.map((item) => item.id));
    return { sample: left, own: own.filter((item) => ids.has(item.segmentId)) };
  });
}
