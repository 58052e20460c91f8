import type { FindingEdit } from "#analysis/certainty/finding-edit.ts";

/**
 * What the creator made by hand without some sources: their quotes go, and with them own findings that rest on nothing
 * else or repeat their words.
 */
export function removeFromEdits(
  edits: readonly FindingEdit[],
  isGone: (sourceId: string) => boolean,
): FindingEdit[] {
  const isOf = (place: { sourceId: string }) => isGone(place.sourceId);
  return edits.flatMap((edit) => {
    if (!edit.added.some(isOf) && !edit.removed.some(isOf)) return [edit];
    const added = edit.added.filter((place) => !isOf(place));
    const isWorded =
      edit.added.some((place) => isOf(place) && place.isInText) && !added.some((place) => place.isInText);
    if (edit.isOwn && (added.length === 0 || isWorded)) return [];
    return [{ ...edit, added, removed: edit.removed.filter((place) => !isOf(place)) }];
  });
}
