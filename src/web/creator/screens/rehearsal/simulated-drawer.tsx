import { Drawer } from "@mantine/core";
import { useRef, useState } from "react";
import type { RehearsedInterview } from "#contract/rehearsals.ts";
import type { SessionMessage } from "#contract/session-reading.ts";
import { SessionCard } from "../report-card/session-card.tsx";
import transcriptClasses from "../session/session.module.css";
import { TurnWhyText } from "../session/turn-why.tsx";
import { useScrollToMessage } from "../transcript/use-scroll-to-message.ts";
import { describeBehaviours, describeHeldBack, describeTraits } from "./participant-words.ts";
import { SimulatedBadge } from "./simulated-badge.tsx";

interface SimulatedDrawerProps {
  /** Undefined while it is closed. */
  interview: RehearsedInterview | undefined;
  /** The turn that the address names. */
  messageId: string | null;
  onOpenMessage: (messageId: string) => void;
  onClose: () => void;
}

/** What a simulated participant and the interviewer said, beside the page. */
export function SimulatedDrawer({ interview, messageId, onOpenMessage, onClose }: SimulatedDrawerProps) {
  // Keeps showing what it showed while it slides away.
  const [last, setLast] = useState(interview);
  if (interview && interview !== last) setLast(interview);
  const shown = interview ?? last;
  return (
    <Drawer
      opened={interview !== undefined}
      onClose={onClose}
      position="right"
      size="min(760px, 100vw)"
      title="Simulated transcript"
      classNames={{
        content: "column surface",
        header: transcriptClasses.drawerHead,
        body: `column grow ${transcriptClasses.drawerBody}`,
        title: "text-13 muted",
      }}
      keepMounted={false}
    >
      {shown && (
        <SimulatedTranscript
          key={shown.id}
          interview={shown}
          messageId={messageId}
          onOpenMessage={onOpenMessage}
        />
      )}
    </Drawer>
  );
}

interface SimulatedTranscriptProps extends Pick<SimulatedDrawerProps, "messageId" | "onOpenMessage"> {
  interview: RehearsedInterview;
}

function SimulatedTranscript({ interview, messageId, onOpenMessage }: SimulatedTranscriptProps) {
  const { participant, messages, reportCard, heldBack } = interview;
  const list = useRef<HTMLOListElement>(null);
  useScrollToMessage(list, { messageId, span: null });
  const about = [describeTraits(participant.traits), describeBehaviours(participant.behaviours)];
  return (
    <div className={`column grow relative gap-12 shallow ${transcriptClasses.body}`}>
      <div className="stack gap-8">
        <h2 className="wrap baseline gap-4-12 text-18 line-26">
          {participant.label} {participant.pseudonym} <SimulatedBadge />
          <span className="text-13 regular muted">{about.filter(Boolean).join("; ")}</span>
        </h2>
        <SessionCard
          card={reportCard}
          onOpen={({ messageId: id }) => onOpenMessage(id)}
          extra={[{ term: "Uncovered", text: describeHeldBack(heldBack) }]}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard */}
      <ol className={transcriptClasses.messages} ref={list} tabIndex={0} aria-label="Messages">
        {messages.map((message) => (
          <SimulatedMessage
            key={message._id}
            message={message}
            isOpen={message._id === messageId}
            onOpenMessage={onOpenMessage}
          />
        ))}
      </ol>
    </div>
  );
}

/** Longer ones are cut until they are asked for: some simulated participants paste pages. */
const longText = 1_200;

interface SimulatedMessageProps extends Pick<SimulatedDrawerProps, "onOpenMessage"> {
  message: SessionMessage;
  isOpen: boolean;
}

function SimulatedMessage({ message, isOpen, onOpenMessage }: SimulatedMessageProps) {
  const [isExplained, setIsExplained] = useState(false);
  const [whole, setWhole] = useState(message.text.length <= longText);
  const { move, reason, why } = message;
  return (
    <li
      className={`no-ring grid gap-4-12 relative round ${transcriptClasses.message}`}
      data-message={message._id}
      data-sender={message.sender}
      data-linked={isOpen || undefined}
      tabIndex={-1}
    >
      <div className={`fine column top figures ${transcriptClasses.speaker}`}>
        <span className={`strong ${transcriptClasses.speakerName}`}>
          {message.sender === "user" ? "Simulated participant" : "AI Interviewer"}
        </span>
      </div>
      <div className="stack gap-8">
        <p className={`line-20 muted anywhere reading pre-wrap ${transcriptClasses.text}`} dir="auto">
          {whole ? message.text : `${message.text.slice(0, longText)}…`}
        </p>
        <div className="row gap-4-12">
          {!whole && (
            <button className="word-button nowrap" type="button" onClick={() => setWhole(true)}>
              Show all {message.text.length.toLocaleString()} characters
            </button>
          )}
          {reason && (
            <button
              type="button"
              className="word-button nowrap muted"
              aria-expanded={isExplained}
              onClick={() => setIsExplained(!isExplained)}
            >
              Why did it {move === "close" || move === "recap" ? "say" : "ask"} this?
            </button>
          )}
        </div>
        {isExplained && reason && (
          <TurnWhyText {...{ move, reason, why }} onOpen={({ messageId }) => onOpenMessage(messageId)} />
        )}
      </div>
    </li>
  );
}
