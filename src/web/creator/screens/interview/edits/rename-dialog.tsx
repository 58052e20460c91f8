import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import type { Finding } from "#contract/insights.ts";
import { maxChars } from "#contract/limits.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
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
    <FormDialog
      title="Rename this finding"
      problem={edits.problem}
      label="Rename"
      busy={edits.busy}
      onSubmit={save}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
