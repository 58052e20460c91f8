import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { InterviewDetails } from "#contract/interviews.ts";
import type { Reconciliation } from "#contract/reconciliation.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { exclusionsAddress, type PanelListInput, useReconcilePanel } from "../../queries/reconciliation.ts";
import { ComparedPeople } from "./compared-people.tsx";
import { ListForm } from "./list-form.tsx";

/** Takes the list, and shows what comes of it. */
export function PanelComparison({ interview }: { interview: InterviewDetails }) {
  const comparing = useReconcilePanel(interview._id);
  // What was found stays in sight, with the focus in it, while its columns are changed.
  const [compared, setCompared] = useState<{ input: PanelListInput; found: Reconciliation }>();
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { isPending } = comparing;
  const isFirst = useRef(true);
  const compare = (input: PanelListInput) => {
    if (isPending) return;
    setProblem(undefined);
    isFirst.current = input.list !== compared?.input.list;
    comparing.mutate(input, { onSuccess: (found) => setCompared({ input, found }) });
  };
  // A new list leads to what was found in it; a change of its columns leaves the focus where it is.
  useEffect(() => {
    if (compared && isFirst.current) heading.current?.focus();
  }, [compared]);
  const said = problem ?? (comparing.error ? describeProblem(comparing.error) : undefined);
  return (
    <div className="stack gap-32">
      <ListForm interview={interview} busy={isPending} onList={compare} onProblem={setProblem} />
      {said && <NoticeBox kind="error">{said}</NoticeBox>}
      <span role="status" className="visually-hidden">
        {isPending ? "Comparing..." : ""}
      </span>
      <div className="stack items-start gap-8">
        <Button component="a" variant="default" href={exclusionsAddress(interview._id)} download>
          Download exclusion list (CSV)
        </Button>
        <span className="text-13 muted">
          Panel IDs of sessions that you left out of the analysis, with reasons.
        </span>
      </div>
      {compared && !said && (
        <ComparedPeople
          interviewId={interview._id}
          found={compared.found}
          input={compared.input}
          busy={isPending}
          heading={heading}
          onColumns={(columns) => compare({ ...compared.input, columns })}
        />
      )}
    </div>
  );
}

function describeProblem(error: Error): string {
  if (error instanceof ApiError && error.code === "too_large")
    return "This list is too long to compare at once. Export fewer columns, or split it.";
  const field = error instanceof ApiError ? Object.values(error.fields)[0] : undefined;
  return field ?? errorText(error, "Couldn't compare this list.");
}
