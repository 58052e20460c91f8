import { restoreDays } from "#contract/limits.ts";
import type { Transcript } from "#contract/transcripts.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useUndoToast } from "../../queries/deleted-toast.ts";
import { useDeleteTranscript } from "../../queries/transcripts.ts";

interface DeleteTranscriptDialogProps {
  transcript: Transcript | undefined;
  onClose: () => void;
  onDeleted?: (transcript: Transcript) => void;
}

export function DeleteTranscriptDialog({ transcript, onClose, onDeleted }: DeleteTranscriptDialogProps) {
  const removal = useDeleteTranscript();
  const showDeleted = useUndoToast();
  const isGone = removal.error instanceof ApiError && removal.error.status === 404;
  const close = () => {
    removal.reset();
    onClose();
  };
  const confirm = () => {
    if (!transcript) return;
    removal.mutate(transcript._id, {
      onSuccess: () => {
        showDeleted("Transcript deleted", { kind: "transcript", _id: transcript._id });
        onDeleted?.(transcript);
        close();
      },
    });
  };
  return (
    <ConfirmDialog
      opened={transcript !== undefined}
      title="Delete this transcript?"
      confirmLabel="Delete transcript"
      busyLabel="Deleting..."
      busy={removal.isPending}
      error={
        removal.error && !isGone ? errorText(removal.error, "Failed to delete the transcript") : undefined
      }
      onConfirm={confirm}
      onClose={close}
    >
      <p className="prose">
        “{transcript?.name}” will be deleted, along with its quotes in findings and personas. You can undo
        this for {restoreDays} days.
      </p>
    </ConfirmDialog>
  );
}
