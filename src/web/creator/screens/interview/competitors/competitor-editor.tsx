import { Button, TagsInput, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { Competitors, CompetitorsAnswer } from "#contract/findings.ts";
import { maxChars, maxCount } from "#contract/limits.ts";
import { errorText } from "#web/api/api-error.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useSaveCompetitors } from "../../../queries/findings.ts";
import { findDouble, tidyLists, toLists } from "./competitor-lists.ts";

interface CompetitorEditorProps {
  interviewId: string;
  answer: CompetitorsAnswer;
  onClose: () => void;
}

/** A row has a key of its own, so that removing one leaves the others' fields alone. */
interface Row {
  key: number;
  name: string;
  aliases: string[];
}

export function CompetitorEditor({ interviewId, answer, onClose }: CompetitorEditorProps) {
  const [rows, setRows] = useState<Row[]>(() => toRows(toLists(answer).competitors));
  const [notCompetitors, setNotCompetitors] = useState(answer.notCompetitors);
  const [ownProduct, setOwnProduct] = useState(answer.ownProduct ?? "");
  const [problem, setProblem] = useState<string>();
  const save = useSaveCompetitors(interviewId);
  const submit = () => {
    const lists = tidyLists({ competitors: rows.map(toCompetitor), notCompetitors, ownProduct });
    const double = findDouble(lists);
    setProblem(double && `“${double}” is in these lists twice. Please keep one.`);
    if (double) return;
    save.mutate(lists, {
      onSuccess: () => {
        showToast("List saved. It takes effect the next time you generate insights.");
        onClose();
      },
    });
  };
  return (
    <FormDialog
      title="Competitors"
      size="lg"
      problem={problem ?? (save.error && errorText(save.error, "Couldn't save the list."))}
      label="Save list"
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="hint">
        A mention of any of these names counts for the competitor. Takes effect the next time you generate
        insights.
      </p>
      <Rows rows={rows} onChange={setRows} />
      <TagsInput
        label="Not competitors"
        description="Names that aren't competitors. Press Enter after each."
        value={notCompetitors}
        onChange={setNotCompetitors}
        maxTags={maxCount.notCompetitors}
        clearable
        clearButtonProps={{ "aria-label": "Remove all of them" }}
      />
      <TextInput
        label="Own product"
        description="Never counted as a competitor."
        value={ownProduct}
        maxLength={maxChars.competitor}
        onChange={(event) => setOwnProduct(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

interface RowsProps {
  rows: readonly Row[];
  onChange: (change: (rows: Row[]) => Row[]) => void;
}

function Rows({ rows, onChange }: RowsProps) {
  const change = (key: number, part: Partial<Row>) =>
    onChange((current) => current.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <fieldset className="stack">
      <legend className="below-8 heading-14">Competitors</legend>
      {rows.map((row, index) => (
        <div key={row.key} className="wrap bottom gap-8">
          <TextInput
            flex="4 1 140px"
            label="Name"
            value={row.name}
            maxLength={maxChars.competitor}
            onChange={(event) => change(row.key, { name: event.currentTarget.value })}
          />
          <TagsInput
            flex="6 1 180px"
            label="Other names"
            placeholder={row.aliases.length === 0 ? "Enter after each" : ""}
            value={row.aliases}
            maxTags={maxCount.competitorAliases}
            onChange={(aliases) => change(row.key, { aliases })}
          />
          <IconButton
            icon={IconTrash}
            size={36}
            label={`Remove competitor ${index + 1}${row.name ? `: ${row.name}` : ""}`}
            onClick={() => onChange((current) => current.filter(({ key }) => key !== row.key))}
          />
        </div>
      ))}
      {rows.length === 0 && <p className="hint">None in the list.</p>}
      {rows.length < maxCount.competitors && (
        <Button
          variant="default"
          size="xs"
          className="self-start"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() =>
            onChange((current) => [...current, { key: nextKey(current), name: "", aliases: [] }])
          }
        >
          Add competitor
        </Button>
      )}
    </fieldset>
  );
}

function toRows(competitors: Competitors["competitors"]): Row[] {
  return competitors.map(({ name, aliases }, key) => ({ key, name, aliases }));
}

function toCompetitor({ name, aliases }: Row): Competitors["competitors"][number] {
  return { name, aliases };
}

function nextKey(rows: readonly Row[]): number {
  return Math.max(-1, ...rows.map(({ key }) => key)) + 1;
}
