import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { Finding, FindingKind } from "#contract/insights.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
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
    <FormDialog
      title="Change the kind"
      problem={problem}
      label="Change"
      busy={busy}
      onSubmit={() => (kind === finding.kind ? onClose() : onSave(kind))}
      onClose={onClose}
    >
      <NativeSelect
        label="Kind"
        description={foundKind && `Original kind: ${labelKind(foundKind)}`}
        data={[...kindLabels]}
        value={kind}
        onChange={(event) => setKind(readKind(event.currentTarget.value))}
        data-autofocus
      />
    </FormDialog>
  );
}
