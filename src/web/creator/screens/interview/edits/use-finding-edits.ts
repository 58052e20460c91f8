import { useState } from "react";
import type { Evidence, Finding, FindingKind } from "#contract/insights.ts";
import { maxCount } from "#contract/limits.ts";
import { errorText } from "#web/api/api-error.ts";
import { showToast, showUndoToast } from "#web/ui/toast.tsx";
import {
  type FindingChange,
  useAddFinding,
  useDeleteFinding,
  useEditFinding,
} from "../../../queries/findings.ts";

export interface FindingEdits {
  /** Resolves to whether it was done. */
  rename: (name: string | null) => Promise<boolean>;
  pin: (pinned: boolean) => Promise<boolean>;
  hide: (hidden: boolean) => Promise<boolean>;
  mergeInto: (target: Finding) => Promise<boolean>;
  move: (position: number) => Promise<boolean>;
  changeKind: (kind: FindingKind) => Promise<boolean>;
  removeQuote: (quote: Evidence) => Promise<boolean>;
  /** For own findings only; undoing creates it again. */
  remove: () => Promise<boolean>;
  /** Makes what was merged into this one a finding of its own again. */
  takeOut: (merged: { id: string; text: string }) => Promise<boolean>;
  busy: boolean;
  problem: string | undefined;
}

interface Step {
  themeId: string;
  change: FindingChange;
  done: string;
  undo: FindingChange;
}

const undoFailed = "Couldn't undo that. Please try again.";

/** What a creator does with one finding; each step can be taken back by its toast. */
export function useFindingEdits(interviewId: string, finding: Finding): FindingEdits {
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useEditFinding(interviewId);
  // The card may be gone by the time someone presses Undo, so this waits for the answer by itself.
  const undo = async (themeId: string, change: FindingChange) => {
    try {
      await mutateAsync({ themeId, change });
    } catch (error) {
      showToast(errorText(error, undoFailed));
    }
  };
  const take = async ({ themeId, change, done, undo: back }: Step): Promise<boolean> => {
    setProblem(undefined);
    try {
      await mutateAsync({ themeId, change });
    } catch (error) {
      setProblem(errorText(error, "Couldn't change this finding. Please try again."));
      return false;
    }
    showUndoToast(done, () => void undo(themeId, back));
    return true;
  };
  const removal = useRemoval(interviewId, finding, setProblem);
  const steps = describeSteps(finding);
  return {
    rename: (name) => take(steps.rename(name)),
    pin: (pinned) => take(steps.pin(pinned)),
    hide: (hidden) => take(steps.hide(hidden)),
    mergeInto: (target) => take(steps.mergeInto(target)),
    takeOut: (merged) => take(steps.takeOut(merged)),
    move: (position) => take(steps.move(position)),
    changeKind: (kind) => take(steps.changeKind(kind)),
    removeQuote: (quote) => take(steps.removeQuote(quote)),
    remove: removal.remove,
    busy: isPending || removal.busy,
    problem,
  };
}

/** Each change with what takes it back. What would overwrite another's work carries the version it was made from. */
function describeSteps({ id: themeId, text, kind: kindNow, edited }: Finding) {
  const version = edited?.version ?? null;
  const nameBefore = edited?.foundAs == null && !edited?.own ? null : text;
  const kindBefore = edited?.foundKind == null && !edited?.own ? null : kindNow;
  return {
    rename: (name: string | null): Step => ({
      themeId,
      change: { name, version },
      done: name === null ? "Original wording restored." : "Finding renamed.",
      undo: { name: nameBefore },
    }),
    pin: (pinned: boolean): Step => ({
      themeId,
      change: { pinned },
      done: pinned ? "Pinned to the top of its list." : "Unpinned.",
      undo: { pinned: !pinned },
    }),
    hide: (hidden: boolean): Step => ({
      themeId,
      change: { hidden },
      done: hidden ? "Hidden from the findings." : "Shown again.",
      undo: { hidden: !hidden },
    }),
    mergeInto: (target: Finding): Step => ({
      themeId,
      change: { mergedInto: target.id },
      done: "Merged.",
      undo: { mergedInto: null },
    }),
    takeOut: (merged: { id: string; text: string }): Step => ({
      themeId: merged.id,
      change: { mergedInto: null },
      done: "Un-merged.",
      undo: { mergedInto: themeId },
    }),
    move: (position: number): Step => ({
      themeId,
      change: { position },
      done: "Moved.",
      undo: { position: edited?.position ?? null },
    }),
    changeKind: (kind: FindingKind): Step => ({
      themeId,
      change: { kind, version },
      done: "Moved to its new kind.",
      undo: { kind: kindBefore },
    }),
    removeQuote: (evidence: Evidence): Step => {
      const place = placeOf(evidence);
      return {
        themeId,
        change: { removeQuotes: [place] },
        done: "Quote removed.",
        undo: { addQuotes: [{ ...place, quote: evidence.quote }] },
      };
    },
  };
}

function placeOf({ sourceKind, sourceId, messageId, start, end }: Evidence) {
  return { sourceKind, sourceId, messageId, start, end };
}

function useRemoval(
  interviewId: string,
  finding: Finding,
  setProblem: (problem: string | undefined) => void,
) {
  const deletion = useDeleteFinding(interviewId);
  const again = useAddFinding(interviewId);
  const restore = async () => {
    const quotes = finding.evidence
      .slice(0, maxCount.findingQuotes)
      .map((one) => ({ ...placeOf(one), quote: one.quote }));
    try {
      await again.mutateAsync({
        text: finding.text,
        kind: finding.kind,
        quotes,
      });
    } catch (error) {
      showToast(errorText(error, undoFailed));
    }
  };
  const remove = async (): Promise<boolean> => {
    setProblem(undefined);
    try {
      await deletion.mutateAsync(finding.id);
    } catch (error) {
      setProblem(errorText(error, "Couldn't delete this finding. Please try again."));
      return false;
    }
    showUndoToast("Finding deleted.", () => void restore());
    return true;
  };
  return { remove, busy: deletion.isPending };
}
