import { Button } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { PracticeDetails } from "#contract/practice.ts";
import type { PracticeDebrief } from "#contract/practice-debrief.ts";
import { errorText } from "#web/api/api-error.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { When } from "#web/ui/when.tsx";
import { useStartPractice } from "../../../queries/practice.ts";
import { DeletePracticeDialog } from "../delete-practice-dialog.tsx";
import { PracticeBadge } from "../practice-badge.tsx";
import { describeProfile } from "../practice-words.ts";
import { PracticeExport } from "./practice-export.tsx";

interface DetailHeaderProps {
  session: PracticeDetails;
  /** Undefined until it is there. */
  debrief: PracticeDebrief | undefined;
}

export function DetailHeader({ session, debrief }: DetailHeaderProps) {
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const again = usePractiseAgain(session);
  const { interviewee, guide } = session;
  return (
    <>
      <PageHeader
        title={session.topic}
        crumbs={[
          { label: "Home", to: "/projects" },
          { label: "Practice Sessions", to: "/practice-sessions" },
          { label: "Debrief" },
        ]}
        detail={
          <>
            <p className="text-13 line-20 anywhere below-4">
              <When at={session.date} exact="time" />
              {debrief && ` · ${countNoun(Math.max(1, Math.round(debrief.minutes)), "minute")}`}
              {guide && (
                <>
                  {" "}
                  · on the script of <bdi>{guide.name}</bdi>
                </>
              )}
            </p>
            <p className="text-13 line-20 anywhere below-4">
              <PracticeBadge /> <bdi>{interviewee.pseudonym}</bdi>, <bdi>{describeProfile(interviewee)}</bdi>
            </p>
            {session.brief !== "" && (
              <p className="text-13 line-20 anywhere below-4">Your brief: {session.brief}</p>
            )}
            {debrief?.voice === "model" && (
              <p className="text-13 line-20 anywhere below-4">
                A language model phrased the answers; the insights were set beforehand.
              </p>
            )}
          </>
        }
        actions={
          <>
            <Button variant="default" onClick={() => setDeleting(true)}>
              Delete
            </Button>
            {debrief && <PracticeExport sessionId={session._id} />}
            {session.status === "completed" && session.brief !== "" && (
              <BusyButton busy={again.isPending} busyLabel="Starting..." onClick={again.start}>
                Practise again
              </BusyButton>
            )}
          </>
        }
      />
      {again.error && !again.isPending && (
        <div className="below-16">
          <NoticeBox kind="error">
            {errorText(again.error, "Failed to start new session. Please try again.")}
          </NoticeBox>
        </div>
      )}
      <DeletePracticeDialog
        session={deleting ? session : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate("/practice-sessions", { replace: true })}
      />
    </>
  );
}

/** The same person again, as hard to interview; without one on offer, somebody on the same topic. */
function usePractiseAgain({ topic, person, difficulty, guide }: PracticeDetails) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useStartPractice();
  const start = () =>
    mutate(
      { ...(person ? { person } : { topic }), difficulty, interviewId: guide?.interviewId ?? null },
      { onSuccess: ({ sessionId }) => void navigate(`/simulated-interview/interview/${sessionId}`) },
    );
  return { start, isPending, error };
}
