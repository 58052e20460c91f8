import { Anchor } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Transcript } from "#contract/transcripts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { listItem } from "#web/ui/list-item.ts";
import { byName, type ListShape, newestFirst, oldestFirst } from "#web/ui/list-view.ts";
import { LeftOutBadge } from "../left-out/left-out-badge.tsx";
import { describeFile, describeSpeakers, describeTags, isUnsure } from "./transcript-words.ts";

/** How lists of transcripts are searched and sorted. */
export const transcriptShape: ListShape<Transcript> = {
  textOf: ({ name, fileName, tags }) => [name, fileName, ...tags],
  orders: [
    { value: "newest", label: "Newest first", compare: newestFirst },
    { value: "oldest", label: "Oldest first", compare: oldestFirst },
    { value: "name", label: "By name", compare: byName },
  ],
};

interface TranscriptLineProps {
  transcript: Transcript;
  /** Stands before it. */
  children?: ReactNode;
  /** Absent where it may only be read. */
  onDelete: (() => void) | undefined;
}

/** A transcript in a list; its own page has the rest. */
export function TranscriptLine({ transcript, children, onDelete }: TranscriptLineProps) {
  return (
    <li className="lined flex top gap-12 pad-12-16">
      {children}
      <div className="stack grow gap-2">
        <Anchor
          component={Link}
          to={`/transcripts/${transcript._id}`}
          underline="hover"
          className="strong anywhere"
          dir="auto"
          {...listItem}
        >
          {transcript.name}
        </Anchor>{" "}
        <LeftOutBadge leftOut={transcript.leftOut} />
        <p className="fine anywhere">{describeFile(transcript)}</p>
        <p className="fine anywhere" dir="auto">
          {describeSpeakers(transcript.speakers)}
          {transcript.speakers.some(isUnsure) && <span className="negative"> · please check</span>}
        </p>
        {transcript.tags.length > 0 && (
          <p className="fine anywhere" dir="auto">
            Tags: {describeTags(transcript.tags)}
          </p>
        )}
      </div>
      {onDelete && (
        <IconButton icon={IconTrash} color="red" label={`Delete ${transcript.name}`} onClick={onDelete} />
      )}
    </li>
  );
}
