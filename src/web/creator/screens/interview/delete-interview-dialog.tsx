import { useNavigate } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { restoreDays } from "#contract/limits.ts";
import { errorText } from "#web/api/api-error.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast, showUndoToast } from "#web/ui/toast.tsx";
import { useDeleteInterview, useRestoreInterview } from "../../queries/interviews.ts";

interface DeleteInterviewDialogProps {
  interview: InterviewDetails;
  opened: boolean;
  onClose: () => void;
}

export function DeleteInterviewDialog({ interview, opened, onClose }: DeleteInterviewDialogProps) {
  const navigate = useNavigate();
  const projectId = interview.projectId._id;
  const remove = useDeleteInterview(projectId);
  const restore = useRestoreInterview(projectId);
  const { started } = interview.counts;
  // The screen is gone by the time someone presses Undo, so this waits for the answer by itself.
  const undo = async () => {
    try {
      await restore.mutateAsync(interview._id);
      showToast(`“${interview.name}” is back.`);
    } catch (error) {
      showToast(errorText(error, `Couldn't restore “${interview.name}”. Please try again.`));
    }
  };
  const confirm = async () => {
    try {
      await remove.mutateAsync(interview._id);
    } catch {
      return;
    }
    showUndoToast("Interview deleted successfully!", () => void undo());
    void navigate(`/projects/${projectId}/detail`);
  };
  return (
    <ConfirmDialog
      opened={opened}
      title="Delete this interview?"
      confirmLabel="Delete Interview"
      busyLabel="Deleting..."
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error, "Failed to delete interview") : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p className="prose">
        This deletes “{interview.name}”, its {countNoun(started, "session")}, the transcripts, the insights
        and your own notes. Its share link stops working right away. You can undo this for {restoreDays} days.
      </p>
    </ConfirmDialog>
  );
}
