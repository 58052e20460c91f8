import type { Queryable } from "../../db/database.ts";
import { readEdits, storeEdits } from "./stored-edits.ts";

/**
 * Takes a source that was deleted or withdrawn out of what the creator made by hand, within the transaction that
 * removes the source: its quotes go, and with them own findings that rest on nothing else or repeat its words.
 */
export async function removeFromFindings(
  tx: Queryable,
  interviewId: string,
  sourceId: string,
): Promise<void> {
  const edits = await readEdits(tx, interviewId);
  const isOf = (place: { sourceId: string }) => place.sourceId === sourceId;
  if (!edits.some(({ added, removed }) => added.some(isOf) || removed.some(isOf))) return;
  const left = edits.flatMap((edit) => {
    const added = edit.added.filter((place) => !isOf(place));
    const isWorded =
      edit.added.some((place) => isOf(place) && place.isInText) && !added.some((place) => place.isInText);
    if (edit.isOwn && (added.length === 0 || isWorded)) return [];
    return [{ ...edit, added, removed: edit.removed.filter((place) => !isOf(place)) }];
  });
  await storeEdits(tx, interviewId, left);
}
