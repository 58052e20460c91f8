import { useNavigate } from "react-router";
import { restoreDays } from "#contract/limits.ts";
import type { Project } from "#contract/projects.ts";
import { errorText } from "#web/api/api-error.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast, showUndoToast } from "#web/ui/toast.tsx";
import { useDeleteProject, useRestoreProject } from "../../queries/projects.ts";

interface DeleteProjectDialogProps {
  project: Project;
  opened: boolean;
  onClose: () => void;
}

export function DeleteProjectDialog({ project, opened, onClose }: DeleteProjectDialogProps) {
  const navigate = useNavigate();
  const remove = useDeleteProject();
  const restore = useRestoreProject();
  // The screen is gone by the time someone presses Undo, so this waits for the answer by itself.
  const undo = async () => {
    try {
      await restore.mutateAsync(project._id);
      showToast(`“${project.name}” is back.`);
    } catch (error) {
      showToast(errorText(error, `Couldn't restore “${project.name}”. Please try again from your projects.`));
    }
  };
  const confirm = async () => {
    try {
      await remove.mutateAsync(project._id);
    } catch {
      return;
    }
    showUndoToast("Project deleted successfully!", () => void undo());
    void navigate("/projects");
  };
  return (
    <ConfirmDialog
      opened={opened}
      title="Delete this project?"
      confirmLabel="Delete Project"
      busyLabel="Deleting..."
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error, "Failed to delete project") : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p className="prose">
        “{project.name}” will be deleted with all its interviews, sessions and findings. Share links stop
        working right away. You can restore it for {restoreDays} days from the bottom of your projects.
      </p>
    </ConfirmDialog>
  );
}
