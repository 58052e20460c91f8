import { Modal, NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { Finding, FindingKind } from "#contract/insights.ts";
import { FormButtons } from "#web/ui/form-buttons.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { kindLabels, labelKind, readKind } from "./kind-labels.ts";

interface KindDialogProps {
  finding: Finding;
  busy: boolean;
  problem: string | undefined;
  onSave: (kind: FindingKind) => void;
  onClose: () => void;
}

export function KindDialog({ finding, busy, problem, onSave, onClose }: KindDialogProps) {
  const [kind, setKind] = useState<FindingKind>(finding.kind);
  const foundKind = finding.edited?.foundKind ?? null;
  return (
    <Modal opened onClose={onClose} title="Change the kind">
      <form
        className="stack gap-16"
        onSubmit={(event) => {
          event.preventDefault();
          if (kind === finding.kind) onClose();
          else if (!busy) onSave(kind);
        }}
      >
        {problem && <NoticeBox kind="error">{problem}</NoticeBox>}
        <NativeSelect
          label="Kind"
          description={foundKind && `Original kind: ${labelKind(foundKind)}`}
          data={[...kindLabels]}
          value={kind}
          onChange={(event) => setKind(readKind(event.currentTarget.value))}
          data-autofocus
        />
        <FormButtons onCancel={onClose} busy={busy} busyLabel="Saving..." label="Change" />
      </form>
    </Modal>
  );
}
