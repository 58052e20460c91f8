import { useNavigate } from "react-router";
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
  return (
    <ConfirmDialog
      of={opened ? sessionId : undefined}
      title="End this practice?"
      confirmLabel="End practice"
      busyLabel="Ending..."
      failed="Failed to end the practice. Please try again."
      onConfirm={() => ending.mutateAsync()}
      onDone={() => {
        kept.keepDraft(sessionId, "");
        void navigate(`/simulated-interview-detail/${sessionId}`, { replace: true });
      }}
      onClose={onClose}
    >
      <p className="prose">
        The conversation closes, and you see how it went: your questions, what you found and what you missed.
      </p>
    </ConfirmDialog>
  );
}
