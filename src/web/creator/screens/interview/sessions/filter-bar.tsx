import { Button, Checkbox, Popover, SegmentedControl, Select, Stack, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconAdjustmentsHorizontal, IconColumns3, IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { maxLineChars } from "#contract/limits.ts";
import { nameAnyEndReason } from "../../../passages/describe-turn.ts";
import type { SessionFilter, SessionOrder, SessionStatus } from "../../../queries/sessions.ts";
import { type SessionColumn, sessionColumns } from "./session-columns.ts";
import { countMore, type MoreFilter, offersStatus, orderChoices, statusChoices } from "./session-filter.ts";

export interface FilterBarProps {
  filter: SessionFilter;
  total: Record<SessionStatus, number> | undefined;
  choices: { endReasons: string[]; sources: string[] };
  narrow: boolean;
  csvAddress: string;
  columns: readonly SessionColumn[];
  onColumns: (keys: string[]) => void;
  onStatus: (status: SessionStatus) => void;
  onSort: (sort: SessionOrder) => void;
  onMore: (name: MoreFilter, value: string) => void;
}

/** What is shown of the sessions, and in which order. */
export function FilterBar(props: FilterBarProps) {
  const { filter, csvAddress, onSort } = props;
  const active = countMore(filter);
  const [isOpen, setOpen] = useState(active > 0);
  return (
    <div className="stack">
      <div className="row gap-8-16">
        <StatusFilter {...props} />
        <Select
          aria-label="Order of the sessions"
          className="short"
          data={orderChoices}
          value={filter.sort}
          allowDeselect={false}
          onChange={(value) => {
            const choice = orderChoices.find((one) => one.value === value);
            if (choice) onSort(choice.value);
          }}
        />
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls="more-filters"
          onClick={() => setOpen(!isOpen)}
        >
          Filters{active > 0 && ` (${active})`}
        </Button>
        <ColumnChoice columns={props.columns} onChoose={props.onColumns} />
        <Button
          component="a"
          href={csvAddress}
          download
          variant="subtle"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
        >
          CSV<span className="visually-hidden"> of the sessions that are shown</span>
        </Button>
      </div>
      <div id="more-filters" hidden={!isOpen}>
        {isOpen && <MoreFilters {...props} />}
      </div>
    </div>
  );
}

function StatusFilter({ filter, total, narrow, onStatus }: FilterBarProps) {
  const shared = {
    "aria-label": "Which sessions to show",
    className: "fits narrow-row",
    value: filter.status,
    onChange: (value: string | null) =>
      onStatus(statusChoices.find((choice) => choice.value === value)?.value ?? "all"),
    data: statusChoices
      .filter(({ value }) => offersStatus(value, { filter, total }))
      .map(({ value, label }) => ({ value, label: total ? `${label} (${total[value]})` : label })),
  };
  return narrow ? <Select {...shared} allowDeselect={false} /> : <SegmentedControl {...shared} />;
}

const tagChoices = [
  { value: "yes", label: "With a tag" },
  { value: "no", label: "Without a tag" },
];

function MoreFilters({ filter, choices, onMore }: FilterBarProps) {
  const choose = (name: MoreFilter) => (value: string | null) => onMore(name, value ?? "");
  const date = (name: "from" | "to", label: string) => (
    <TextInput
      type="date"
      label={label}
      value={filter[name]}
      onChange={(event) => onMore(name, event.currentTarget.value)}
    />
  );
  return (
    <div className="stack pad-16 sunken round small-columns">
      <LabelFilter label={filter.label} onChange={(value) => onMore("label", value)} />
      <Select
        label="How it ended"
        placeholder="Any"
        clearable
        clearButtonProps={{ "aria-label": "Any end" }}
        data={withOwn(choices.endReasons, filter.endReason).map((value) => ({
          value,
          label: nameAnyEndReason(value),
        }))}
        value={filter.endReason || null}
        onChange={choose("endReason")}
      />
      <Select
        label="Source"
        placeholder="Any"
        clearable
        clearButtonProps={{ "aria-label": "Any source" }}
        searchable
        nothingFoundMessage="No such source"
        data={withOwn(choices.sources, filter.source)}
        value={filter.source || null}
        onChange={choose("source")}
      />
      <Select
        label="Saved tags"
        placeholder="Any"
        clearable
        clearButtonProps={{ "aria-label": "With or without a tag" }}
        data={tagChoices}
        value={filter.tagged || null}
        onChange={choose("tagged")}
      />
      {date("from", "Started on or after")}
      {date("to", "Started on or before")}
    </div>
  );
}

/** What the address filters by is offered too, so that it can be seen and taken away. */
function withOwn(values: string[], own: string): string[] {
  return own === "" || values.includes(own) ? values : [...values, own];
}

/** The address follows once the typing pauses. */
function LabelFilter({ label, onChange }: { label: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(label);
  const [known, setKnown] = useState(label);
  if (label !== known) {
    setKnown(label);
    if (label !== typed.trim()) setTyped(label);
  }
  const change = useDebouncedCallback(onChange, 250);
  return (
    <TextInput
      label="Participant"
      placeholder="P-07"
      maxLength={maxLineChars.participantLabel}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        change(event.currentTarget.value.trim());
      }}
    />
  );
}

interface ColumnChoiceProps {
  columns: readonly SessionColumn[];
  onChoose: (keys: string[]) => void;
}

/** Which columns the table has; kept in this browser. */
function ColumnChoice({ columns, onChoose }: ColumnChoiceProps) {
  return (
    <Popover position="bottom-start" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={18} aria-hidden="true" />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Columns of the table">
        <Checkbox.Group label="Show" value={columns.map(({ key }) => key)} onChange={onChoose}>
          <Stack gap="xs" mt="xs">
            {sessionColumns.map(({ key, name }) => (
              <Checkbox key={key} value={key} label={name} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}
