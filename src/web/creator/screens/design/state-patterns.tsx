import { Button, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconMessages } from "@tabler/icons-react";
import { useState } from "react";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { EmptyState, ErrorState, LoadingCards, LoadingLines } from "#web/ui/list-states.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast, showUndoToast } from "#web/ui/toast.tsx";
import { PatternPart, Specimen } from "./specimen.tsx";

export function StatePatterns() {
  return (
    <PatternPart id="states" title="States and messages">
      <Specimen name="Loading cards" wide>
        <div className="shrinks whole-row">
          <LoadingCards label="Loading the projects" count={3} />
        </div>
      </Specimen>
      <Specimen name="Loading lines">
        <div className="shrinks whole-row">
          <LoadingLines label="Loading the interview" />
        </div>
      </Specimen>
      <Specimen name="Empty: what goes here, and the next step">
        <div className="shrinks whole-row">
          <EmptyState
            title="No sessions yet"
            text="People who open your link and agree to take part appear here."
            icon={<IconMessages size={20} />}
          >
            <Button>Copy Link</Button>
          </EmptyState>
        </div>
      </Specimen>
      <Specimen name="Error, with and without Retry">
        <div className="shrinks whole-row">
          <ErrorState text="Failed to load sessions" onRetry={() => undefined} />
        </div>
        <div className="shrinks whole-row">
          <ErrorState text="Failed to load sessions" onRetry={() => undefined} retrying />
        </div>
        <div className="shrinks whole-row">
          <ErrorState text="This report link is no longer valid." />
        </div>
      </Specimen>
      <Specimen name="Notices">
        <div className="shrinks whole-row">
          <NoticeBox kind="info">You're looking at sample data.</NoticeBox>
        </div>
        <div className="shrinks whole-row">
          <NoticeBox kind="error">Failed to save insight.</NoticeBox>
        </div>
      </Specimen>
      <Specimen name="Toasts">
        <Button variant="default" onClick={() => showToast("Insight saved successfully!")}>
          Show a toast
        </Button>
        <Button
          variant="default"
          onClick={() => showUndoToast("Persona deleted successfully", () => showToast("Taken back."))}
        >
          Show one with Undo
        </Button>
      </Specimen>
      <Specimen name="Dialogs">
        <Dialogs />
      </Specimen>
    </PatternPart>
  );
}

function Dialogs() {
  const [plain, modal] = useDisclosure(false);
  const [confirmed, setConfirmed] = useState<() => Promise<unknown>>();
  return (
    <>
      <Button variant="default" onClick={modal.open}>
        Dialog
      </Button>
      <Button variant="default" onClick={() => setConfirmed(() => () => new Promise(() => undefined))}>
        Confirm, then busy
      </Button>
      <Button variant="default" onClick={() => setConfirmed(() => () => Promise.reject(new Error()))}>
        Confirm, then failed
      </Button>
      <Modal opened={plain} onClose={modal.close} title="A dialog">
        It keeps the focus until you close it.
      </Modal>
      <ConfirmDialog
        of={confirmed}
        title="Delete this project?"
        confirmLabel="Delete Project"
        failed="Failed to delete project"
        onConfirm={(work) => work()}
        onClose={() => setConfirmed(undefined)}
      >
        This deletes “Remote work”, its 3 interviews and 41 sessions.
      </ConfirmDialog>
    </>
  );
}
