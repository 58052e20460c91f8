import type { InterviewSettings } from "#contract/interview-settings.ts";

type Status = InterviewSettings["status"] | "archived";

const words: Record<Status, string> = {
  open: "Open",
  paused: "Paused",
  closed: "Closed",
  archived: "Archived",
};

/** Whether an interview takes participants: a word, with a shape of its own beside the colour. */
export function StatusLabel({ status }: { status: Status }) {
  return (
    <span className="fine inline gap-8 medium state" data-status={status}>
      {words[status]}
    </span>
  );
}
