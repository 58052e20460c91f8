import { Button, Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { BusyButton } from "./busy-button.tsx";
import { NoticeBox } from "./notice-box.tsx";

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** Names the thing and what goes with it. */
  children: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  busy: boolean;
  error?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is deleted; stays open, with the reason, when it did not work. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={props.title}>
      {props.error && <NoticeBox kind="error">{props.error}</NoticeBox>}
      <div style={{ overflowWrap: "anywhere" }}>{props.children}</div>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={props.onClose} data-autofocus>
          Cancel
        </Button>
        <BusyButton color="red" busy={props.busy} busyLabel={props.busyLabel} onClick={props.onConfirm}>
          {props.confirmLabel}
        </BusyButton>
      </Group>
    </Modal>
  );
}
