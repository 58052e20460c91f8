import type { Queryable } from "../../db/database.ts";
import type { RemovedSource } from "../../listeners.ts";
import { removeFromEdits } from "./edits-without.ts";
import { removeFromOwnInsights } from "./own-insights.store.ts";
import { readEdits, storeEdits } from "./stored-edits.ts";
import { changeValidationWithin } from "./validations.store.ts";

/** Takes a removed source out of what the creator made by hand. */
export async function removeFromFindings(tx: Queryable, { id, interviewIds }: RemovedSource): Promise<void> {
  for (const interviewId of interviewIds) {
    await removeFromStoredEdits(tx, interviewId, id);
    await removeFromOwnInsights(tx, interviewId, id);
    await removeFromValidation(tx, interviewId, id);
  }
}

async function removeFromStoredEdits(tx: Queryable, interviewId: string, sourceId: string): Promise<void> {
  const edits = await readEdits(tx, interviewId);
  const isOf = (place: { sourceId: string }) => place.sourceId === sourceId;
  if (!edits.some(({ added, removed }) => added.some(isOf) || removed.some(isOf))) return;
  await storeEdits(
    tx,
    interviewId,
    removeFromEdits(edits, (id) => id === sourceId),
  );
}

/** The words of the source in the blind sample, with what was coded in them. */
async function removeFromValidation(tx: Queryable, interviewId: string, sourceId: string): Promise<void> {
  await changeValidationWithin(tx, interviewId, ({ sample, own }) => {
    const left = sample.filter((item) => item.sourceId !== sourceId);
    const ids = new Set(left.map((item) => item.id));
    return { sample: left, own: own.filter((item) => ids.has(item.segmentId)) };
  });
}
