import { useParams } from "react-router";
import { errorText } from "#web/api/api-error.ts";
import { ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useInterviewDetails } from "../../queries/interviews.ts";

export function InterviewDetailScreen() {
  const { interviewId = "" } = useParams();
  const { data: interview, error, refetch, isFetching } = useInterviewDetails(interviewId);
  usePageTitle(interview?.name ?? "Interview");
  if (error) {
    return (
      <ErrorState
        text={errorText(error, "Failed to load interview details")}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!interview) return <LoadingLines label="Loading interview details..." />;
  return (
    <PageHeader
      title={interview.name}
      detail={`${interview.organization} · ${interview.projectId.name}`}
      crumbs={[
        { label: "All projects", to: "/projects" },
        { label: interview.projectId.name, to: `/projects/${interview.projectId._id}/detail` },
        { label: interview.name },
      ]}
    />
  );
}
