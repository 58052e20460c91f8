import { Title } from "@mantine/core";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import type { PracticeDetails } from "#contract/practice.ts";
import type { LabelledQuestion, PracticeMessage } from "#contract/practice-debrief.ts";
import messageClasses from "#web/creator/screens/session/session.module.css";
import type { PassageLink } from "../../../passages/passage-link.ts";
import { MarkedText } from "../../session/marked-text.tsx";
import { useScrollToMessage } from "../../transcript/use-scroll-to-message.ts";
import { LabelMark } from "./label-mark.tsx";
import { readPlace } from "./place.ts";

interface ConversationProps {
  session: PracticeDetails;
  /** Empty while there is no debrief. */
  questions: readonly LabelledQuestion[];
}

/** What was said, each own question with its label; the message that the address names is marked. */
export function Conversation({ session, questions }: ConversationProps) {
  const [search] = useSearchParams();
  const list = useRef<HTMLOListElement>(null);
  const place = readPlace(session._id, search);
  useScrollToMessage(list, place);
  const byMessage = new Map(questions.map((question) => [question.messageId, question]));
  return (
    <section className="column shrinks gap-12 stays" aria-labelledby="practice-conversation">
      <Title order={2} id="practice-conversation">
        Conversation
      </Title>
      {session.messages.length === 0 ? (
        <p className="hint reading">Nothing was said.</p>
      ) : (
        <ol
          className="card relative shallow scrolls-y pad-8"
          ref={list}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
          tabIndex={0}
          aria-label="Messages"
        >
          {session.messages.map((message) => (
            <MessageLine
              key={message._id}
              message={message}
              name={session.interviewee.pseudonym}
              language={session.language}
              place={place}
              question={byMessage.get(message._id)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface MessageLineProps {
  message: PracticeMessage;
  name: string;
  language: string;
  place?: PassageLink;
  question?: LabelledQuestion | undefined;
  /** Who asks. */
  asker?: string;
}

export function MessageLine({ message, name, language, place, question, asker = "You" }: MessageLineProps) {
  const isAsker = message.sender === "user";
  const isLinked = place?.messageId === message._id;
  const span = isLinked ? place.span : null;
  return (
    <li
      className={`no-ring stack gap-4-12 relative round pad-8 ${isLinked ? "sunken bar-start" : ""}`}
      data-message={message._id}
      // Set as in all transcripts: who answers in the serif.
      data-sender={isAsker ? "bot" : "user"}
      tabIndex={-1}
    >
      <div className="fine level gap-8 figures">
        <span className={`strong ${messageClasses.speakerName}`} dir="auto">
          {isAsker ? asker : name}
        </span>
        {question?.label && <LabelMark label={question.label} />}
      </div>
      <div className="stack gap-8">
        <p
          className={`line-20 muted anywhere reading pre-wrap ${messageClasses.text}`}
          dir="auto"
          lang={language}
        >
          <MarkedText text={message.text} marks={span ? [{ kind: "evidence", ...span }] : []} />
        </p>
      </div>
    </li>
  );
}
