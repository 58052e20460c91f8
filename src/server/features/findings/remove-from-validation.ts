import type { Queryable } from "../../db/database.ts";
import { changeValidationWithin } from "./validations.store.ts";

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
