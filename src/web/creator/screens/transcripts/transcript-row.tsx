import { ActionIcon, Anchor, Checkbox, Collapse } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown, IconTrash } from "@tabler/icons-react";
import { useId } from "react";
import { Link } from "react-router";
import type { Transcript } from "#contract/transcripts.ts";
import { errorText } from "#web/api/api-error.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { listItem } from "#web/ui/list-item.ts";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { useTranscript } from "../../queries/transcripts.ts";
import classes from "../pages.module.css";
import { TranscriptDetails } from "../transcript/transcript-details.tsx";
import { TranscriptFacts } from "../transcript/transcript-facts.tsx";
import { describeFile, describeSpeakers, isUnsure, nameRole } from "../transcript/transcript-words.ts";

interface TranscriptRowProps {
  transcript: Transcript;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  /** Absent where it may only be read. */
  onDelete: (() => void) | undefined;
}

export function TranscriptRow({ transcript, selected, onSelect, onDelete }: TranscriptRowProps) {
  const [opened, details] = useDisclosure(false);
  const id = useId();
  return (
    <li className="lined">
      <div className="flex top gap-12 pad-16">
        <Checkbox
          aria-label={`Select ${transcript.name}`}
          checked={selected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
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
          </Anchor>
          <p className="fine anywhere">{describeFile(transcript)}</p>
          <p className="fine anywhere" dir="auto">
            {describeSpeakers(transcript.speakers)}
            {transcript.speakers.some(isUnsure) && <span className="negative"> · please check</span>}
          </p>
          {transcript.tags.length > 0 && (
            <ul className="wrap gap-4-12 above-4" aria-label="Tags">
              {transcript.tags.map((tag) => (
                <li className="pad-0-8 border round text-13 line-18 anywhere" key={tag} dir="auto">
                  {tag}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="flex rigid gap-4">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Speakers and details of ${transcript.name}`}
            aria-expanded={opened}
            aria-controls={id}
            onClick={details.toggle}
          >
            <IconChevronDown size={18} aria-hidden="true" className="turns-over" />
          </ActionIcon>
          {onDelete && (
            <IconButton icon={IconTrash} color="red" label={`Delete ${transcript.name}`} onClick={onDelete} />
          )}
        </div>
      </div>
      <Collapse expanded={opened} id={id}>
        {opened && (
          <div className={`stack gap-24 pad-top-16 ${classes.details}`}>
            {onDelete ? (
              <TranscriptDetails transcript={transcript} />
            ) : (
              <TranscriptFacts transcript={transcript} />
            )}
            <Preview transcript={transcript} />
          </div>
        )}
      </Collapse>
    </li>
  );
}

const previewTurns = 6;

/** The first turns, enough to see who is who. */
function Preview({ transcript }: { transcript: Transcript }) {
  const { data, error } = useTranscript(transcript._id);
  const byId = new Map(transcript.speakers.map((speaker) => [speaker.id, speaker]));
  return (
    <section className="shrinks" aria-label="How it begins">
      <h3 className="heading-14 below-8">How it begins</h3>
      {error && !data && <p className="prose">{errorText(error, "Failed to load the transcript")}</p>}
      {!error && !data && <LoadingLines label="Loading the transcript" lines={4} />}
      <ol className="stack gap-8">
        {data?.turns.slice(0, previewTurns).map((turn) => {
          const speaker = byId.get(turn.speakerId);
          return (
            <li key={turn._id}>
              <span className="fine strong" dir="auto">
                {speaker?.name || nameRole(speaker?.role)}
              </span>
              <p
                className={`anywhere clamp clamp-3 ${speaker?.role === "participant" ? "serif text-16 line-24 ink" : "muted"}`}
                dir="auto"
              >
                {turn.text}
              </p>
            </li>
          );
        })}
      </ol>
      {transcript.notices.map((notice) => (
        <p key={notice} className="fine above-8">
          {notice}
        </p>
      ))}
    </section>
  );
}
