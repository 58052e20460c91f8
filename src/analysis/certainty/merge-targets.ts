/** What one edit says about merging: the finding that it is about, and the one that this becomes a part of. */
export interface MergeEdit {
  findingId: string;
  mergedInto: string | null;
}

/**
 * Where a finding goes in the end, following merges of merges: the last of the chain that `isPresent`. Undefined
 * where it is merged into nothing that is there, or where the merges run in a circle.
 */
export function findMergeTarget(
  findingId: string,
  edits: ReadonlyMap<string, MergeEdit>,
  isPresent: (findingId: string) => boolean,
): string | undefined {
  const seen = new Set([findingId]);
  let target: string | undefined;
  let next = edits.get(findingId)?.mergedInto ?? null;
  while (next !== null) {
    if (seen.has(next)) return undefined;
    seen.add(next);
    if (isPresent(next)) target = next;
    next = edits.get(next)?.mergedInto ?? null;
  }
  return target;
}
