import { restoreDays } from "#contract/limits.ts";
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
  const remove = useDeletePractice();
  const showDeleted = useUndoToast();
  return (
    <ConfirmDialog
      of={session}
      title="Delete this practice session?"
      confirmLabel="Delete session"
      failed="Failed to delete the practice session"
      onConfirm={({ _id }) => remove.mutateAsync(_id)}
      onDone={({ _id, topic }) => {
        kept.keepDraft(_id, "");
        showDeleted("Practice session deleted", { kind: "practice", _id, name: topic });
        onDeleted?.();
      }}
      onClose={onClose}
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
