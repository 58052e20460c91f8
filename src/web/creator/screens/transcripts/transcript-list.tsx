import { Checkbox } from "@mantine/core";
import { useState } from "react";
import type { Transcript } from "#contract/transcripts.ts";
import { FoldButton } from "#web/ui/fold-button.tsx";
import { ListTools, NoneFound } from "#web/ui/list-tools.tsx";
import { useListView } from "#web/ui/use-list-view.ts";
import { useMayChange } from "../../queries/rights.ts";
import { DeleteTranscriptDialog } from "../transcript/delete-transcript-dialog.tsx";
import { TranscriptLine, transcriptShape } from "../transcript/transcript-line.tsx";

const shownFirst = 10;

interface TranscriptListProps {
  transcripts: Transcript[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** Transcripts to choose from. */
export function TranscriptList({ transcripts, selected, onSelect }: TranscriptListProps) {
  const view = useListView(transcripts, "transcripts", transcriptShape);
  const [all, setAll] = useState(false);
  const [leaving, setLeaving] = useState<Transcript>();
  const mayChange = useMayChange();
  const { shown } = view;
  const chosen = shown.filter(({ _id }) => selected.has(_id));
  const toggle = (ids: string[], on: boolean) => {
    const next = new Set(selected);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    onSelect(next);
  };
  return (
    <>
      <ListTools of="transcripts" placeholder="Search by name, file or tag" view={view} />
      {shown.length === 0 && <NoneFound of="transcripts" view={view} />}
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
        <ul aria-label="Transcripts">
          {(all ? shown : shown.slice(0, shownFirst)).map((transcript) => (
            <TranscriptLine
              key={transcript._id}
              transcript={transcript}
              onDelete={mayChange.ofProject(transcript.projectId) ? () => setLeaving(transcript) : undefined}
            >
              <Checkbox
                aria-label={`Select ${transcript.name}`}
                checked={selected.has(transcript._id)}
                onChange={(event) => toggle([transcript._id], event.currentTarget.checked)}
              />
            </TranscriptLine>
          ))}
        </ul>
        {shown.length > shownFirst && (
          <div className="pad-8-12 ruled">
            <FoldButton open={all} onToggle={setAll}>
              {all ? "Show fewer" : `Show all ${shown.length}`}
            </FoldButton>
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
