import { Anchor, Drawer } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import type { Evidence } from "#contract/insights.ts";
import { ApiError } from "#web/api/api-error.ts";
import { EmptyState, LoadFailure, LoadingLines } from "#web/ui/list-states.tsx";
import { useTranscript } from "../../queries/transcripts.ts";
import { findSourceAddress, placeOf } from "./evidence-address.ts";
import { ProjectQuoting } from "./project-quoting.tsx";
import { describeSpeakers } from "./transcript-words.ts";
import { TurnList } from "./turn-list.tsx";

interface TranscriptDrawerProps {
  /** Words of an uploaded transcript; null while it is closed. */
  evidence: Evidence | null;
  onClose: () => void;
}

/** An uploaded transcript beside the page, where leaving the page would lose what stands on it. */
export function TranscriptDrawer({ evidence, onClose }: TranscriptDrawerProps) {
  // Keeps showing what it showed while it slides away.
  const [last, setLast] = useState(evidence);
  if (evidence && evidence !== last) setLast(evidence);
  const shown = evidence ?? last;
  return (
    <Drawer
      opened={evidence !== null}
      onClose={onClose}
      position="right"
      size="min(760px, 100vw)"
      title="Transcript"
      keepMounted={false}
    >
      {shown && <DrawerTranscript evidence={shown} />}
    </Drawer>
  );
}

function DrawerTranscript({ evidence }: { evidence: Evidence }) {
  const query = useTranscript(evidence.sourceId);
  const { data: transcript, error } = query;
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title="This transcript is gone" text="It was deleted, along with its quotes." />;
  }
  if (error && !transcript) return <LoadFailure query={query} text="Failed to load the transcript" />;
  if (!transcript) return <LoadingLines label="Loading the transcript" lines={8} />;
  return (
    <>
      <div className="stack gap-4 below-16">
        <h3 className="strong anywhere text-16" dir="auto">
          {transcript.name}
        </h3>
        <p className="fine">{describeSpeakers(transcript.speakers)}</p>
        <Anchor
          component={Link}
          to={findSourceAddress(evidence) ?? `/transcripts/${transcript._id}`}
          target="_blank"
          size="sm"
        >
          Open in a new tab
        </Anchor>
      </div>
      <ProjectQuoting transcript={transcript}>
        <TurnList
          transcriptId={transcript._id}
          turns={transcript.turns}
          speakers={transcript.speakers}
          place={placeOf(evidence)}
          onInclude={undefined}
        />
      </ProjectQuoting>
    </>
  );
}
