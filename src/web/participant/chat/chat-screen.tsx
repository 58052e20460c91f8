import { lazy, type RefObject, Suspense, useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { PublicInterview } from "#contract/public-interview.ts";
import { fill } from "#languages/fill.ts";
import { looksComplete } from "../completion.ts";
import { privateLink } from "../route.ts";
import { keeper } from "../storage.ts";
import type { Texts } from "../texts/page-texts.ts";
import { useTexts } from "../texts/texts-context.ts";
import type { WayBack } from "../ui/return-link.tsx";
import { useTitle } from "../ui/use-title.ts";
import { ChatInput } from "./chat-input.tsx";
import { ChatLog } from "./chat-log.tsx";
import { ChatMenu } from "./chat-menu.tsx";
import { type ChatState, findOutgoing, phaseKey, type ShownMessage } from "./chat-state.ts";
import { CompleteBanner } from "./complete-banner.tsx";
import { findWayToSpeak } from "./speak-button.tsx";
import { type ChatIdentity, type ChatOpening, useChat } from "./use-chat.ts";
import { useStatusPoll } from "./use-status-poll.ts";

const ItemAnswer = lazy(() => import("./item-answer.tsx").then((m) => ({ default: m.ItemAnswer })));
const PrototypePane = lazy(() => import("./prototype-pane.tsx").then((m) => ({ default: m.PrototypePane })));
const DeleteDialog = lazy(() => import("../ui/delete-dialog.tsx").then((m) => ({ default: m.DeleteDialog })));

interface ChatScreenProps {
  interview: PublicInterview;
  identity: ChatIdentity;
  opening: ChatOpening;
  /** Gets the last messages, which the server compares with nothing. */
  onFinish: (messages: ShownMessage[]) => Promise<void>;
  onDeleted: (back: WayBack) => void;
  onLost: (what: "session" | "interview") => void;
}

export function ChatScreen({ interview, identity, opening, onFinish, onDeleted, onLost }: ChatScreenProps) {
  const texts = useTexts();
  const { sessionId } = identity;
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => keeper.findDraft(sessionId));
  /** Its id is the message's, so that they stay together. */
  const sound = useRef<string>(undefined);
  const keepSound = useCallback((id?: string) => {
    sound.current = id;
  }, []);
  const [isDeleting, setDeleting] = useState(false);
  const [askNow, askAgain] = useReducer((count: number) => count + 1, 0);

  const write = useCallback(
    (value: string) => {
      setText(value);
      keeper.keepDraft(sessionId, value);
    },
    [sessionId],
  );
  const onGivenBack = write;
  const { state, dispatch, send, retry, refresh } = useChat({ identity, opening, interview, onGivenBack });
  const outgoing = findOutgoing(state);
  const canSend = outgoing === undefined && !state.isComplete;
  const isAwaiting = ![undefined, "offline", "failed"].includes(outgoing?.delivery);
  const seemsComplete = looksComplete(state.messages);

  useTitle(fill(texts.titleChat, { interview: interview.name }));
  useFirstFocus(box);
  useStatusPoll({
    identity,
    active: !state.isComplete,
    askNow,
    onStatus: (report) => {
      dispatch({ kind: "status", ...report });
      // It ended elsewhere (another tab): the closing words are still to be fetched.
      if (report.complete && !seemsComplete && outgoing === undefined) void refresh();
    },
    onGone: () => dispatch({ kind: "lost", what: "session" }),
  });
  useEffect(() => {
    if (seemsComplete && !state.isComplete) askAgain();
  }, [seemsComplete, state.isComplete]);
  useEffect(() => {
    if (state.lost !== undefined) onLost(state.lost);
  }, [state.lost, onLost]);

  const sendText = (value: string, messageId?: string) => {
    if (send(value, messageId) && value === text) write("");
  };
  const speaking = findWayToSpeak(interview, opening);
  const link =
    identity.resumeToken === undefined
      ? undefined
      : privateLink(location.origin, identity.interviewId, { sessionId, resumeToken: identity.resumeToken });

  return (
    <div className={interview.prototypeUrl === null ? "chat-shell" : "chat-shell with-prototype"}>
      {!state.isComplete && (
        <button type="button" className="button skip-link" onClick={() => box.current?.focus()}>
          {texts.skipToMessage}
        </button>
      )}
      <main className="chat">
        <header className="chat-head">
          <h1 tabIndex={-1}>{interview.name}</h1>
          <p className="chat-facts">
            <span>{texts.automated}</span>
            <PhaseMark state={state} />
          </p>
        </header>
        <ChatLog
          messages={state.messages}
          partial={state.partial}
          isTyping={isAwaiting || state.messages.length === 0}
          identity={identity}
          onChanged={refresh}
        />
        <div className="chat-foot">
          <TypingStatus
            isTyping={isAwaiting}
            hasPiece={state.partial !== ""}
            isOffline={outgoing?.delivery === "offline"}
          />
          {state.error !== undefined && (
            <p className="error chat-error" role="alert">
              <span>{state.error}</span>
              {outgoing?.delivery === "failed" && (
                <button type="button" className="button small" onClick={retry}>
                  {texts.retry}
                </button>
              )}
            </p>
          )}
          <OpenItem state={state} onAnswer={sendText} />
          {state.messages.at(-1)?.offersStop === true && !state.isComplete && (
            <p className="stop-choice">
              <button type="button" className="button" onClick={() => sendText(texts.stopPhrase)}>
                {texts.stopHere}
              </button>
              <button type="button" className="button" onClick={() => sendText(texts.goOnPhrase)}>
                {texts.keepGoing}
              </button>
            </p>
          )}
          {state.isComplete && <CompleteBanner onFinish={() => onFinish(state.messages)} />}
          <ChatInput
            text={text}
            onText={write}
            onSend={() => sendText(text, sound.current)}
            isBlocked={outgoing !== undefined}
            speaking={
              speaking && { ...speaking, identity, onSound: keepSound, lastMessage: state.messages.at(-1) }
            }
            isComplete={state.isComplete}
            box={box}
          />
        </div>
        <ChatMenu
          onSkip={canSend ? () => sendText(texts.skipPhrase) : undefined}
          onStop={canSend ? () => sendText(texts.stopPhrase) : undefined}
          onDelete={() => setDeleting(true)}
          privateLink={link}
        />
      </main>
      {interview.prototypeUrl !== null && (
        <Suspense>
          <PrototypePane url={interview.prototypeUrl} />
        </Suspense>
      )}
      {isDeleting && (
        <Suspense>
          <DeleteDialog session={identity} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
        </Suspense>
      )}
    </div>
  );
}

/** The options of the question that is open, where it has some; their code comes with the first of them. */
function OpenItem({ state, onAnswer }: { state: ChatState; onAnswer: (text: string) => void }) {
  const message = state.messages.at(-1);
  if (message?.item === undefined || state.isComplete) return null;
  return (
    <Suspense>
      <ItemAnswer key={message.id} item={message.item} onAnswer={onAnswer} />
    </Suspense>
  );
}

/** With a keyboard writing can begin at once; a touch keyboard would hide the first question. */
function useFirstFocus(box: RefObject<HTMLTextAreaElement | null>) {
  useEffect(() => {
    if (matchMedia("(pointer: fine)").matches) box.current?.focus();
  }, [box]);
}

/** Where we are, in calm words; a count only when the creator asked for one. */
function PhaseMark({ state }: { state: ChatState }) {
  const texts = useTexts();
  const count = state.questionCount;
  return (
    <span className="phase">
      {count === null || state.isComplete ? texts[phaseKey(state)] : fill(texts.questionCount, count)}
    </span>
  );
}

/** What is said the longer nothing of the reply has come; the first at once and to screen readers alone. */
const typingSteps = [
  { afterMs: 0, text: "typing" },
  { afterMs: 6_000, text: "stillThinking" },
  { afterMs: 30_000, text: "takesLong" },
] as const satisfies { afterMs: number; text: keyof Texts }[];

interface TypingStatusProps {
  isTyping: boolean;
  /** Some of the reply is to be seen: nothing more is announced. */
  hasPiece: boolean;
  isOffline: boolean;
}

/** Says once that a reply is on its way, and once more at each step of a long wait. */
function TypingStatus({ isTyping, hasPiece, isOffline }: TypingStatusProps) {
  const texts = useTexts();
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (!isTyping) setStep(0);
  }, [isTyping]);
  useEffect(() => {
    if (!isTyping || hasPiece) return;
    const timers = typingSteps.map(({ afterMs }, index) => setTimeout(() => setStep(index), afterMs));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [isTyping, hasPiece]);
  const said = typingSteps[step]?.text ?? "typing";
  const isShown = isOffline || (step > 0 && !hasPiece);
  return (
    <p className={isShown ? "status-line" : "visually-hidden"} role="status">
      {isOffline ? texts.offline : isTyping && texts[said]}
    </p>
  );
}
