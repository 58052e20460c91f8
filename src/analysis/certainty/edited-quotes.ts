import type { Evidence, Finding } from "#contract/insights.ts";
import type { FindingEdit } from "./finding-edit.ts";
import { keyOfPlace, overlaps } from "./finding-traces.ts";

/** The words of quotes that were added by hand, by `keyOfPlace`; those that are gone are not in it. */
export type QuoteWords = ReadonlyMap<string, Evidence>;

export function readAdded({ added }: FindingEdit, words: QuoteWords): Evidence[] {
  return added.flatMap((place) => words.get(keyOfPlace(place)) ?? []);
}

/** The finding with the quotes that the creator left and added, perhaps none; the same object where nothing changes. */
export function changeQuotes(finding: Finding, edit: FindingEdit | undefined, words: QuoteWords): Finding {
  if (!edit || edit.isOwn || (edit.added.length === 0 && edit.removed.length === 0)) return finding;
  const stays = (one: Evidence) => !edit.removed.some((place) => overlaps(place, one));
  const evidence = joinEvidence([finding.evidence.filter(stays), readAdded(edit, words)]);
  const own = new Set(evidence.map(keyOfPlace));
  return {
    ...finding,
    evidence,
    challenging: finding.challenging.filter((one) => stays(one) && !own.has(keyOfPlace(one))),
    ...(finding.ofOthers && { ofOthers: finding.ofOthers.filter(stays) }),
  };
}

/** Each passage once, in the order in which they come. */
export function joinEvidence(lists: Evidence[][]): Evidence[] {
  const joined = new Map<string, Evidence>();
  for (const one of lists.flat()) if (!joined.has(keyOfPlace(one))) joined.set(keyOfPlace(one), one);
  return [...joined.values()];
}
