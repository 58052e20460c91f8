import { Button } from "@mantine/core";
import { IconEyeOff, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { restoreDays } from "#contract/limits.ts";
import type { SessionSummary } from "#contract/session-reading.ts";
import { errorText } from "#web/api/api-error.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast, showUndoToast } from "#web/ui/toast.tsx";
import { useLeaveOut } from "../../../queries/left-out.ts";
import { useDeleteSessions, useRestoreSessions } from "../../../queries/sessions.ts";
import { describeDeleted } from "./describe-deleted.ts";

interface BulkBarProps {
  interviewId: string;
  chosen: SessionSummary[];
  onClear: () => void;
}

/** What can be done with the sessions that are chosen. */
export function BulkBar({ interviewId, chosen, onClear }: BulkBarProps) {
  const ids = chosen.map(({ id }) => id);
  const deletion = useDeleteSessions(interviewId);
  const restoration = useRestoreSessions(interviewId);
  const [isAsking, setAsking] = useState(false);
  const what = countNoun(ids.length, "session");
  const labels = chosen.map(({ label }) => label);
  const remove = async () => {
    const deleted = await deletion.mutateAsync(ids);
    onClear();
    showUndoToast(describeDeleted(labels, deleted), () => void restore(ids));
  };
  const restore = async (deleted: string[]) => {
    try {
      showToast(`${countNoun(await restoration.mutateAsync(deleted), "session")} restored`);
    } catch (error) {
      showToast(errorText(error, "Couldn't restore the sessions. You'll find them on the Projects page."));
    }
  };
  return (
    <div className={ids.length > 0 ? "row gap-4-12 min-32" : "none"}>
      <span role="status" className="text-13 medium figures">
        {ids.length > 0 && `${what} selected`}
      </span>
      {ids.length > 0 && (
        <>
          <LeaveOutButton interviewId={interviewId} chosen={chosen} onDone={onClear} />
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
        of={isAsking ? ids : undefined}
        title={`Delete ${what}?`}
        confirmLabel={`Delete ${what}`}
        failed="Some sessions couldn't be deleted. Please try again."
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        This deletes their messages, form answers, addresses, tags and notes, and removes their quotes from
        the findings. You can undo this for {restoreDays} days.
      </ConfirmDialog>
    </div>
  );
}

interface LeaveOutButtonProps {
  interviewId: string;
  chosen: SessionSummary[];
  onDone: () => void;
}

/** Takes back in where all that is chosen is left out; else leaves out what is not. */
function LeaveOutButton({ interviewId, chosen, onDone }: LeaveOutButtonProps) {
  const change = useLeaveOut(interviewId);
  const leftOut = chosen.some((session) => session.leftOut === null);
  const sourceIds = chosen.filter((session) => (session.leftOut === null) === leftOut).map(({ id }) => id);
  const set = (next: boolean) => change.mutateAsync({ leftOut: next, sourceIds });
  const start = async () => {
    const changed = await set(leftOut);
    onDone();
    const what = countNoun(changed, "session");
    const done = leftOut ? `${what} left out of the analysis` : `${what} included again`;
    showUndoToast(done, () => void set(!leftOut));
  };
  const fail = (error: unknown) => showToast(errorText(error, "Couldn't save that. Please try again."));
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconEyeOff size={16} aria-hidden="true" />}
      loading={change.isPending}
      onClick={() => void start().catch(fail)}
    >
      {leftOut ? "Leave out of analysis" : "Include again"}
    </Button>
  );
}
