import { Button } from "@mantine/core";
import { Link, useParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { EmptyState, ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useInterviewDetails } from "../../queries/interviews.ts";
import { Rehearsals } from "./rehearsals.tsx";
import { SimulatedBadge } from "./simulated-badge.tsx";

/** Trying an interview's script on simulated participants before people see it. */
export function RehearsalScreen() {
  const { interviewId = "" } = useParams();
  const { data: interview, error, refetch, isFetching } = useInterviewDetails(interviewId);
  usePageTitle(interview ? `Rehearsal – ${interview.name}` : "Rehearsal");
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        asPage
        title="Interview not found"
        text="It may have been deleted, or it belongs to another account."
      >
        <Button component={Link} to="/projects">
          All projects
        </Button>
      </EmptyState>
    );
  }
  if (error && !interview) {
    return (
      <ErrorState
        asPage
        text={errorText(error, "Failed to load interview details")}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!interview) return <LoadingLines label="Loading interview details..." asPage lines={6} />;
  return (
    <>
      <RehearsalHeader interview={interview} />
      <Rehearsals key={interview._id} interviewId={interview._id} mayRun={interview.role !== "viewer"} />
    </>
  );
}

function RehearsalHeader({ interview }: { interview: InterviewDetails }) {
  const project = interview.projectId;
  return (
    <PageHeader
      title="Rehearse with simulated participants"
      crumbs={[
        { label: project.name, to: `/projects/${project._id}/detail` },
        { label: interview.name, to: `/interviews/${interview._id}` },
        { label: "Rehearsal" },
      ]}
      detail={<SimulatedBadge />}
    />
  );
}
