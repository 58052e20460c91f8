import { Button } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { errorText } from "#web/api/api-error.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useDeleteSessions } from "../../../queries/sessions.ts";
import classes from "./sessions.module.css";

interface BulkBarProps {
  interviewId: string;
  ids: string[];
  onClear: () => void;
}

/** What can be done with the sessions that are chosen. */
export function BulkBar({ interviewId, ids, onClear }: BulkBarProps) {
  const deletion = useDeleteSessions(interviewId);
  const [isAsking, setAsking] = useState(false);
  const what = ids.length === 1 ? "1 session" : `${ids.length.toLocaleString()} sessions`;
  const close = () => {
    setAsking(false);
    deletion.reset();
  };
  const confirm = () =>
    deletion.mutate(ids, {
      onSuccess: (deleted) => {
        close();
        onClear();
        showToast(deleted === 1 ? "1 session deleted" : `${deleted.toLocaleString()} sessions deleted`);
      },
    });
  return (
    <div className={classes.bulk}>
      <span role="status" className={classes.bulkCount}>
        {ids.length > 0 && `${what} selected`}
      </span>
      {ids.length > 0 && (
        <>
          <Button
            variant="default"
            size="xs"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
            Delete
          </Button>
          <Button variant="subtle" size="xs" onClick={onClear}>
            Clear selection
          </Button>
        </>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={`Delete ${what}?`}
        confirmLabel={`Delete ${what}`}
        busyLabel="Deleting..."
        busy={deletion.isPending}
        error={
          deletion.error
            ? errorText(deletion.error, "Not all of the sessions could be deleted. Please try again.")
            : undefined
        }
        onConfirm={confirm}
        onClose={close}
      >
        Their messages, form answers, addresses, tags and notes are deleted, and their words are taken out of
        the findings. This cannot be undone.
      </ConfirmDialog>
    </div>
  );
}
