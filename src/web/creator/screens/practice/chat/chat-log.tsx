import { useFollowedEnd } from "#web/ui/use-followed-end.ts";
import classes from "./chat.module.css";
import type { ShownMessage } from "./shown-messages.ts";

interface ChatLogProps {
  messages: ShownMessage[];
  /** The answer as far as it has come; read out only when it is whole. */
  partial: string;
  isTyping: boolean;
  /** What the simulated person is called. */
  name: string;
  language: string;
}

/** The conversation. It follows the newest message only while the reader is at its end. */
export function ChatLog({ messages, partial, isTyping, name, language }: ChatLogProps) {
  const newest = messages.at(-1);
  const { log, hasUnseen, onScroll, showNewest } = useFollowedEnd(
    newest && { id: newest._id, isOwn: newest.sender === "user" },
    `${isTyping} ${partial}`,
  );
  return (
    <div className="relative grow shallow">
      <div
        className={`relative tall pad-16 scrolls-y ${classes.log}`}
        role="log"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        ref={log}
        onScroll={onScroll}
      >
        {messages.length === 0 && (
          <p className="muted text-center pad-24">No messages yet. Start the conversation!</p>
        )}
        <ol className="column gap-16">
          {messages.map((message) => (
            <MessageItem key={message._id} message={message} name={name} language={language} />
          ))}
        </ol>
        {partial !== "" && (
          <div className="reading above-16" aria-hidden="true" lang={language}>
            <p className="serif text-18 line-26 pre-wrap anywhere" dir="auto">
              {partial}
            </p>
          </div>
        )}
        {isTyping && (
          <div className={`level gap-4 above-16 ${classes.typing}`} aria-hidden="true">
            <span />
            <span />
            <span />
          </div>
        )}
      </div>
      {hasUnseen && (
        <button
          type="button"
          className={`absolute min-32 centre pad-0-12 pill surface primary plain-font strong pointer ${classes.newMessage}`}
          onClick={showNewest}
        >
          New message <span aria-hidden="true">↓</span>
        </button>
      )}
    </div>
  );
}

const deliveryWords = {
  sending: "Sending...",
  waiting: "Waiting for the answer...",
  unanswered: "No answer yet",
};

function MessageItem({
  message,
  name,
  language,
}: { message: ShownMessage } & Pick<ChatLogProps, "name" | "language">) {
  const isOwn = message.sender === "user";
  return (
    // Own words are not read out again; the simulated person's are, once, by the log.
    <li className={isOwn ? "mine text-end" : "reading"} aria-live={isOwn ? "off" : undefined}>
      <span className="visually-hidden">{isOwn ? "You said:" : `${name}, simulated, said:`}</span>
      <p
        className={isOwn ? "bubble tint text-16 text-start" : "serif text-18 line-26 pre-wrap anywhere"}
        dir="auto"
        lang={language}
      >
        {message.text}
      </p>
      {message.delivery ? (
        <span
          className={`fine block figures above-4 ${message.delivery === "unanswered" ? "negative strong" : ""}`}
        >
          {deliveryWords[message.delivery]}
        </span>
      ) : (
        <time className="fine block figures above-4" dateTime={message.createdAt}>
          {timeOf(message.createdAt)}
        </time>
      )}
    </li>
  );
}

function timeOf(timestamp: string): string {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return "";
  return new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" }).format(date);
}
