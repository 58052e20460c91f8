import { Button, Group, Modal } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "./busy-button.tsx";
import { NoticeBox } from "./notice-box.tsx";

interface ConfirmDialogProps<Thing> {
  /** What is asked about; the dialog is open while there is one. */
  of: Thing | undefined;
  title: string;
  /** Names the thing and what goes with it. */
  children: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  /** On the button that leaves it. */
  keepLabel?: string;
  /** Nothing is lost by it. */
  harmless?: boolean;
  /** What it says when it fails and the server gives no reason. */
  failed?: string;
  onConfirm: (of: Thing) => unknown;
  /** After it's done and closed; the screen that asked may be gone by then. */
  onDone?: (of: Thing) => void;
  onClose: () => void;
}

const idle = { busy: false, problem: "" };

/** Asks before something is deleted or changed for good; stays open, with the reason, when it did not work. */
export function ConfirmDialog<Thing>(props: ConfirmDialogProps<Thing>) {
  const {
    of,
    title,
    children,
    confirmLabel,
    busyLabel = "Deleting...",
    keepLabel = "Cancel",
    failed = "",
  } = props;
  const [state, setState] = useState(idle);
  const close = () => {
    setState(idle);
    props.onClose();
  };
  const confirm = async () => {
    if (of === undefined) return;
    setState({ busy: true, problem: "" });
    try {
      await props.onConfirm(of);
    } catch (error) {
      setState({ busy: false, problem: errorText(error, failed) });
      return;
    }
    close();
    props.onDone?.(of);
  };
  return (
    <Modal opened={of !== undefined} onClose={close} title={title}>
      {state.problem && <NoticeBox kind="error">{state.problem}</NoticeBox>}
      <div style={{ overflowWrap: "anywhere" }}>{children}</div>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={close} data-autofocus>
          {keepLabel}
        </Button>
        <BusyButton
          {...(!props.harmless && { color: "red" })}
          busy={state.busy}
          busyLabel={busyLabel}
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </BusyButton>
      </Group>
    </Modal>
  );
}
