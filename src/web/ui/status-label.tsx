import type { InterviewSettings } from "#contract/interview-settings.ts";
import classes from "./status-label.module.css";

const words: Record<InterviewSettings["status"], string> = {
  open: "Open",
  paused: "Paused",
  closed: "Closed",
};

/** Whether an interview takes participants: a word, with a shape of its own beside the colour. */
export function StatusLabel({ status }: { status: InterviewSettings["status"] }) {
  return (
    <span className={classes.status} data-status={status}>
      {words[status]}
    </span>
  );
}
