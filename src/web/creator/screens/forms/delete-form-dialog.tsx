import type { OwnForm } from "#contract/forms.ts";
import { errorText } from "#web/api/api-error.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useDeleteForm } from "../../queries/forms.ts";
import { count } from "./form-words.ts";

interface DeleteFormDialogProps {
  form: OwnForm | undefined;
  onClose: () => void;
}

export function DeleteFormDialog({ form, onClose }: DeleteFormDialogProps) {
  const remove = useDeleteForm();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (!form) return;
    remove.mutate(form._id, {
      onSuccess: () => {
        close();
        showToast("Form deleted.");
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
      <p dir="auto">
        <strong>{form?.name}</strong>
      </p>
      <p>
        {form?.answers
          ? `It can't be used again. What ${count(form.answers, "person", "people")} answered stays in their sessions and in exports.`
          : "Nobody has answered it. This can't be undone."}
      </p>
    </ConfirmDialog>
  );
}
