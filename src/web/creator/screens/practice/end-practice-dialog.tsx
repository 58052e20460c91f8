import { useNavigate } from "react-router";
import { errorText } from "#web/api/api-error.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useEndPractice } from "../../queries/practice.ts";
import { kept } from "./kept-in-browser.ts";

interface EndPracticeDialogProps {
  sessionId: string;
  opened: boolean;
  onClose: () => void;
}

/** Ends a session after asking, and goes to its debrief. */
export function EndPracticeDialog({ sessionId, opened, onClose }: EndPracticeDialogProps) {
  const navigate = useNavigate();
  const ending = useEndPractice(sessionId);
  const close = () => {
    ending.reset();
    onClose();
  };
  const confirm = () =>
    ending.mutate(undefined, {
      onSuccess: () => {
        kept.keepDraft(sessionId, "");
        close();
        void navigate(`/simulated-interview-detail/${sessionId}`, { replace: true });
      },
    });
  return (
    <ConfirmDialog
      opened={opened}
      title="End this practice?"
      confirmLabel="End practice"
      busyLabel="Ending..."
      busy={ending.isPending}
      error={
        ending.error ? errorText(ending.error, "Failed to end the practice. Please try again.") : undefined
      }
      onConfirm={confirm}
      onClose={close}
    >
      <p className="prose">
        The conversation closes, and you see how it went: your questions, what you found and what you missed.
      </p>
    </ConfirmDialog>
  );
}
