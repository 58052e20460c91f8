import type { FindingKind, SourceKind } from "#contract/insights.ts";
import type { FindingTrace, Place } from "./finding-traces.ts";
import type { MergeEdit } from "./merge-targets.ts";

/** A quote that the creator added, by its place: its words are read where they stand, so that they go with them. */
export interface AddedQuote extends Place {
  sourceKind: SourceKind;
  /** The question under which it was said, where there is one. */
  questionId: string | null;
  /** The finding's own wording repeats this quote. */
  isInText: boolean;
}

/** What a creator made of a finding by hand. `findingId` is the id that its trace has; merges name such ids too. */
export interface FindingEdit extends MergeEdit {
  name: string | null;
  hidden: boolean;
  pinned: boolean;
  /** Shown, although it says no more than a finding that is hidden. */
  kept: boolean;
  kind: FindingKind | null;
  /** Its place among the shown findings of its kind, from 0. */
  position: number | null;
  added: AddedQuote[];
  removed: Place[];
  /** There is nothing of the coder's behind it: name, kind and added quotes are all of it. */
  isOwn: boolean;
  version: string | null;
  /** Who changed it last. */
  changedBy: string | null;
  trace: FindingTrace;
}

/** A finding as the coder left it. */
export const noEdit: Omit<FindingEdit, "findingId" | "trace"> = {
  name: null,
  hidden: false,
  pinned: false,
  mergedInto: null,
  kept: false,
  kind: null,
  position: null,
  added: [],
  removed: [],
  isOwn: false,
  version: null,
  changedBy: null,
};
