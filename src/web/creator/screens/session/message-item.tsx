import { type PointerEvent, useState } from "react";
import type { MessageSound } from "#contract/quote-sounds.ts";
import type { QuotePlace } from "#contract/report-cards.ts";
import type { SessionMessage } from "#contract/session-reading.ts";
import { MessageQuoteButtons } from "../../components/finding-editor/quoting.tsx";
import { QuotePlayer } from "../../components/quote-sound/play-quote.tsx";
import { StimulusView } from "../../components/stimulus-view.tsx";
import type { Passage } from "../../passages/selected-passage.ts";
import type { DialogRequest } from "./annotation-dialogs.tsx";
import { MarkedText } from "./marked-text.tsx";
import { MessageAnnotations } from "./message-annotations.tsx";
import { readSelection } from "./read-selection.ts";
import type { Span } from "./search-text.ts";
import classes from "./session.module.css";
import type { Mark } from "./text-marks.ts";
import { TurnWhyText } from "./turn-why.tsx";
import type { ShownAnnotation } from "./use-annotation-draft.ts";
import { WishLine } from "./wish-line.tsx";

interface MessageItemProps {
  sessionId: string;
  message: SessionMessage;
  /** Where it was spoken. */
  sound: MessageSound | undefined;
  annotations: ShownAnnotation[];
  hits: Span[];
  currentHit: Span | undefined;
  /** The passage that the address names; null for the message as a whole. */
  linked: Span | null | undefined;
  /** Goes to words in this transcript. */
  onOpen: (words: QuotePlace) => void;
  onDialog: (request: DialogRequest) => void;
  onHighlight: (passage: Passage) => void;
  onRemove: (id: string) => void;
  /** Takes a message in again that was heard as not to be used; undefined for whoever may only read. */
  onInclude: ((message: SessionMessage) => void) | undefined;
}

export function MessageItem(props: MessageItemProps) {
  const { message, annotations, linked, onHighlight, sound } = props;
  const isParticipant = message.sender === "user";
  const takeSelection = (event: PointerEvent<HTMLElement>) => {
    const passage = readSelection(event.currentTarget, message.text);
    if (passage) onHighlight(passage);
  };
  return (
    <li
      className={`no-ring grid gap-4-12 relative round ${classes.message}`}
      data-message={message._id}
      data-sender={message.sender}
      data-linked={linked !== undefined || undefined}
      tabIndex={-1}
    >
      <div className={`fine column top figures ${classes.speaker}`}>
        <span className={`strong ${classes.speakerName}`}>
          {isParticipant ? "Participant" : "AI Interviewer"}
        </span>
        <time dateTime={message.timestamp}>{formatTime(message.timestamp)}</time>
      </div>
      <div className="stack gap-8">
        <p
          className={`line-20 muted anywhere reading pre-wrap ${classes.text}`}
          dir="auto"
          onPointerUp={takeSelection}
        >
          <MarkedText text={message.text} marks={toMarks(props)} />
        </p>
        {sound && <SpokenMessage sourceId={props.sessionId} message={message} sound={sound} />}
        {message.stimulus && (
          <>
            <StimulusView {...message.stimulus} />
            {message.stimulus.kind !== "link" && (
              <p className="fine">
                Shown to the participant: <span dir="auto">{message.stimulus.alt}</span>
              </p>
            )}
          </>
        )}
        <WishLine wish={message.wish} onInclude={props.onInclude && (() => props.onInclude?.(message))} />
        <MessageAnnotations annotations={annotations} onRemove={props.onRemove} />
        <MessageActions message={message} onDialog={props.onDialog} onOpen={props.onOpen} />
      </div>
    </li>
  );
}

function toMarks({ annotations, hits, currentHit, linked }: MessageItemProps): Mark[] {
  const highlights = annotations.flatMap(({ kind, passage }): Mark[] =>
    kind === "highlight" && passage ? [{ kind: "highlight", start: passage.start, end: passage.end }] : [],
  );
  return [
    ...highlights,
    ...(linked ? [{ ...linked, kind: "evidence" as const }] : []),
    ...hits.map(({ start, end }): Mark => ({ kind: "hit", start, end })),
    ...(currentHit ? [{ kind: "current-hit" as const, start: currentHit.start, end: currentHit.end }] : []),
  ];
}

function formatTime(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : date.toLocaleTimeString(undefined, { timeStyle: "short" });
}

function MessageActions({
  message,
  onDialog,
  onOpen,
}: Pick<MessageItemProps, "message" | "onDialog" | "onOpen">) {
  const [isOpen, setIsOpen] = useState(false);
  const { move, reason, why } = message;
  return (
    <>
      <div className="row gap-4-12">
        {reason && (
          <button
            type="button"
            className="word-button nowrap muted"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            Why did it {move === "close" || move === "recap" ? "say" : "ask"} this?
          </button>
        )}
        <span className={`inline-flex flex-wrap gap-4-12 ${classes.quiet}`}>
          {message.sender === "user" && <MessageQuoteButtons message={message} />}
          <button
            className="word-button nowrap"
            type="button"
            onClick={() => onDialog({ kind: "tag", message })}
          >
            Add Tag
          </button>
          <button
            className="word-button nowrap"
            type="button"
            onClick={() => onDialog({ kind: "note", message })}
          >
            Add Note
          </button>
          <button
            className="word-button nowrap"
            type="button"
            onClick={() => onDialog({ kind: "highlight", message })}
          >
            Highlight
          </button>
        </span>
      </div>
      {isOpen && reason && <TurnWhyText {...{ move, reason, why, onOpen }} />}
    </>
  );
}

interface SpokenMessageProps {
  sourceId: string;
  message: { _id: string; text: string };
  sound: MessageSound;
}

/** Below an answer that was spoken: its sound, and what was heard where its participant corrected it. */
function SpokenMessage({ sourceId, message, sound }: SpokenMessageProps) {
  const place = { sourceId, messageId: message._id, start: 0, end: Array.from(message.text).length };
  return (
    <>
      {sound.heard !== null && (
        <p className="fine anywhere">
          <span className="medium">Heard:</span> <span dir="auto">{sound.heard}</span>
        </p>
      )}
      {sound.canPlay ? (
        <QuotePlayer place={place} what="this answer" isWhole />
      ) : (
        <p className="fine">Spoken. The recording has been deleted.</p>
      )}
    </>
  );
}
