import { useNavigate } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { restoreDays } from "#contract/limits.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useUndoToast } from "../../queries/deleted-toast.ts";
import { useDeleteInterview } from "../../queries/interviews.ts";

interface DeleteInterviewDialogProps {
  interview: InterviewDetails;
  opened: boolean;
  onClose: () => void;
}

export function DeleteInterviewDialog({ interview, opened, onClose }: DeleteInterviewDialogProps) {
  const navigate = useNavigate();
  const projectId = interview.projectId._id;
  const remove = useDeleteInterview(projectId);
  const showDeleted = useUndoToast();
  const { started } = interview.counts;
  return (
    <ConfirmDialog
      of={opened ? interview : undefined}
      title="Delete this interview?"
      confirmLabel="Delete Interview"
      failed="Failed to delete interview"
      onConfirm={({ _id }) => remove.mutateAsync(_id)}
      onDone={({ _id, name }) => {
        showDeleted("Interview deleted successfully!", { kind: "interview", _id, name });
        void navigate(`/projects/${projectId}/detail`);
      }}
      onClose={onClose}
    >
      <p className="prose">
        This deletes “{interview.name}”, its {countNoun(started, "session")}, the transcripts, the insights
        and your own notes. Its share link stops working right away. You can undo this for {restoreDays} days.
      </p>
    </ConfirmDialog>
  );
}
