import { Select } from "@mantine/core";
import { useState } from "react";
import type { Reconciliation } from "#contract/reconciliation.ts";
import type { PanelListInput } from "../../queries/reconciliation.ts";

interface ColumnChoiceProps {
  columns: Reconciliation["columns"];
  onChange: (columns: PanelListInput["columns"]) => void;
}

const asked = [
  ["id", "Panel ID"],
  ["status", "Status"],
  ["code", "Completion code"],
] as const;

/** Which column of the list holds what; opened where we couldn't tell. */
export function ColumnChoice({ columns, onChange }: ColumnChoiceProps) {
  const { names, ...chosen } = columns;
  // Opened for a choice it stays so: the focus is in it.
  const [opened, setOpened] = useState(chosen.id === null);
  if (chosen.id === null && !opened) setOpened(true);
  const nameOf = (at: number | null) => (at === null ? "no column" : `“${names[at] ?? ""}”`);
  return (
    <details open={opened || undefined}>
      <summary>
        {chosen.id === null
          ? "Choose the columns"
          : `Columns: ID from ${nameOf(chosen.id)}, status from ${nameOf(chosen.status)}, completion code from ${nameOf(chosen.code)}`}
      </summary>
      <div className="stack above-8 auto-columns">
        {asked.map(([part, label]) => (
          <Select
            key={part}
            label={label}
            placeholder="Choose a column"
            data={[
              ...(part === "id" ? [] : [{ value: "", label: "None" }]),
              ...names.map((name, at) => ({ value: String(at), label: name })),
            ]}
            allowDeselect={false}
            value={chosen[part] === null ? (part === "id" ? null : "") : String(chosen[part])}
            onChange={(value) => {
              if (value === null) return;
              const { id, ...others } = chosen;
              const kept = id === null ? others : chosen;
              onChange({ ...kept, [part]: value === "" ? null : Number(value) });
            }}
          />
        ))}
      </div>
    </details>
  );
}
