import { Button } from "@mantine/core";
import { Link, useParams } from "react-router";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { EmptyState, ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useInterviewDetails } from "../../queries/interviews.ts";
import { PanelComparison } from "./panel-comparison.tsx";

/** A panel's own list beside our sessions: who is owed what. */
export function ReconciliationScreen() {
  const { interviewId = "" } = useParams();
  const { data: interview, error, refetch, isFetching } = useInterviewDetails(interviewId);
  usePageTitle(interview ? `Panel payments – ${interview.name}` : "Panel payments");
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
        <EmptyState title="For editors" text="Only people who can edit this interview see panel ids." />
      ) : names.length === 0 ? (
        <EmptyState
          title="No panel ids yet"
          text="This interview saves no panel ids, so there's nothing to compare a list with. Set up a panel first."
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
}
