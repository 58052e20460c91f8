import { Button, NativeSelect, TextInput, Title } from "@mantine/core";
import { IconMessages, IconSearch } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { PracticeSummary } from "#contract/practice.ts";
import { listItem } from "#web/ui/list-item.ts";
import { EmptyState } from "#web/ui/list-states.tsx";
import { When } from "#web/ui/when.tsx";
import { DeleteButton, GuideName } from "./open-sessions.tsx";
import { describeFound, orderNames, orders, type SessionOrder, sortSessions } from "./session-list.ts";

interface CompletedSessionsProps {
  sessions: PracticeSummary[];
  onDelete: (session: PracticeSummary) => void;
  /** The way to older ones, where there are any. */
  older: ReactNode;
}

const searchFrom = 10;

export function CompletedSessions({ sessions, onDelete, older }: CompletedSessionsProps) {
  const [query, setQuery] = useState("");
  const [order, setOrder] = useState<SessionOrder>("newest");
  const shown = sortSessions(sessions, order, query);
  return (
    <section className="stack" aria-labelledby="completed-practice">
      <div className="row between gap-8-16">
        <Title order={2} id="completed-practice">
          Completed Sessions
        </Title>
        {sessions.length > searchFrom && (
          <div className="row between gap-8-16">
            <TextInput
              type="search"
              aria-label="Search completed sessions"
              placeholder="Search by topic"
              leftSection={<IconSearch size={18} aria-hidden="true" />}
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
            <NativeSelect
              aria-label="Order"
              value={order}
              onChange={(event) => setOrder(event.currentTarget.value as SessionOrder)}
              data={orders.map((value) => ({ value, label: orderNames[value] }))}
            />
          </div>
        )}
      </div>
      <div role="status" className="visually-hidden">
        {query === "" ? "" : `${shown.length} of ${sessions.length} sessions`}
      </div>
      {sessions.length === 0 && (
        <EmptyState
          title="No completed sessions yet"
          text="Start one above and talk for as long as you like; ten minutes is enough. Your debriefs will appear here: your questions by kind, what you found and what stayed hidden."
          icon={<IconMessages size={20} />}
        />
      )}
      {sessions.length > 0 && shown.length === 0 && (
        <EmptyState title="No sessions match" text={`No topic contains “${query}”.`}>
          <Button variant="default" onClick={() => setQuery("")}>
            Show all sessions
          </Button>
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ul className="card">
          {shown.map((session) => (
            <CompletedRow key={session._id} session={session} onDelete={onDelete} />
          ))}
        </ul>
      )}
      {older && <div>{older}</div>}
    </section>
  );
}

function CompletedRow({
  session,
  onDelete,
}: Pick<CompletedSessionsProps, "onDelete"> & { session: PracticeSummary }) {
  return (
    <li className="row lined gap-8-16 pad-12-16">
      <div className="shrinks basis-200 narrow-row">
        <Link
          to={`/simulated-interview-detail/${session._id}`}
          className="clamp anywhere medium line-20 fits ink undecorated hover-underline"
          dir="auto"
          {...listItem}
        >
          {session.topic}
        </Link>
        <p className="hint figures anywhere above-2">
          <When at={session.date} />
          <GuideName session={session} />
        </p>
      </div>
      {session.figures && <Found figures={session.figures} />}
      <DeleteButton session={session} onDelete={onDelete} />
    </li>
  );
}

/** "4 of 6 insights", with as many dots filled. */
function Found({ figures }: { figures: NonNullable<PracticeSummary["figures"]> }) {
  const { insightsFound, insightsPlanted } = figures;
  return (
    <p className="level gap-8 text-13 line-20 nowrap figures">
      <span className="flex gap-4" aria-hidden="true">
        {Array.from({ length: insightsPlanted }, (_, index) => `dot-${index}`).map((key, index) => (
          <span key={key} className="dot" data-voice={index < insightsFound ? "said" : undefined} />
        ))}
      </span>
      {describeFound(figures)}
    </p>
  );
}
