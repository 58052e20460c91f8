import { Button, Modal, Textarea } from "@mantine/core";
import { useState } from "react";
import type { Finding } from "#contract/insights.ts";
import { maxChars } from "#contract/limits.ts";
import { FormButtons } from "#web/ui/form-buttons.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import type { FindingEdits } from "./use-finding-edits.ts";

interface RenameDialogProps {
  finding: Finding;
  edits: FindingEdits;
  onClose: () => void;
}

export function RenameDialog({ finding, edits, onClose }: RenameDialogProps) {
  const [name, setName] = useState(finding.text);
  const [problem, setProblem] = useState<string>();
  const foundAs = finding.edited?.foundAs ?? null;
  const save = async () => {
    const wanted = name.trim();
    if (wanted === "") {
      setProblem("Please enter a name.");
      return;
    }
    if (wanted === finding.text || (await edits.rename(wanted))) onClose();
  };
  const restore = async () => {
    if (await edits.rename(null)) onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Rename this finding">
      <form
        className="stack gap-16"
        onSubmit={(event) => {
          event.preventDefault();
          if (!edits.busy) void save();
        }}
      >
        {edits.problem && <NoticeBox kind="error">{edits.problem}</NoticeBox>}
        <Textarea
          label="Wording"
          description="Your wording stays when you generate insights again."
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem(undefined);
          }}
          maxLength={maxChars.topic}
          minRows={2}
          error={problem}
          data-autofocus
        />
        {foundAs !== null && (
          <p className="hint anywhere">
            The coder's own wording: “<span dir="auto">{foundAs}</span>”{" "}
            <Button variant="subtle" size="compact-xs" onClick={() => void restore()}>
              Use it
            </Button>
          </p>
        )}
        <FormButtons onCancel={onClose} busy={edits.busy} busyLabel="Saving..." label="Rename" />
      </form>
    </Modal>
  );
}
