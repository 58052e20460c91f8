import { lazy, Suspense, useState } from "react";
import { useFollowedEnd } from "#web/ui/use-followed-end.ts";
import { splitClosing } from "../completion.ts";
import { useTexts, useWording } from "../texts/texts-context.ts";
import type { ShownMessage } from "./chat-state.ts";
import type { ChatIdentity } from "./use-chat.ts";

const StimulusView = lazy(() => import("./stimulus-view.tsx").then((m) => ({ default: m.StimulusView })));
const OwnMessage = lazy(() =>
  import("./own-message/own-message.tsx").then((m) => ({ default: m.OwnMessage })),
);
const OwnSound = lazy(() => import("./own-message/own-sound.tsx").then((m) => ({ default: m.OwnSound })));

interface ChatLogProps {
  messages: ShownMessage[];
  /** The reply as far as it has come; read out only when it is whole. */
  partial: string;
  isTyping: boolean;
  identity: ChatIdentity;
  /** What is shown of a message has changed on the server. */
  onChanged: () => Promise<void>;
}

/** The conversation. It follows the newest message only while the reader is at its end. */
export function ChatLog({ messages, partial, isTyping, ...own }: ChatLogProps) {
  const { texts, language } = useWording();
  const newest = messages.at(-1);
  const { log, hasUnseen, onScroll, showNewest } = useFollowedEnd(
    newest && { id: newest.id, isOwn: newest.sender === "user" },
    `${isTyping} ${partial}`,
    findNewest,
  );
  return (
    <div className="log-frame">
      <div
        className="log"
        role="log"
        aria-label={texts.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        ref={log}
        onScroll={onScroll}
      >
        <ol className="messages">
          {messages.map((message, index) => (
            <MessageItem
              key={message.id}
              message={message}
              {...own}
              time={timeOf(message.timestamp, language)}
              isNewTime={
                timeOf(messages[index - 1]?.timestamp, language) !== timeOf(message.timestamp, language)
              }
            />
          ))}
        </ol>
        {partial !== "" && (
          <div className="message partial" aria-hidden="true">
            <p className="message-text" dir="auto">
              {partial}
            </p>
          </div>
        )}
        {isTyping && (
          <div className="typing" aria-hidden="true">
            <span />
            <span />
            <span />
          </div>
        )}
      </div>
      {hasUnseen && (
        <button type="button" className="new-message" onClick={showNewest}>
          {texts.newMessage} <span aria-hidden="true">↓</span>
        </button>
      )}
    </div>
  );
}

/** The end of the log, with what the question shows; of a longer message without that its beginning. */
function findNewest(element: HTMLDivElement): number {
  const last = element.querySelector("li:last-child > .message-text + :not(.stimulus)")?.parentElement;
  return Math.min(element.scrollHeight, (last?.offsetTop ?? Infinity) - 12);
}

interface MessageItemProps extends Pick<ChatLogProps, "identity" | "onChanged"> {
  message: ShownMessage;
  time: string;
  /** A minute is shown once; to screen readers every message has its time. */
  isNewTime: boolean;
}

function MessageItem({ message, time, isNewTime, ...own }: MessageItemProps) {
  const texts = useTexts();
  const isOwn = message.sender === "user";
  const { text, closing } = splitClosing(message);
  return (
    // Own words are not read out again; the interviewer's are, once, by the log.
    <li className={isOwn ? "message own" : "message"} aria-live={isOwn ? "off" : undefined}>
      <span className="visually-hidden">{isOwn ? texts.youSaid : texts.interviewerSaid}</span>
      <p className="message-text" dir="auto">
        {text}
      </p>
      {message.stimulus && (
        <Suspense fallback={<div className={`stimulus ${message.stimulus.kind}`} />}>
          <StimulusView {...message.stimulus} />
        </Suspense>
      )}
      {message.soundId && <SpokenMark soundId={message.soundId} identity={own.identity} />}
      {message.leftOut !== undefined && (
        <Suspense fallback={<div className="own-message" />}>
          <OwnMessage message={message} {...own} />
        </Suspense>
      )}
      {closing !== "" && <p className="message-closing">{closing}</p>}
      {isOwn && message.delivery !== undefined ? (
        <DeliveryMark delivery={message.delivery} />
      ) : (
        <time className={isNewTime ? "message-time" : "visually-hidden"} dateTime={message.timestamp}>
          {time}
        </time>
      )}
    </li>
  );
}

/** Nothing of the player or the sound is loaded before somebody wants to hear it. */
function SpokenMark(sound: { soundId: string; identity: ChatIdentity }) {
  const { play } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const button = (
    <button type="button" className="link own-sound" onClick={() => setOpen(true)}>
      {play}
    </button>
  );
  if (!isOpen) return button;
  return (
    <Suspense fallback={button}>
      <OwnSound {...sound} />
    </Suspense>
  );
}

function DeliveryMark({ delivery }: { delivery: NonNullable<ShownMessage["delivery"]> }) {
  const texts = useTexts();
  const words = {
    sending: texts.sending,
    sent: texts.sent,
    offline: texts.notSentYet,
    pending: texts.waitingForReply,
    failed: texts.notSent,
  };
  return <span className={`message-time delivery-${delivery}`}>{words[delivery]}</span>;
}

function timeOf(timestamp: string | undefined, language: string): string {
  const date = new Date(timestamp ?? "");
  if (Number.isNaN(date.getTime())) return "";
  // The reader's own region decides between 17:30 and 5:30 pm, where its language is the page's.
  const region = navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
  return new Intl.DateTimeFormat(region, { hour: "numeric", minute: "2-digit" }).format(date);
}
