import { Button, Checkbox, Select, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import type { Transcript } from "#contract/transcripts.ts";
import { useFocusKey } from "#web/ui/use-focus-key.ts";
import { useMayChange } from "../../queries/rights.ts";
import { DeleteTranscriptDialog } from "../transcript/delete-transcript-dialog.tsx";
import { TranscriptRow } from "./transcript-row.tsx";

const searchFrom = 10;
const shownFirst = 10;

type Order = "newest" | "name";

interface TranscriptListProps {
  transcripts: Transcript[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

export function TranscriptList({ transcripts, selected, onSelect }: TranscriptListProps) {
  const [query, setQuery] = useState("");
  const [order, setOrder] = useState<Order>("newest");
  const [all, setAll] = useState(false);
  const [leaving, setLeaving] = useState<Transcript>();
  const searchRef = useFocusKey("/");
  const mayChange = useMayChange();
  const shown = pickTranscripts(transcripts, query, order);
  const chosen = shown.filter(({ _id }) => selected.has(_id));
  const toggle = (ids: string[], on: boolean) => {
    const next = new Set(selected);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    onSelect(next);
  };
  return (
    <>
      {transcripts.length > searchFrom && (
        <div className="wrap gap-12">
          <TextInput
            ref={searchRef}
            type="search"
            aria-label="Search transcripts"
            placeholder="Search by name, file or tag"
            className="basis-200"
            leftSection={<IconSearch size={18} aria-hidden="true" />}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <Select
            flex="0 1 170px"
            aria-label="Sort transcripts"
            data={[
              { value: "newest", label: "Newest first" },
              { value: "name", label: "By name" },
            ]}
            value={order}
            allowDeselect={false}
            onChange={(value) => setOrder(value === "name" ? "name" : "newest")}
          />
        </div>
      )}
      <div className="card">
        {transcripts.length > 1 && (
          <div className="pad-12-16 ruled-below">
            <Checkbox
              label={chosen.length === 0 ? "Select all" : `${chosen.length} of ${shown.length} selected`}
              checked={shown.length > 0 && chosen.length === shown.length}
              indeterminate={chosen.length > 0 && chosen.length < shown.length}
              onChange={(event) =>
                toggle(
                  shown.map(({ _id }) => _id),
                  event.currentTarget.checked,
                )
              }
            />
          </div>
        )}
        {shown.length === 0 && <p className="muted anywhere pad-16">No transcripts match “{query}”.</p>}
        <ul aria-label="Transcripts">
          {(all ? shown : shown.slice(0, shownFirst)).map((transcript) => (
            <TranscriptRow
              key={transcript._id}
              transcript={transcript}
              selected={selected.has(transcript._id)}
              onSelect={(on) => toggle([transcript._id], on)}
              onDelete={mayChange.ofProject(transcript.projectId) ? () => setLeaving(transcript) : undefined}
            />
          ))}
        </ul>
        {shown.length > shownFirst && (
          <div className="pad-8-12 ruled">
            <Button variant="subtle" size="compact-sm" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? "Show fewer" : `Show all ${shown.length}`}
            </Button>
          </div>
        )}
      </div>
      <DeleteTranscriptDialog
        transcript={leaving}
        onClose={() => setLeaving(undefined)}
        onDeleted={({ _id }) => toggle([_id], false)}
      />
    </>
  );
}

function pickTranscripts(transcripts: readonly Transcript[], query: string, order: Order): Transcript[] {
  const wanted = query.trim().toLocaleLowerCase();
  const found = transcripts.filter(({ name, fileName, tags }) =>
    [name, fileName, ...tags].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
  return order === "name" ? found.sort((a, b) => a.name.localeCompare(b.name)) : found;
}
