import type { OwnForm } from "#contract/forms.ts";
import { restoreDays } from "#contract/limits.ts";
import { errorText } from "#web/api/api-error.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useUndoToast } from "../../queries/deleted-toast.ts";
import { useDeleteForm } from "../../queries/forms.ts";

interface DeleteFormDialogProps {
  form: OwnForm | undefined;
  onClose: () => void;
}

export function DeleteFormDialog({ form, onClose }: DeleteFormDialogProps) {
  const remove = useDeleteForm();
  const showDeleted = useUndoToast();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (!form) return;
    remove.mutate(form._id, {
      onSuccess: () => {
        close();
        showDeleted("Form deleted.", { kind: "form", _id: form._id });
      },
    });
  };
  return (
    <ConfirmDialog
      opened={form !== undefined}
      title="Delete this form?"
      confirmLabel="Delete form"
      busyLabel="Deleting..."
      busy={remove.isPending}
      error={remove.error ? errorText(remove.error, "Couldn't delete the form.") : undefined}
      onConfirm={confirm}
      onClose={close}
    >
      <p className="prose" dir="auto">
        <strong>{form?.name}</strong>
      </p>
      <p className="prose">
        {form?.answers
          ? `It can't be used again. The answers of ${countNoun(form.answers, "person", "people")} stay in their sessions and in exports. You can undo this for ${restoreDays} days.`
          : `Nobody has answered it. You can undo this for ${restoreDays} days.`}
      </p>
    </ConfirmDialog>
  );
}
