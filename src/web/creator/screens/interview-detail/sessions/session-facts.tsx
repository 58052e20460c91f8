import { Button } from "@mantine/core";
import type { SessionSummary } from "#contract/transcripts.ts";
import { nameEndReason } from "../../transcript/transcript-words.ts";
import classes from "./sessions.module.css";

/** Completed or not, with a shape beside the word, and why it ended where that is worth saying. */
export function SessionStatusLabel({ session }: { session: SessionSummary }) {
  const reason = nameEndReason(session.endReason);
  return (
    <span className={classes.status} data-completed={session.completed}>
      {session.completed ? "Completed" : "In Progress"}
      {reason && <span className={classes.reason}>{reason}</span>}
    </span>
  );
}

/** Only completed sessions have an address or a code. */
export function orDash(session: SessionSummary, value: string | null): string {
  return session.completed && value ? value : "-";
}

export function ViewTranscript({ session, onOpen }: { session: SessionSummary; onOpen: () => void }) {
  return (
    <Button variant="default" size="xs" onClick={onOpen}>
      View Transcript<span className="visually-hidden"> of {session.label}</span>
    </Button>
  );
}
