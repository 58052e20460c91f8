import { useParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { restoreDays } from "#contract/limits.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { LoadedPage, MissingPage } from "../../components/loaded-page.tsx";
import { PlayableQuotes } from "../../components/quote-sound/playable.tsx";
import { useInterviewDetails } from "../../queries/interviews.ts";
import { DetailTabs } from "./detail-tabs.tsx";
import classes from "./interview-detail.module.css";
import { InterviewHeader } from "./interview-header.tsx";
import { MayEditProvider } from "./may-edit.tsx";
import { SessionFromAddress } from "./session-from-address.tsx";

export function InterviewScreen() {
  const { interviewId = "" } = useParams();
  const query = useInterviewDetails(interviewId);
  const { data: interview } = query;
  usePageTitle(interview?.name ?? "Interview");
  // By id, so that what was typed or opened for one interview does not stay when another is chosen.
  return (
    <LoadedPage
      query={query}
      missing={
        <MissingPage
          title="Interview not found"
          text={`It may have been deleted, or it belongs to another account. Deleted interviews can be restored for ${restoreDays} days.`}
        />
      }
      failed="Failed to load interview details"
      loading="Loading interview details..."
      lines={6}
    >
      {(interview) => <InterviewDetail key={interview._id} interview={interview} />}
    </LoadedPage>
  );
}

function InterviewDetail({ interview }: { interview: InterviewDetails }) {
  return (
    <MayEditProvider value={interview.role !== "viewer"}>
      <PlayableQuotes interviewId={interview._id}>
        <div className={classes.page}>
          <InterviewHeader interview={interview} />
          {interview.archivedAt && (
            <NoticeBox kind="info">
              This interview is archived: nobody new can take part, and it’s left out of lists. Everything
              stays readable.{interview.role !== "viewer" && " You can bring it back under More actions."}
            </NoticeBox>
          )}
          {interview.interviewerNotice !== null && (
            <NoticeBox kind="info">{interview.interviewerNotice}</NoticeBox>
          )}
          <DetailTabs interview={interview} />
          <SessionFromAddress />
        </div>
      </PlayableQuotes>
    </MayEditProvider>
  );
}
