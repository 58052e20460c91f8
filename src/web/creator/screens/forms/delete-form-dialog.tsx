import type { OwnForm } from "#contract/forms.ts";
import { restoreDays } from "#contract/limits.ts";
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
  return (
    <ConfirmDialog
      of={form}
      title="Delete this form?"
      confirmLabel="Delete form"
      failed="Couldn't delete the form."
      onConfirm={({ _id }) => remove.mutateAsync(_id)}
      onDone={({ _id, name }) => showDeleted("Form deleted.", { kind: "form", _id, name })}
      onClose={onClose}
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
