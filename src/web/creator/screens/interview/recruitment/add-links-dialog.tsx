import { Group, Modal, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useOpenerFocus } from "#web/ui/use-opener-focus.ts";
import { useAddLinks } from "../../../queries/recruitment.ts";

/** A pasted list becomes a link a line. */
export function AddLinksDialog({ interviewId, onClose }: { interviewId: string; onClose: () => void }) {
  useOpenerFocus();
  const [labels, setLabels] = useState("");
  const add = useAddLinks(interviewId);
  const fieldError = add.error instanceof ApiError ? add.error.fields.labels : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    add.mutate(labels, {
      onSuccess: ({ added, skipped }) => {
        showToast(describeAdded(added, skipped));
        onClose();
      },
    });
  };
  return (
    <Modal opened onClose={onClose} title="Add people">
      <form className="stack gap-16" onSubmit={submit} noValidate>
        {add.error && !fieldError && (
          <NoticeBox kind="error">{errorText(add.error, "Couldn't create the links.")}</NoticeBox>
        )}
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
        <Group justify="flex-end">
          <BusyButton type="submit" busy={add.isPending} busyLabel="Creating...">
            Create links
          </BusyButton>
        </Group>
      </form>
    </Modal>
  );
}

function describeAdded(added: number, skipped: number): string {
  const made = `${countNoun(added, "link")} created.`;
  return skipped > 0 ? `${made} ${skipped} had one already.` : made;
}
