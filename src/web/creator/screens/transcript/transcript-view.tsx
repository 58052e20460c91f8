import { ApiError, errorText } from "#web/api/api-error.ts";
import { EmptyState, ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { useTranscript } from "../../queries/sessions.ts";
import type { PassageLink } from "./passage-link.ts";
import { TranscriptBody } from "./transcript-body.tsx";

interface TranscriptViewProps {
  link: PassageLink;
  onDialog: (open: boolean) => void;
}

export function TranscriptView({ link, onDialog }: TranscriptViewProps) {
  const { data, error, refetch, isFetching } = useTranscript(link.sessionId);
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title="This session is gone" text="It was deleted, or the participant withdrew." />;
  }
  if (error && !data) {
    return (
      <ErrorState
        text={errorText(error, "Failed to load the transcript")}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingLines label="Loading the transcript" lines={8} />;
  return <TranscriptBody transcript={data} link={link} onDialog={onDialog} />;
}
