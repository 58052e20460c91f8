import type { Annotation } from "#contract/transcripts.ts";
import { errorText } from "#web/api/api-error.ts";
import { showToast, showUndoToast } from "#web/ui/toast.tsx";
import { useLeaveOut } from "../../queries/left-out.ts";

/** Leaves a passage that was just selected out of the analysis; the highlight that it became goes. */
export function useLeaveQuoteOut(of: { id: string; interviewId: string }, onDone: () => void) {
  const change = useLeaveOut(of.interviewId);
  return ({ messageId, passage }: Annotation) => {
    if (!passage) return;
    const { start, end } = passage;
    const set = (leftOut: boolean) =>
      change
        .mutateAsync({ leftOut, quotes: [{ sourceId: of.id, messageId, start, end }] })
        .catch((error: unknown) => showToast(errorText(error, "Couldn't save that. Please try again.")));
    onDone();
    void set(true).then((changed) => {
      if (changed) showUndoToast("Quote left out of the analysis", () => void set(false));
    });
  };
}
