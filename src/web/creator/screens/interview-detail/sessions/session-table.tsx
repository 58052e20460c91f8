import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { SessionSummary } from "#contract/transcripts.ts";
import { formatDateTime } from "#web/format/dates.ts";
import type { SessionOrder } from "../../../queries/sessions.ts";
import { orDash, SessionStatusLabel, ViewTranscript } from "./session-facts.tsx";
import classes from "./sessions.module.css";

interface SessionTableProps {
  sessions: SessionSummary[];
  sort: SessionOrder;
  onSort: (sort: SessionOrder) => void;
  onOpen: (session: SessionSummary) => void;
}

export function SessionTable({ sessions, sort, onSort, onOpen }: SessionTableProps) {
  const newest = sort === "newest";
  const Arrow = newest ? IconArrowDown : IconArrowUp;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label="Table of sessions">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" aria-sort={newest ? "descending" : "ascending"}>
              <button
                type="button"
                className={classes.sort}
                onClick={() => onSort(newest ? "oldest" : "newest")}
              >
                Date &amp; Time
                <Arrow size={14} aria-hidden="true" />
              </button>
            </th>
            <th scope="col">Participant</th>
            <th scope="col">Status</th>
            <th scope="col">Last activity</th>
            <th scope="col">Email</th>
            <th scope="col">Incentive Code</th>
            <th scope="col">
              <span className="visually-hidden">Transcript</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <tr key={session.id}>
              <td className={classes.date}>{formatDateTime(session.startDate)}</td>
              <th scope="row">{session.label}</th>
              <td>
                <SessionStatusLabel session={session} />
              </td>
              <td className={classes.date}>{formatDateTime(session.lastActivity)}</td>
              <td className={classes.email}>{orDash(session, session.email)}</td>
              <td className={classes.code}>{orDash(session, session.incentiveCode)}</td>
              <td className={classes.action}>
                <ViewTranscript session={session} onOpen={() => onOpen(session)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
