import { Button, Group, Modal, Radio, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import type { Finding } from "#contract/insights.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { tellStrength } from "../findings/finding-words.ts";
import classes from "./edits.module.css";
import type { FindingEdits } from "./use-finding-edits.ts";

interface MergeDialogProps {
  finding: Finding;
  /** Those of the same kind, without the finding itself. */
  others: readonly Finding[];
  edits: FindingEdits;
  onClose: () => void;
  /** After it became a part of another, whose card stands elsewhere. */
  onMerged: () => void;
}

export function MergeDialog({ finding, others, edits, onClose, onMerged }: MergeDialogProps) {
  const [search, setSearch] = useState("");
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const wanted = search.trim().toLowerCase();
  const shown = others.filter(({ text }) => text.toLowerCase().includes(wanted));
  const chosen = shown.find(({ id }) => id === chosenId);
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
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!edits.busy) void merge();
        }}
      >
        {edits.problem && <NoticeBox kind="error">{edits.problem}</NoticeBox>}
        <p className={classes.about}>
          The people and quotes of “<span dir="auto">{finding.text}</span>” count there from now on, nobody
          twice.
        </p>
        <TextInput
          label="Search findings"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          data-autofocus
        />
        <Radio.Group
          label="Findings of the same kind"
          value={chosenId}
          onChange={(id) => {
            setChosenId(id);
            setProblem(undefined);
          }}
          error={problem}
        >
          <div className={classes.choices}>
            {shown.map((other) => (
              <Radio
                key={other.id}
                value={other.id}
                label={<span dir="auto">{other.text}</span>}
                description={tellStrength(other.strength)}
              />
            ))}
            {shown.length === 0 && <p className={classes.about}>No finding has these words.</p>}
          </div>
        </Radio.Group>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" busy={edits.busy} busyLabel="Merging...">
            Merge
          </BusyButton>
        </Group>
      </form>
    </Modal>
  );
}
