import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { PracticeState } from "#contract/practice.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { DeletePracticeDialog } from "../delete-practice-dialog.tsx";
import { EndPracticeDialog } from "../end-practice-dialog.tsx";
import { kept } from "../kept-in-browser.ts";
import { PracticeBadge } from "../practice-badge.tsx";
import { describeProfile } from "../practice-words.ts";
import classes from "./chat.module.css";
import { ChatLog } from "./chat-log.tsx";
import { ChatSide } from "./chat-side.tsx";
import { Composer } from "./composer.tsx";
import { usePracticeChat } from "./use-practice-chat.ts";

interface PracticeChatProps {
  sessionId: string;
  state: PracticeState;
  refetch: () => Promise<{ data?: PracticeState | undefined; isError: boolean }>;
}

export function PracticeChat({ sessionId, state, refetch }: PracticeChatProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => kept.findDraft(sessionId));
  const isNarrow = useMediaQuery("(max-width: 1023px)", undefined, { getInitialValueInEffect: false });
  const write = useCallback(
    (value: string) => {
      setText(value);
      kept.keepDraft(sessionId, value);
    },
    [sessionId],
  );
  // What was begun meanwhile stays, after what comes back.
  const returnFocus = useCallback(
    (given: string) => {
      const begun = kept.findDraft(sessionId).trim();
      write(begun === "" ? given : `${given}\n${begun}`);
    },
    [sessionId, write],
  );
  const readAgain = useCallback(async () => {
    const { data, isError } = await refetch();
    return isError ? undefined : data;
  }, [refetch]);
  const chat = usePracticeChat({ sessionId, state, readAgain, onGivenBack: returnFocus });
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) box.current?.focus();
  }, []);
  const pick = (question: string) => {
    write(question);
    box.current?.focus();
  };
  const side = <ChatSide state={state} isNarrow={isNarrow} onPick={pick} />;
  return (
    <div className={`column ${classes.page}`}>
      <ChatHeader sessionId={sessionId} state={state} isAwaiting={chat.isAwaiting} />
      <div className={`stack grow gap-24 shallow beside ${classes.body}`}>
        {isNarrow && side}
        <div className="card column shrinks shallow">
          <ChatLog
            messages={chat.messages}
            partial={chat.partial}
            isTyping={chat.isAwaiting}
            name={state.interviewee.pseudonym}
            language={state.language}
          />
          <div className="rigid ruled pad-12-16">
            <TypingStatus isTyping={chat.isAwaiting} name={state.interviewee.pseudonym} />
            {(chat.problem || chat.retry) && !chat.isAwaiting && (
              <div
                className="row between gap-8-16 below-8 pad-8-12 round negative-tint negative"
                role="alert"
              >
                <span>{chat.problem ?? "Your last message hasn't been answered yet."}</span>
                {chat.retry && (
                  <Button variant="default" size="xs" onClick={chat.retry}>
                    Retry
                  </Button>
                )}
              </div>
            )}
            <Composer
              text={text}
              onText={write}
              onSend={() => {
                if (chat.send(text)) write("");
              }}
              isAwaiting={chat.isAwaiting}
              language={state.language}
              box={box}
            />
          </div>
        </div>
        {!isNarrow && side}
      </div>
    </div>
  );
}

interface ChatHeaderProps {
  sessionId: string;
  state: PracticeState;
  isAwaiting: boolean;
}

function ChatHeader({ sessionId, state, isAwaiting }: ChatHeaderProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<"end" | "delete">();
  const { interviewee, topic, brief, messages } = state;
  const hasExchange = messages.some(({ sender }) => sender === "bot");
  const close = () => setAsking(undefined);
  return (
    <div className="rigid">
      <PageHeader
        title={`Simulated interview with ${interviewee.pseudonym}`}
        crumbs={[
          { label: "Home", to: "/projects" },
          { label: "Practice Sessions", to: "/practice-sessions" },
          { label: "Simulated interview" },
        ]}
        detail={
          <>
            <p className={`clamp ${classes.topic}`} title={topic}>
              Topic: <bdi>{topic}</bdi>
            </p>
            {brief !== "" && <p className="row text-13 line-20 gap-4-12 above-8">Your brief: {brief}</p>}
            <p className="row text-13 line-20 gap-4-12 above-8">
              <PracticeBadge /> <bdi>{describeProfile(interviewee)}</bdi>
            </p>
          </>
        }
        actions={
          hasExchange ? (
            <Button variant="default" disabled={isAwaiting} onClick={() => setAsking("end")}>
              End practice
            </Button>
          ) : (
            <Button variant="default" disabled={isAwaiting} onClick={() => setAsking("delete")}>
              Delete
            </Button>
          )
        }
      />
      <EndPracticeDialog sessionId={sessionId} opened={asking === "end"} onClose={close} />
      <DeletePracticeDialog
        session={asking === "delete" ? { _id: sessionId, topic } : undefined}
        onClose={close}
        onDeleted={() => void navigate("/practice-sessions", { replace: true })}
      />
    </div>
  );
}

const longMs = 10_000;

/** Says once that an answer is on its way, and once more when it takes long. */
function TypingStatus({ isTyping, name }: { isTyping: boolean; name: string }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setSlow(true), longMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isTyping]);
  return (
    <p className={isSlow ? "text-13 muted below-8" : "visually-hidden"} role="status">
      {isTyping && (isSlow ? `${name} is still thinking...` : `${name} is typing`)}
    </p>
  );
}
