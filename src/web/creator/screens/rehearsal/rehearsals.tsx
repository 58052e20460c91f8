import { Select } from "@mantine/core";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Rehearsal, RehearsalSummary } from "#contract/rehearsals.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { EmptyState, ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { useRehearsalJob, useRehearsals, useStartRehearsal } from "../../queries/rehearsals.ts";
import { RehearsalForm } from "./rehearsal-form.tsx";
import { readPlace, toSearch } from "./rehearsal-place.ts";
import { RehearsalResult } from "./rehearsal-result.tsx";

interface RehearsalsProps {
  interviewId: string;
  /** Viewers read the report cards; they run none. */
  mayRun: boolean;
}

export function Rehearsals({ interviewId, mayRun }: RehearsalsProps) {
  const [search, setSearch] = useSearchParams();
  const { rehearsalId } = readPlace(search);
  const { data, error, refetch, isFetching } = useRehearsals(interviewId, rehearsalId);
  const [startedJob, setStartedJob] = useState<string>();
  const start = useStartRehearsal(interviewId);
  const { data: job } = useRehearsalJob(interviewId, startedJob ?? data?.job?._id);
  const working = start.isPending || job?.status === "queued" || job?.status === "running";
  const problem = start.error
    ? errorText(start.error, "Failed to start the rehearsal")
    : job?.status === "failed"
      ? (job.error ?? "The rehearsal failed. Please try again.")
      : undefined;
  const run = (input: { participants: number; seed?: number }) =>
    start.mutate(input, {
      onSuccess: (answer) => {
        setStartedJob(answer.job._id);
        setSearch(toSearch({}));
      },
    });
  const isGone = error instanceof ApiError && error.status === 404 && rehearsalId !== null;
  return (
    <div className="stack gap-32">
      {mayRun && <RehearsalForm working={working} job={job} problem={problem} onRun={run} />}
      {isGone && (
        <NoticeBox kind="info">
          We keep only the five most recent rehearsals, and this one is gone.{" "}
          <button
            type="button"
            className="bare min-24 primary underlined"
            onClick={() => setSearch(toSearch({}))}
          >
            Show the newest
          </button>
        </NoticeBox>
      )}
      {error && !data && !isGone && (
        <ErrorState
          text={errorText(error, "Failed to load the rehearsals")}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!error && !data && <LoadingLines label="Loading the rehearsals" lines={4} />}
      {data && data.rehearsals.length === 0 && !working && (
        <EmptyState
          title="No rehearsal yet"
          text="We run your script with made-up people: talkative and terse ones, some who skip, digress or want to stop. You’ll see how long it takes and where the order or the wording needs work, before you take up anyone’s time."
        />
      )}
      {data?.selected && !isGone && (
        <>
          <RehearsalChoice
            rehearsals={data.rehearsals}
            selected={data.selected}
            onChoose={(id) => setSearch(toSearch({ rehearsalId: id }))}
          />
          <RehearsalResult
            interviewId={interviewId}
            rehearsal={data.selected}
            working={working}
            onRepeat={mayRun ? ({ participants, seed }) => run({ participants, seed }) : undefined}
          />
        </>
      )}
    </div>
  );
}

interface RehearsalChoiceProps {
  rehearsals: RehearsalSummary[];
  selected: Rehearsal;
  onChoose: (id: string) => void;
}

/** The newest five rehearsals; one is shown. */
function RehearsalChoice({ rehearsals, selected, onChoose }: RehearsalChoiceProps) {
  if (rehearsals.length < 2) return null;
  return (
    <Select
      label="Rehearsal"
      description="We keep the five most recent."
      className="max-420"
      allowDeselect={false}
      value={selected._id}
      onChange={(id) => id && onChoose(id)}
      data={rehearsals.map((one) => ({
        value: one._id,
        label: `${formatDateTime(one.createdAt)} · ${countNoun(one.participants, "participant")}${one.outdated ? " · older script" : ""}`,
      }))}
    />
  );
}
