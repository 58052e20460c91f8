import { useState } from "react";
import type { Finding } from "#contract/insights.ts";
import { errorText } from "#web/api/api-error.ts";
import { showToast, showUndoToast } from "#web/ui/toast.tsx";
import { type FindingChange, useEditFinding } from "../../../queries/findings.ts";

export interface FindingEdits {
  /** Resolves to whether it was done. */
  rename: (name: string | null) => Promise<boolean>;
  pin: (pinned: boolean) => Promise<boolean>;
  hide: (hidden: boolean) => Promise<boolean>;
  mergeInto: (target: Finding) => Promise<boolean>;
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

const undoFailed = "This could not be undone. Please try again.";

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
      setProblem(errorText(error, "This finding could not be changed. Please try again."));
      return false;
    }
    showUndoToast(done, () => void undo(themeId, back));
    return true;
  };
  const { id: themeId, text, edited } = finding;
  const nameBefore = edited?.foundAs == null ? null : text;
  return {
    rename: (name) =>
      take({
        themeId,
        change: { name },
        done: name === null ? "Back to the coder's own wording." : "Finding renamed.",
        undo: { name: nameBefore },
      }),
    pin: (pinned) =>
      take({
        themeId,
        change: { pinned },
        done: pinned ? "Pinned to the top of its list." : "Not pinned any more.",
        undo: { pinned: !pinned },
      }),
    hide: (hidden) =>
      take({
        themeId,
        change: { hidden },
        done: hidden ? "Hidden from the findings." : "Shown again.",
        undo: { hidden: !hidden },
      }),
    mergeInto: (target) =>
      take({
        themeId,
        change: { mergedInto: target.id },
        done: "Merged. Its people and quotes count there now.",
        undo: { mergedInto: null },
      }),
    takeOut: (merged) =>
      take({
        themeId: merged.id,
        change: { mergedInto: null },
        done: "A finding of its own again.",
        undo: { mergedInto: themeId },
      }),
    busy: isPending,
    problem,
  };
}
