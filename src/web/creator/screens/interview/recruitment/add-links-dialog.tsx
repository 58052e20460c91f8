import { Textarea } from "@mantine/core";
import { useState } from "react";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useAddLinks } from "../../../queries/recruitment.ts";

/** A pasted list becomes a link a line. */
export function AddLinksDialog({ interviewId, onClose }: { interviewId: string; onClose: () => void }) {
  const [labels, setLabels] = useState("");
  const add = useAddLinks(interviewId);
  const fieldError = add.error instanceof ApiError ? add.error.fields.labels : undefined;
  const submit = () =>
    add.mutate(labels, {
      onSuccess: ({ added, skipped }) => {
        showToast(describeAdded(added, skipped));
        onClose();
      },
    });
  return (
    <FormDialog
      title="Add people"
      problem={add.error && !fieldError ? errorText(add.error, "Couldn't create the links.") : null}
      label="Create links"
      busy={add.isPending}
      busyLabel="Creating..."
      onSubmit={submit}
      onClose={onClose}
    >
      <Textarea
        label="People"
        description="One per line, up to 1,000: a name, a number, anything that identifies them to you. Participants never see it."
        data-autofocus
        autosize
        minRows={6}
        maxRows={14}
        value={labels}
        error={fieldError}
        onChange={(event) => setLabels(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

function describeAdded(added: number, skipped: number): string {
  const made = `${countNoun(added, "link")} created.`;
  return skipped > 0 ? `${made} ${skipped} had one already.` : made;
}
