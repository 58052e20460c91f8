import { Drawer } from "@mantine/core";
import { useEffect, useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { EmptyState, LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import type { PassageLink } from "../../passages/passage-link.ts";
import { useSession } from "../../queries/sessions.ts";
import classes from "./session.module.css";
import { SessionBody } from "./session-body.tsx";

interface TranscriptDrawerProps {
  /** Which transcript, and where in it; null while it is closed. */
  link: PassageLink | null;
  onClose: () => void;
}

/** A session's transcript beside the page that it was opened from. */
export function SessionDrawer({ link, onClose }: TranscriptDrawerProps) {
  // Keeps showing what it showed while it slides away.
  const [last, setLast] = useState(link);
  if (link && link !== last && !isSame(link, last)) setLast(link);
  const [hasDialog, setHasDialog] = useState(false);
  const shown = link ?? last;
  const opened = useOpenedOnceHere(link !== null);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(760px, 100vw)"
      title="Transcript"
      classNames={{
        content: "column surface",
        header: classes.drawerHead,
        body: `column grow ${classes.drawerBody}`,
        title: "text-13 muted",
      }}
      // The dialogs above it close first.
      closeOnEscape={!hasDialog}
      keepMounted={false}
    >
      {shown && <TranscriptView key={shown.sessionId} link={shown} onDialog={setHasDialog} />}
    </Drawer>
  );
}

function isSame(a: PassageLink, b: PassageLink | null): boolean {
  return (
    a.sessionId === b?.sessionId &&
    a.messageId === b.messageId &&
    a.span?.start === b.span?.start &&
    a.span?.end === b.span?.end
  );
}

interface TranscriptViewProps {
  link: PassageLink;
  onDialog: (open: boolean) => void;
}

function TranscriptView({ link, onDialog }: TranscriptViewProps) {
  const query = useSession(link.sessionId);
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title="This session is gone" text="It was deleted, or the participant withdrew." />;
  }
  if (error && !data) return <LoadFailure query={query} text="Failed to load the transcript" />;
  if (!data) return <LoadingLines label="Loading the transcript" lines={8} />;
  return <SessionBody transcript={data} link={link} onDialog={onDialog} />;
}

/**
 * For dialogs whose code is loaded when they are first asked for: they come closed and open at once. One that
 * comes open does not know where the focus was, and could not give it back.
 */
function useOpenedOnceHere(opened: boolean): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return opened && isHere;
}
