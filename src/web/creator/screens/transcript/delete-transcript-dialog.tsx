import { restoreDays } from "#contract/limits.ts";
import type { Transcript } from "#contract/transcripts.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useUndoToast } from "../../queries/deleted-toast.ts";
import { useDeleteTranscript } from "../../queries/transcripts.ts";

interface DeleteTranscriptDialogProps {
  transcript: Transcript | undefined;
  onClose: () => void;
  onDeleted?: (transcript: Transcript) => void;
}

export function DeleteTranscriptDialog({ transcript, onClose, onDeleted }: DeleteTranscriptDialogProps) {
  const remove = useDeleteTranscript();
  const showDeleted = useUndoToast();
  return (
    <ConfirmDialog
      of={transcript}
      title="Delete this transcript?"
      confirmLabel="Delete transcript"
      failed="Failed to delete the transcript"
      onConfirm={({ _id }) => remove.mutateAsync(_id)}
      onDone={(deleted) => {
        showDeleted("Transcript deleted", { kind: "transcript", _id: deleted._id, name: deleted.name });
        onDeleted?.(deleted);
      }}
      onClose={onClose}
    >
      <p className="prose">
        “{transcript?.name}” will be deleted, along with its quotes in findings and personas. You can undo
        this for {restoreDays} days.
      </p>
    </ConfirmDialog>
  );
}
