import { Navigate, useParams } from "react-router";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { usePractice } from "../../../queries/practice.ts";
import { PracticeGone } from "../practice-gone.tsx";
import { PracticeChat } from "./practice-chat.tsx";

export function PracticeChatScreen() {
  const { sessionId = "" } = useParams();
  const { data, error, refetch, isFetching } = usePractice(sessionId);
  usePageTitle(data ? `Simulated interview: ${data.topic}` : "Simulated interview");
  if (error instanceof ApiError && error.status === 404) return <PracticeGone />;
  if (!data && error) {
    return (
      <ErrorState
        asPage
        text={errorText(error, "Failed to fetch messages")}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingLines label="Loading the conversation" asPage lines={6} />;
  // It may have ended elsewhere, or by itself after half an hour.
  if (data.status === "completed")
    return <Navigate to={`/simulated-interview-detail/${sessionId}`} replace />;
  return <PracticeChat key={sessionId} sessionId={sessionId} state={data} refetch={refetch} />;
}
