import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { FormButtons } from "./form-buttons.tsx";
import { NoticeBox } from "./notice-box.tsx";
import { useOpenerFocus } from "./use-opener-focus.ts";

interface FormDialogProps {
  title: string;
  size?: "lg";
  /** Why it could not be sent. */
  problem?: string | null | undefined;
  /** On the button that sends it. */
  label: string;
  busy: boolean;
  busyLabel?: string;
  onSubmit: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page, there only while it is open; it is sent or left. */
export function FormDialog(props: FormDialogProps) {
  useOpenerFocus();
  const { title, size, problem, label, busy, busyLabel = "Saving...", onSubmit, onClose, children } = props;
  return (
    <Modal opened onClose={onClose} title={title} {...(size && { size })}>
      <form
        className="stack gap-16"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        {problem && <NoticeBox kind="error">{problem}</NoticeBox>}
        {children}
        <FormButtons onCancel={onClose} {...{ label, busy, busyLabel }} />
      </form>
    </Modal>
  );
}
