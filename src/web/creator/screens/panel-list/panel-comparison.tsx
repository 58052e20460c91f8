import { useEffect, useRef, useState } from "react";
import type { InterviewDetails } from "#contract/interviews.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { type PanelListInput, useReconcilePanel } from "../../queries/reconciliation.ts";
import { ComparedPeople } from "./compared-people.tsx";
import { ListForm } from "./list-form.tsx";
import classes from "./panel-list.module.css";

/** Takes the list, and shows what comes of it. */
export function PanelComparison({ interview }: { interview: InterviewDetails }) {
  const comparing = useReconcilePanel(interview._id);
  const [compared, setCompared] = useState<PanelListInput>();
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: found, isPending } = comparing;
  const isFirst = useRef(true);
  const compare = (input: PanelListInput) => {
    if (isPending) return;
    setProblem(undefined);
    isFirst.current = input.list !== compared?.list;
    comparing.mutate(input, { onSuccess: () => setCompared(input) });
  };
  // A new list leads to what was found in it; a change of its columns leaves the focus where it is.
  useEffect(() => {
    if (found && isFirst.current) heading.current?.focus();
  }, [found]);
  const said = problem ?? (comparing.error ? describeProblem(comparing.error) : undefined);
  const isShown = found && compared && !said;
  return (
    <div className={classes.page}>
      <ListForm interview={interview} busy={isPending} onList={compare} onProblem={setProblem} />
      {said && <NoticeBox kind="error">{said}</NoticeBox>}
      <span role="status" className="visually-hidden">
        {isPending ? "Comparing..." : ""}
      </span>
      {isShown && (
        <ComparedPeople
          interviewId={interview._id}
          found={found}
          input={compared}
          busy={isPending}
          heading={heading}
          onColumns={(columns) => compare({ ...compared, columns })}
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
