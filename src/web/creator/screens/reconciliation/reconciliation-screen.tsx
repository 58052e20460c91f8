import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { Link, useParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import type { Reconciliation } from "#contract/reconciliation.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { EmptyState } from "#web/ui/list-states.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { LoadedPage, MissingPage } from "../../components/loaded-page.tsx";
import { useInterviewDetails } from "../../queries/interviews.ts";
import { exclusionsAddress, type PanelListInput, useReconcilePanel } from "../../queries/reconciliation.ts";
import { ComparedPeople } from "./compared-people.tsx";
import { ListForm } from "./list-form.tsx";

/** A panel's own list beside our sessions: who is owed what. */
export function ReconciliationScreen() {
  const { interviewId = "" } = useParams();
  const query = useInterviewDetails(interviewId);
  const { data: interview } = query;
  usePageTitle(interview ? `Panel payments – ${interview.name}` : "Panel payments");
  return (
    <LoadedPage
      query={query}
      missing={
        <MissingPage
          title="Interview not found"
          text="It may have been deleted, or it belongs to another account."
        />
      }
      failed="Failed to load interview details"
      loading="Loading interview details..."
      lines={6}
    >
      {(interview) => {
        const project = interview.projectId;
        const share = `/interviews/${interview._id}?tab=share`;
        const names = interview.settings.hiddenFields ?? [];
        return (
          <>
            <PageHeader
              title="Compare with the panel's list"
              crumbs={[
                { label: project.name, to: `/projects/${project._id}/detail` },
                { label: interview.name, to: share },
                { label: "Panel payments" },
              ]}
            />
            {interview.role === "viewer" ? (
              <EmptyState title="For editors" text="Only people who can edit this interview see panel IDs." />
            ) : names.length === 0 ? (
              <EmptyState
                title="No panel IDs yet"
                text="This interview saves no panel IDs, so there's nothing to compare a list with. Set up a panel first."
              >
                <Button component={Link} to={share}>
                  Go to Share
                </Button>
              </EmptyState>
            ) : (
              <PanelComparison key={interview._id} interview={interview} />
            )}
          </>
        );
      }}
    </LoadedPage>
  );
}

/** Takes the list, and shows what comes of it. */
function PanelComparison({ interview }: { interview: InterviewDetails }) {
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
