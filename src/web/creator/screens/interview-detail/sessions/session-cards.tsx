import type { SessionSummary } from "#contract/transcripts.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { orDash, SessionStatusLabel, ViewTranscript } from "./session-facts.tsx";
import classes from "./sessions.module.css";

interface SessionCardsProps {
  sessions: SessionSummary[];
  onOpen: (session: SessionSummary) => void;
}

/** The table's rows where there is no room for its columns. */
export function SessionCards({ sessions, onOpen }: SessionCardsProps) {
  return (
    <ul className={classes.cards}>
      {sessions.map((session) => (
        <li key={session.id} className={classes.card}>
          <div className={classes.cardHead}>
            <strong>{session.label}</strong>
            <SessionStatusLabel session={session} />
          </div>
          <dl className={classes.cardFacts}>
            <Fact name="Date & Time" value={formatDateTime(session.startDate)} />
            <Fact name="Last activity" value={formatDateTime(session.lastActivity)} />
            <Fact name="Email" value={orDash(session, session.email)} />
            <Fact name="Incentive Code" value={orDash(session, session.incentiveCode)} />
          </dl>
          <ViewTranscript session={session} onOpen={() => onOpen(session)} />
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
