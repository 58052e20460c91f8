import { Modal } from "@mantine/core";
import { useState } from "react";
import type { Finding } from "#contract/insights.ts";
import { FormButtons } from "#web/ui/form-buttons.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { FindingChoice } from "../../../components/finding-editor/finding-choice.tsx";
import type { FindingEdits } from "./use-finding-edits.ts";

interface MergeDialogProps {
  finding: Finding;
  /** Those from the same kind of source, without the finding itself. */
  others: readonly Finding[];
  edits: FindingEdits;
  onClose: () => void;
  /** After it became a part of another, whose card stands elsewhere. */
  onMerged: () => void;
}

export function MergeDialog({ finding, others, edits, onClose, onMerged }: MergeDialogProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const chosen = others.find(({ id }) => id === chosenId);
  const merge = async () => {
    if (!chosen) {
      setProblem("Please choose a finding.");
      return;
    }
    if (!(await edits.mergeInto(chosen))) return;
    onClose();
    onMerged();
  };
  return (
    <Modal opened onClose={onClose} title="Merge into another finding" size="lg">
      <form
        className="stack gap-16"
        onSubmit={(event) => {
          event.preventDefault();
          if (!edits.busy) void merge();
        }}
      >
        {edits.problem && <NoticeBox kind="error">{edits.problem}</NoticeBox>}
        <p className="hint anywhere">
          The people and quotes of “<span dir="auto">{finding.text}</span>” move to the finding you choose. No
          one is counted twice.
        </p>
        <FindingChoice
          label="Findings from the same kind of source"
          findings={others}
          chosenId={chosenId}
          onChoose={(id) => {
            setChosenId(id);
            setProblem(undefined);
          }}
          problem={problem}
        />
        <FormButtons onCancel={onClose} busy={edits.busy} busyLabel="Merging..." label="Merge" />
      </form>
    </Modal>
  );
}
