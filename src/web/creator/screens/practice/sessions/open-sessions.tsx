import { ActionIcon, Button, Title } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { Link } from "react-router";
import type { PracticeSummary } from "#contract/practice.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { listItem } from "#web/ui/list-item.ts";
import { When } from "#web/ui/when.tsx";

interface OpenSessionsProps {
  sessions: PracticeSummary[];
  onDelete: (session: PracticeSummary) => void;
}

/** What was begun and not ended. */
export function OpenSessions({ sessions, onDelete }: OpenSessionsProps) {
  if (sessions.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="open-practice">
      <Title order={2} id="open-practice">
        In progress
      </Title>
      <ul className="card">
        {sessions.map((session) => (
          <li key={session._id} className="row lined gap-8-16 pad-12-16">
            <div className="shrinks basis-200 narrow-row">
              <p className="clamp anywhere medium line-20" dir="auto">
                {session.topic}
              </p>
              <p className="hint figures anywhere above-2">
                <When at={session.date} /> · {countNoun(session.messageCount, "message")}
                <GuideName session={session} />
              </p>
            </div>
            <Button
              component={Link}
              to={`/simulated-interview/interview/${session._id}`}
              variant="light"
              size="xs"
              {...listItem}
            >
              Resume<span className="visually-hidden"> {session.topic}</span>
            </Button>
            <DeleteButton session={session} onDelete={onDelete} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function GuideName({ session }: { session: PracticeSummary }) {
  if (session.interviewName === null) return null;
  return (
    <>
      {" "}
      · on the script of <bdi>{session.interviewName}</bdi>
    </>
  );
}

interface DeleteButtonProps {
  session: PracticeSummary;
  onDelete: (session: PracticeSummary) => void;
}

export function DeleteButton({ session, onDelete }: DeleteButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={`Delete ${session.topic}`}
      onClick={() => onDelete(session)}
    >
      <IconTrash size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
