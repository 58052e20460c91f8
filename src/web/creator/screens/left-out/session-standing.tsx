import { Button } from "@mantine/core";
import { FailureNotice } from "#web/ui/notice-box.tsx";
import { showUndoToast } from "#web/ui/toast.tsx";
import { useDecideDistress, useLeaveOut } from "../../queries/left-out.ts";
import type { SessionDetails } from "../../queries/sessions.ts";
import { describeLeftOut } from "./left-out-badge.tsx";

/** Whether a session's words are used, and the ways to change that. */
export function SessionStanding({ transcript }: { transcript: SessionDetails }) {
  if (transcript.leftOut || transcript.distress === null) return <LeaveOut transcript={transcript} />;
  return <DistressNotice transcript={transcript} />;
}

function LeaveOut({ transcript }: { transcript: SessionDetails }) {
  const { id, interviewId, leftOut, mayEdit, completed, label } = transcript;
  const change = useLeaveOut(interviewId);
  const set = (next: boolean) =>
    change.mutate(
      { leftOut: next, sourceIds: [id] },
      {
        onSuccess: () => {
          if (next) showUndoToast(`${label} is left out of the analysis`, () => set(false));
        },
      },
    );
  if (!leftOut && (!mayEdit || !completed)) return null;
  return (
    <div className="wrap gap-8">
      {leftOut && <p className="prose text-14 muted">{describeLeftOut(leftOut)}.</p>}
      {mayEdit && (
        <Button variant="default" size="xs" loading={change.isPending} onClick={() => set(leftOut === null)}>
          {leftOut ? "Include again" : "Leave out of the analysis"}
        </Button>
      )}
      <FailureNotice error={change.error} fallback="Couldn't save that. Please try again." />
    </div>
  );
}

const titles = {
  needs_you: "This interview ended in distress. Please read it.",
  taken_in: "This interview ended in distress. All of it is used.",
  kept_out: "This interview ended in distress. The last words are kept out.",
} as const;

function DistressNotice({ transcript }: { transcript: SessionDetails }) {
  const { id, interviewId, mayEdit } = transcript;
  const distress = transcript.distress ?? "needs_you";
  const decision = useDecideDistress({ interviewId, sessionId: id });
  return (
    <section
      className="card stack gap-8 pad-12-16"
      data-kind={distress === "needs_you" ? "needs-you" : undefined}
      aria-label="Distress"
    >
      <p className="prose strong">{titles[distress]}</p>
      <p className="prose text-14 muted">
        {distress === "taken_in"
          ? "The next analysis will include all of it."
          : "What was said from then on is left out of findings, reports and exports."}
      </p>
      {mayEdit && (
        <div className="wrap gap-8">
          {distress !== "taken_in" && (
            <Button
              variant="default"
              size="xs"
              loading={decision.isPending}
              onClick={() => decision.mutate("taken_in")}
            >
              Use all of it
            </Button>
          )}
          {distress !== "kept_out" && (
            <Button
              variant="default"
              size="xs"
              loading={decision.isPending}
              onClick={() => decision.mutate("kept_out")}
            >
              Keep the last words out
            </Button>
          )}
        </div>
      )}
      <FailureNotice error={decision.error} fallback="Couldn't save that. Please try again." />
    </section>
  );
}
