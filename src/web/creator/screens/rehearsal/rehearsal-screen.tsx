import { useParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { LoadedPage, MissingPage } from "../../components/loaded-page.tsx";
import { useInterviewDetails } from "../../queries/interviews.ts";
import { Rehearsals } from "./rehearsals.tsx";
import { SimulatedBadge } from "./simulated-badge.tsx";

/** Trying an interview's script on simulated participants before people see it. */
export function RehearsalScreen() {
  const { interviewId = "" } = useParams();
  const query = useInterviewDetails(interviewId);
  const { data: interview } = query;
  usePageTitle(interview ? `Rehearsal – ${interview.name}` : "Rehearsal");
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
      {(interview) => (
        <>
          <RehearsalHeader interview={interview} />
          <Rehearsals key={interview._id} interviewId={interview._id} mayRun={interview.role !== "viewer"} />
        </>
      )}
    </LoadedPage>
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
