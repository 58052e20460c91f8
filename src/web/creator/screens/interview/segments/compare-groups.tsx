import { Button, Select } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { isNotAnalysedNote } from "#contract/describe-not-analysed.ts";
import type { SegmentComparison } from "#contract/findings.ts";
import type { InterviewDetails } from "#contract/interviews.ts";
import { errorText } from "#web/api/api-error.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { EmptyState, ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { toCsv } from "../../../../format/csv.ts";
import { saveFile } from "../../../../ui/save-file.ts";
import { useSegments } from "../../../queries/findings.ts";
import { SegmentTable } from "./segment-table.tsx";
import { canCompare, listKinds, toRows } from "./segment-words.ts";

/** The findings side by side for groups of people, with what can be concluded from that and what cannot. */
export function CompareGroups({ interview }: { interview: InterviewDetails }) {
  const [by, setBy] = useState<string>();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useSegments(interview._id, by);
  if (isPending) return <LoadingLines label="Loading the comparison" lines={6} />;
  if (!data || (error && isPlaceholderData)) {
    return (
      <ErrorState
        text={errorText(error, "Couldn't compare the groups.")}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <section className="stack gap-16" aria-labelledby="groups-heading">
      <h2 id="groups-heading" className="heading-18">
        Compare groups
      </h2>
      <Comparison comparison={data} by={by ?? data.by} onChoose={setBy} busy={isFetching} />
    </section>
  );
}

interface ComparisonProps {
  comparison: SegmentComparison;
  by: string;
  onChoose: (by: string) => void;
  busy: boolean;
}

function Comparison({ comparison, by, onChoose, busy }: ComparisonProps) {
  const [kind, setKind] = useState<string | null>("themes");
  const { choices, groups } = comparison;
  // Who was not analysed is told above, on every view.
  const notes = comparison.notes.filter((note) => !isNotAnalysedNote(note));
  const kinds = listKinds(comparison.findings);
  const chosenKind = kinds.some(({ value }) => value === kind) ? kind : null;
  const findings = comparison.findings.filter((one) => chosenKind === null || one.kind === chosenKind);
  return (
    <>
      <div className="wrap bottom gap-12">
        <Select
          label="Compare by"
          data={choices.map(({ value, label, people }) => ({
            value,
            label: `${label} (${countNoun(people, "person", "people")})`,
          }))}
          value={by}
          onChange={(value) => value && onChoose(value)}
          allowDeselect={false}
          disabled={choices.length === 0}
          searchable={choices.length > 10}
          flex="0 1 260px"
        />
        <Select
          label="Kind of finding"
          data={kinds}
          value={chosenKind}
          onChange={setKind}
          placeholder="All kinds"
          clearable
          clearButtonProps={{ "aria-label": "Show all kinds" }}
          flex="0 1 260px"
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => saveFile("groups.csv", "text/csv;charset=utf-8", toCsv(toRows(comparison)))}
          disabled={comparison.findings.length === 0}
        >
          Download CSV
        </Button>
      </div>
      {notes.length > 0 && (canCompare(groups) || groups.length < 2) && (
        <div className="hint reading">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      {groups.length === 0 || findings.length === 0 ? (
        <EmptyState
          title="Nothing to compare"
          text="Groups appear here once at least two of them have been asked about the same things."
        />
      ) : (
        <div aria-busy={busy} className={busy ? "stack faded" : "stack"}>
          <SegmentTable groups={groups} findings={findings} />
        </div>
      )}
    </>
  );
}
