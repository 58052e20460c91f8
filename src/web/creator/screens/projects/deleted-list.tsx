import { Button, Title } from "@mantine/core";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { restoreDays } from "#contract/limits.ts";
import type { DeletedThing } from "#contract/projects.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { When } from "#web/ui/when.tsx";
import { useDeleted, useRestore } from "../../queries/deleted.ts";

const kindNames: Record<DeletedThing["kind"], string> = {
  project: "Project",
  interview: "Interview",
  persona: "Persona",
  session: "Session",
  transcript: "Transcript",
  thread: "Thread",
  form: "Form",
  practice: "Practice session",
};

const pageSize = 20;

/** What was deleted and can still be restored, each with the way back; nothing where there is nothing. */
export function DeletedList() {
  const deleted = useDeleted();
  const restore = useRestore();
  const [failure, setFailure] = useState("");
  const [back, setBack] = useState<DeletedThing>();
  const [shown, setShown] = useState(pageSize);
  const heading = useRef<HTMLHeadingElement>(null);
  if (deleted.error && !deleted.data) return <NotLoaded onRetry={() => void deleted.refetch()} />;
  const things = deleted.data ?? [];
  if (things.length === 0 && !back) return null;
  const bringBack = async (thing: DeletedThing) => {
    setFailure("");
    try {
      await restore.mutateAsync(thing);
      setBack(thing);
      showToast(`“${thing.name}” is back.`);
      // Its button goes with its row.
      heading.current?.focus();
    } catch (error) {
      setFailure(describeFailure(error, thing));
    }
  };
  return (
    <section className="stack above-32" aria-labelledby="deleted-heading">
      <Title order={2} size="h3" id="deleted-heading" ref={heading} tabIndex={-1} className="no-ring">
        Recently deleted
      </Title>
      {failure && <NoticeBox kind="error">{failure}</NoticeBox>}
      {back && (
        <p className="text-13 muted">
          “{back.name}” is back. <Link to={addressOf(back)}>Open it</Link>
        </p>
      )}
      {things.length > 0 && (
        <p className="text-13 muted">
          You can restore each of these for {restoreDays} days, with everything in it.
        </p>
      )}
      <ul className="ruled">
        {things.slice(0, shown).map((thing) => (
          <DeletedRow
            key={`${thing.kind} ${thing._id}`}
            thing={thing}
            busy={restore.isPending && restore.variables._id === thing._id}
            onRestore={() => !restore.isPending && void bringBack(thing)}
          />
        ))}
      </ul>
      {things.length > shown && (
        <div>
          <Button variant="default" size="xs" onClick={() => setShown(shown + pageSize)}>
            Show more<span className="visually-hidden"> deleted items</span>
          </Button>
        </div>
      )}
    </section>
  );
}

interface DeletedRowProps {
  thing: DeletedThing;
  busy: boolean;
  onRestore: () => void;
}

function DeletedRow({ thing, busy, onRestore }: DeletedRowProps) {
  return (
    <li className="row gap-4-12 pad-12-0 ruled-below">
      <span className="shrinks anywhere basis-200 narrow-row" dir="auto">
        {thing.name}
      </span>
      <span className="muted text-13 rigid min-width-100">{kindNames[thing.kind]}</span>
      <span className="muted text-13 rigid min-width-100">
        Deleted <When at={thing.deletedAt} />
      </span>
      <Button
        className="to-end"
        variant="default"
        size="xs"
        aria-disabled={busy || undefined}
        onClick={onRestore}
      >
        {busy ? "Restoring..." : "Restore"}
        <span className="visually-hidden"> {thing.name}</span>
      </Button>
    </li>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="text-13 muted">
      Couldn't load recently deleted items.{" "}
      <Button variant="subtle" size="compact-sm" onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}

function addressOf({ kind, _id, interviewId }: DeletedThing): string {
  const addresses: Record<DeletedThing["kind"], string> = {
    project: `/projects/${_id}/detail`,
    interview: `/interviews/${_id}`,
    persona: `/personas/${_id}`,
    session: `/interviews/${interviewId}/sessions/${_id}`,
    transcript: `/transcripts/${_id}`,
    thread: `/threads/${_id}`,
    form: "/forms",
    practice: `/simulated-interview-detail/${_id}`,
  };
  return addresses[kind];
}

function describeFailure(error: unknown, { name }: DeletedThing): string {
  if (error instanceof ApiError && error.status === 404) return `“${name}” can't be restored any more.`;
  return errorText(error, `Couldn't restore “${name}”. Please try again.`);
}
