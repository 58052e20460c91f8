import { useState } from "react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { showToast, showUndoToast } from "#web/ui/toast.tsx";
import { useArchiveInterview, useDuplicateInterview } from "../../queries/interview-reuse.ts";
import { useDeleteInterview } from "../../queries/interviews.ts";

/** What the actions need to know of an interview, in a list or on its own page. */
export type ActedOn = Pick<InterviewDetails, "_id" | "name" | "projectId"> & {
  archivedAt?: string | null | undefined;
};

export interface ReuseFailure {
  title: string;
  text: string;
  /** The plan is full: there is a page about that. */
  isLimit: boolean;
}

/** Each can be taken back for ten seconds; what did not work is kept until somebody has read it. */
export function useReuseActions(interview: ActedOn, onCopied?: (copyId: string) => void) {
  const [failure, setFailure] = useState<ReuseFailure | null>(null);
  const copying = useDuplicateInterview();
  const removing = useDeleteInterview(interview.projectId._id);
  const archiving = useArchiveInterview();

  const fail = (title: string, error: unknown) =>
    setFailure({
      title,
      text: errorText(error, "Please try again."),
      isLimit: error instanceof ApiError && error.body.canUpgrade === true,
    });

  const duplicate = async () => {
    if (copying.isPending) return;
    try {
      const copy = await copying.mutateAsync(interview._id);
      showUndoToast(`Saved as “${copy.name}”.`, () => void removeCopy(copy._id));
      onCopied?.(copy._id);
    } catch (error) {
      fail("Couldn’t duplicate the interview", error);
    }
  };
  const removeCopy = async (copyId: string) => {
    try {
      await removing.mutateAsync(copyId);
      showToast("Copy deleted.");
    } catch (error) {
      showToast(errorText(error, "Couldn't delete the copy. Please try again."));
    }
  };
  const setArchived = async (archived: boolean) => {
    if (archiving.isPending) return;
    const title = archived ? "Couldn’t archive the interview" : "Couldn’t bring the interview back";
    try {
      await archiving.mutateAsync({ id: interview._id, archived });
      const done = archived ? `“${interview.name}” is archived.` : `“${interview.name}” is back.`;
      showUndoToast(done, () => void undoArchiving(!archived));
    } catch (error) {
      fail(title, error);
    }
  };
  const undoArchiving = async (archived: boolean) => {
    try {
      await archiving.mutateAsync({ id: interview._id, archived });
      showToast(archived ? `“${interview.name}” is archived again.` : `“${interview.name}” is back.`);
    } catch (error) {
      showToast(errorText(error, "Couldn't undo that. Please try again."));
    }
  };
  return { duplicate, setArchived, failure, closeFailure: () => setFailure(null) };
}
