import { useParams } from "react-router";
import type { PracticeDetails } from "#contract/practice.ts";
import { errorText } from "#web/api/api-error.ts";
import { ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { LoadedPage } from "../../../components/loaded-page.tsx";
import { usePracticeDebrief, usePracticeDetails } from "../../../queries/practice.ts";
import { PracticeGone } from "../practice-gone.tsx";
import { Conversation } from "./conversation.tsx";
import { Debrief } from "./debrief.tsx";
import { DetailHeader } from "./detail-header.tsx";
import { NotEnded } from "./not-ended.tsx";

export function PracticeDetailScreen() {
  const { sessionId = "" } = useParams();
  const query = usePracticeDetails(sessionId);
  const { data } = query;
  usePageTitle(data ? `Practice: ${data.topic}` : "Practice session");
  return (
    <LoadedPage
      query={query}
      missing={<PracticeGone />}
      failed="Failed to load the practice session"
      loading="Loading the practice session"
      lines={6}
    >
      {(data) => <PracticeDetail key={data._id} session={data} />}
    </LoadedPage>
  );
}

function PracticeDetail({ session }: { session: PracticeDetails }) {
  const hasEnded = session.status === "completed";
  const debrief = usePracticeDebrief(session._id, hasEnded);
  return (
    <>
      <DetailHeader session={session} debrief={debrief.data} />
      <div className="stack gap-32 top beside wide-beside">
        <div className="shrinks">
          {!hasEnded && <NotEnded session={session} />}
          {hasEnded && debrief.isPending && <LoadingLines label="Loading the debrief" lines={6} />}
          {hasEnded && debrief.error && !debrief.data && (
            <ErrorState
              text={errorText(debrief.error, "Failed to load the debrief")}
              onRetry={() => void debrief.refetch()}
              retrying={debrief.isFetching}
            />
          )}
          {debrief.data && <Debrief session={session} debrief={debrief.data} />}
        </div>
        <Conversation session={session} questions={debrief.data?.questions ?? []} />
      </div>
    </>
  );
}
