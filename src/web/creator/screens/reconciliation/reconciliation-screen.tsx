import { Button } from "@mantine/core";
import { Link, useParams } from "react-router";
import { EmptyState } from "#web/ui/list-states.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { LoadedPage, MissingPage } from "../../components/loaded-page.tsx";
import { useInterviewDetails } from "../../queries/interviews.ts";
import { PanelComparison } from "./panel-comparison.tsx";

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
