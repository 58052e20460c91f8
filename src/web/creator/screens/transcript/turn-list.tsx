import { memo, type PointerEvent, useRef } from "react";
import type { Speaker, TranscriptTurn } from "#contract/transcripts.ts";
import { MessageQuoteButtons, useQuoting } from "../../components/finding-editor/quoting.tsx";
import { QuotePlayer } from "../../components/quote-sound/play-quote.tsx";
import type { PassageLink } from "../../passages/passage-link.ts";
import { useSourceSounds } from "../../queries/quote-sounds.ts";
import { MarkedText } from "../session/marked-text.tsx";
import { readSelection } from "../session/read-selection.ts";
import messageClasses from "../session/session.module.css";
import { WishLine } from "../session/wish-line.tsx";
import { formatStart, nameRole } from "./transcript-words.ts";
import { useScrollToMessage } from "./use-scroll-to-message.ts";

interface TurnListProps {
  transcriptId: string;
  turns: readonly TranscriptTurn[];
  speakers: readonly Speaker[];
  place: PassageLink;
  /** Takes a turn in again that somebody asks to have left out; undefined for whoever may only read. */
  onInclude: ((turnId: string) => void) | undefined;
}

/** Who said what, in order; the turn that the address names is marked. */
export function TurnList({ transcriptId, turns, speakers, place, onInclude }: TurnListProps) {
  const list = useRef<HTMLOListElement>(null);
  useScrollToMessage(list, place);
  const { data: sounds } = useSourceSounds(transcriptId, turns.length);
  const isRecorded = sounds !== undefined && sounds.length > 0;
  const byId = new Map(speakers.map((speaker) => [speaker.id, speaker]));
  return (
    <ol ref={list} aria-label="Turns">
      {turns.map((turn) => (
        <Turn
          key={turn._id}
          turn={turn}
          recordedIn={isRecorded ? transcriptId : undefined}
          speaker={byId.get(turn.speakerId)}
          onInclude={onInclude}
          linked={place.messageId === turn._id}
          start={place.messageId === turn._id ? place.span?.start : undefined}
          end={place.messageId === turn._id ? place.span?.end : undefined}
        />
      ))}
    </ol>
  );
}

interface TurnProps {
  turn: TranscriptTurn;
  /** The transcript whose recording holds it. */
  recordedIn: string | undefined;
  speaker: Speaker | undefined;
  linked: boolean;
  start?: number | undefined;
  end?: number | undefined;
  onInclude: TurnListProps["onInclude"];
}

/** Kept as it is while others change: a transcript may have thousands. */
const Turn = memo(function Turn({ turn, recordedIn, speaker, linked, start, end, onInclude }: TurnProps) {
  const isParticipant = speaker?.role === "participant";
  const isQuotable = isParticipant && turn.wish !== "heard";
  const quoting = useQuoting();
  const takeSelection = (event: PointerEvent<HTMLElement>) => {
    const passage = readSelection(event.currentTarget, turn.text);
    if (passage) quoting?.select(turn, passage);
  };
  const marks = start === undefined || end === undefined ? [] : [{ kind: "evidence" as const, start, end }];
  return (
    <li
      className={`no-ring grid gap-4-12 relative round ${messageClasses.message}`}
      data-message={turn._id}
      data-sender={isParticipant ? "user" : "bot"}
      data-linked={linked || undefined}
      tabIndex={-1}
    >
      <div className={`fine column top figures ${messageClasses.speaker}`}>
        <span className={`strong ${messageClasses.speakerName}`} dir="auto">
          {speaker?.name || nameRole(speaker?.role)}
        </span>
        {turn.startSeconds !== null && <span>{formatStart(turn.startSeconds)}</span>}
      </div>
      <div className="stack gap-8">
        <p
          className={`line-20 muted anywhere reading pre-wrap ${messageClasses.text}`}
          dir="auto"
          onPointerUp={isQuotable ? takeSelection : undefined}
        >
          <MarkedText text={turn.text} marks={marks} />
        </p>
        {recordedIn && (
          <QuotePlayer
            place={{ sourceId: recordedIn, messageId: turn._id, start: 0, end: Array.from(turn.text).length }}
            what="this part"
          />
        )}
        <WishLine wish={turn.wish} onInclude={onInclude && (() => onInclude(turn._id))} />
        {turn.pointsAtLeftOut && (
          <p className="fine">
            A sentence here points at what they asked us not to use, so it isn't in any finding or export.
          </p>
        )}
        {isQuotable && quoting && (
          <div className="row gap-4-12">
            <span className={`inline-flex flex-wrap gap-4-12 ${messageClasses.quiet}`}>
              <MessageQuoteButtons message={turn} />
            </span>
          </div>
        )}
      </div>
    </li>
  );
});
