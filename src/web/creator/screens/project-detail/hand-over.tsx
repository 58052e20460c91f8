import type { Member } from "#contract/members.ts";
import type { Project } from "#contract/projects.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { focusHeading } from "../../../ui/focus-heading.ts";
import { useHandOver } from "../../queries/members.ts";

interface HandOverDialogProps {
  project: Project;
  member: Member | undefined;
  onClose: () => void;
}

export function HandOverDialog({ project, member, onClose }: HandOverDialogProps) {
  const handOver = useHandOver(project._id);
  const name = member?.name ?? member?.email ?? "";
  return (
    <ConfirmDialog
      of={member}
      title={`Make ${name} the owner?`}
      confirmLabel="Hand over project"
      busyLabel="Handing over..."
      failed="Couldn't hand over the project. Please try again."
      onConfirm={({ _id }) => handOver.mutateAsync(_id)}
      onDone={() => {
        showToast(`${name} owns this project now. You're an editor.`);
        // Its button is only there for owners.
        focusHeading("members-heading");
      }}
      onClose={onClose}
    >
      <p className="prose">
        “{project.name}” will count towards their plan, and only they will be able to invite people, manage
        billing or delete it. You'll stay on as an editor. Only {name} can hand it back.
      </p>
    </ConfirmDialog>
  );
}
