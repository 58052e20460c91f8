import { useNavigate } from "react-router";
import { restoreDays } from "#contract/limits.ts";
import type { Project } from "#contract/projects.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useUndoToast } from "../../queries/deleted-toast.ts";
import { useDeleteProject } from "../../queries/projects.ts";

interface DeleteProjectDialogProps {
  project: Project;
  opened: boolean;
  onClose: () => void;
}

export function DeleteProjectDialog({ project, opened, onClose }: DeleteProjectDialogProps) {
  const navigate = useNavigate();
  const remove = useDeleteProject();
  const showDeleted = useUndoToast();
  return (
    <ConfirmDialog
      of={opened ? project : undefined}
      title="Delete this project?"
      confirmLabel="Delete Project"
      failed="Failed to delete project"
      onConfirm={({ _id }) => remove.mutateAsync(_id)}
      onDone={({ _id, name }) => {
        showDeleted("Project deleted successfully!", { kind: "project", _id, name });
        void navigate("/projects");
      }}
      onClose={onClose}
    >
      <p className="prose">
        “{project.name}” will be deleted with all its interviews, sessions and findings. Share links stop
        working right away. You can restore it for {restoreDays} days from the bottom of your projects.
      </p>
    </ConfirmDialog>
  );
}
