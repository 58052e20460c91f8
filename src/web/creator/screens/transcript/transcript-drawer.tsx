import { Drawer } from "@mantine/core";
import { useState } from "react";
import { useOpenedOnceHere } from "#web/ui/use-opened-once-here.ts";
import type { PassageLink } from "./passage-link.ts";
import classes from "./transcript.module.css";
import { TranscriptView } from "./transcript-view.tsx";

interface TranscriptDrawerProps {
  /** Which transcript, and where in it; null while it is closed. */
  link: PassageLink | null;
  onClose: () => void;
}

/** A session's transcript beside the page that it was opened from. */
export function TranscriptDrawer({ link, onClose }: TranscriptDrawerProps) {
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
        content: classes.drawer,
        header: classes.drawerHead,
        body: classes.drawerBody,
        title: classes.drawerTitle,
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
