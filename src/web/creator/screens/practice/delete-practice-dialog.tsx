import { restoreDays } from "#contract/limits.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useUndoToast } from "../../queries/deleted-toast.ts";
import { useDeletePractice } from "../../queries/practice.ts";
import { kept } from "./kept-in-browser.ts";

interface DeletePracticeDialogProps {
  session: { _id: string; topic: string } | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeletePracticeDialog({ session, onClose, onDeleted }: DeletePracticeDialogProps) {
  const removal = useDeletePractice();
  const showDeleted = useUndoToast();
  // What is gone already, in another tab, is gone.
  const isGone = removal.error instanceof ApiError && removal.error.code === "practice_not_found";
  const close = () => {
    removal.reset();
    onClose();
  };
  const confirm = () => {
    if (!session) return;
    removal.mutate(session._id, {
      onSuccess: () => {
        kept.keepDraft(session._id, "");
        showDeleted("Practice session deleted", { kind: "practice", _id: session._id });
        close();
        onDeleted?.();
      },
    });
  };
  return (
    <ConfirmDialog
      opened={session !== undefined}
      title="Delete this practice session?"
      confirmLabel="Delete session"
      busyLabel="Deleting..."
      busy={removal.isPending}
      error={
        removal.error
          ? isGone
            ? "It has already been deleted."
            : errorText(removal.error, "Failed to delete the practice session")
          : undefined
      }
      onConfirm={confirm}
      onClose={close}
    >
      <p className="clamp anywhere clamp-3">
        “<bdi>{session?.topic}</bdi>”
      </p>
      <p className="prose">
        This deletes its conversation and debrief. You can undo this for {restoreDays} days.
      </p>
    </ConfirmDialog>
  );
}
