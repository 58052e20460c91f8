import { type Dispatch, useCallback, useEffect, useReducer, useRef } from "react";
import type { Item } from "#contract/items.ts";
import { maxMessageChars } from "#contract/limits.ts";
import type { PublicInterview } from "#contract/public-interview.ts";
import type { ShownStimulus } from "#contract/stimuli.ts";
import { fill } from "#languages/fill.ts";
import { call } from "#web/api/call.ts";
import { isBlank, lengthOf, newClientMessageId } from "#web/format/message-text.ts";
import { isTurnMark, keeper, type UnsentMessage } from "../storage.ts";
import { errorSentence, InvalidResponse } from "../texts/error-sentence.ts";
import { useWording, type Wording } from "../texts/texts-context.ts";
import { tokenHeader } from "../token-header.ts";
import {
  type ChatEvent,
  emptyChat,
  findInterrupted,
  findOutgoing,
  type History,
  nextChat,
  type Reply,
} from "./chat-state.ts";
import { type FinalFailure, judgeSendFailure } from "./send-failure.ts";

export interface ChatIdentity {
  interviewId: string;
  sessionId: string;
  resumeToken: string | undefined;
}

/** The first message of a session that began just now; or the conversation so far. */
export type ChatOpening =
  | {
      kind: "fresh";
      messageId: string;
      message: string;
      type: History["messages"][number]["type"];
      item?: Item | undefined;
      stimulus?: ShownStimulus | undefined;
    }
  | { kind: "restored"; history: History };

interface ChatOptions {
  identity: ChatIdentity;
  opening: ChatOpening;
  interview: Pick<PublicInterview, "showQuestionCount" | "answerSignals">;
  /** The text goes back to the message box, to be changed. */
  onGivenBack: (text: string) => void;
}

export function loadHistory(identity: ChatIdentity, signal?: AbortSignal): Promise<History> {
  return call("GET /api/sessions/:interviewId/:sessionId/messages", {
    params: { interviewId: identity.interviewId, sessionId: identity.sessionId },
    headers: tokenHeader(identity.resumeToken),
    signal,
  });
}

/** The conversation: sends one message at a time, retries it with the same id, keeps it over a reload. */
export function useChat({ identity, opening, interview, onGivenBack }: ChatOptions) {
  const wording = useWording();
  const [state, dispatch] = useReducer(nextChat, opening, openChat);
  const mounted = useRef<AbortController | undefined>(undefined);
  const busy = useRef(false);
  const replies = useRef(0);

  const refresh = useCallback(async () => {
    try {
      let [history, before]: [History | undefined, number] = [undefined, -1];
      // What was read before a reply came in would take that reply off the screen again.
      while (before !== replies.current) {
        before = replies.current;
        history = await loadHistory(identity, mounted.current?.signal);
      }
      if (history) dispatch({ kind: "loaded", history });
    } catch (error) {
      console.warn("The conversation could not be read", error);
    }
  }, [identity]);

  const deliver = useCallback(
    async (message: UnsentMessage, afterwards: () => Promise<void> | void) => {
      if (busy.current || mounted.current === undefined) return;
      busy.current = true;
      const { signal } = mounted.current;
      const heed = (event: ChatEvent) => {
        if (event.kind === "replied") replies.current += 1;
        dispatch(event);
      };
      try {
        const outcome = await sendUntilAnswered({ identity, message, dispatch: heed, wording, signal });
        if (outcome === "answered") await afterwards();
        if (outcome === "refresh" || outcome === "changed") await refresh();
        if (outcome === "restore" || outcome === "refresh") onGivenBack(message.text);
      } finally {
        if (!signal.aborted) busy.current = false;
      }
    },
    [identity, wording, onGivenBack, refresh],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for as long as the talk is on the screen
  useEffect(() => {
    const controller = new AbortController();
    mounted.current = controller;
    busy.current = false;
    if (interview.answerSignals)
      void import("../signals/record-signals.ts").then((m) =>
        m.recordSignals(identity, opening, controller.signal),
      );
    return () => controller.abort();
  }, []);

  useOpening({ opening, identity, dispatch, deliver, refresh });
  useOtherTabs(identity.sessionId, refresh);

  const send = (text: string, soundId?: string): boolean => {
    const clientMessageId = soundId ?? newClientMessageId();
    const after = state.messages.at(-1)?.id;
    const message = { clientMessageId, text: text.trim(), after };
    if (isBlank(text) || findOutgoing(state) !== undefined || state.isComplete) return false;
    if (lengthOf(message.text) > maxMessageChars) {
      dispatch({ kind: "problem", error: fill(wording.texts.messageTooLong, { max: maxMessageChars }) });
      return false;
    }
    keeper.keepUnsent(identity.sessionId, message);
    dispatch({ kind: "sent", ...message, at: new Date().toISOString() });
    void deliver(message, interview.showQuestionCount || soundId ? refresh : () => undefined);
    return true;
  };

  const retry = () => {
    const failed = findOutgoing(state);
    if (failed?.delivery !== "failed") return;
    const message = { clientMessageId: failed.id, text: failed.text };
    dispatch({ kind: "delivery", clientMessageId: failed.id, delivery: "sending" });
    void deliver(message, refresh);
  };

  return { state, dispatch, send, retry, refresh };
}

function openChat(opening: ChatOpening) {
  if (opening.kind === "fresh") return emptyChat;
  return nextChat(emptyChat, { kind: "loaded", history: opening.history });
}

interface OpeningOptions {
  opening: ChatOpening;
  identity: ChatIdentity;
  dispatch: Dispatch<ChatEvent>;
  deliver: (message: UnsentMessage, afterwards: () => Promise<void>) => Promise<void>;
  refresh: () => Promise<void>;
}

function useOpening({ opening, identity, dispatch, deliver, refresh }: OpeningOptions) {
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    if (opening.kind === "fresh") {
      const { messageId: id, message: text } = opening;
      const message = { ...opening, id, text, sender: "bot" as const, timestamp: new Date().toISOString() };
      // The log stands empty for a moment first: a region that comes with its content is not read out.
      const timer = setTimeout(() => dispatch({ kind: "opened", message }), 150);
      opened.current = false;
      return () => clearTimeout(timer);
    }
    const unsent = findInterrupted(keeper.findUnsent(identity.sessionId), opening.history);
    if (unsent === undefined) {
      keeper.keepUnsent(identity.sessionId, undefined);
      return;
    }
    dispatch({ kind: "sent", ...unsent, at: new Date().toISOString() });
    dispatch({ kind: "loaded", history: opening.history });
    void deliver(unsent, refresh);
  }, [opening, identity.sessionId, dispatch, deliver, refresh]);
}

interface Sending {
  identity: ChatIdentity;
  message: UnsentMessage;
  dispatch: Dispatch<ChatEvent>;
  wording: Wording;
  signal: AbortSignal;
}

/** Sends, and sends again with the same id, until there is a reply or only the participant can help. */
async function sendUntilAnswered(sending: Sending) {
  const { identity, message, dispatch, signal } = sending;
  const { clientMessageId } = message;
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      const reply = checkReply(await callSend(sending));
      keeper.keepUnsent(identity.sessionId, undefined);
      dispatch({ kind: "replied", clientMessageId, reply, at: new Date().toISOString() });
      keeper.markTurn(identity.sessionId, reply.messageId);
      return reply.leavesOut ? "changed" : "answered";
    } catch (error) {
      if (signal.aborted) return "left";
      const failure = judgeSendFailure(error, attempt);
      if (failure.next !== "retry") return showFailure(sending, failure, error);
      dispatch({ kind: "delivery", clientMessageId, delivery: failure.why });
      await waitFor(failure.afterMs, signal);
    }
  }
  return "left";
}

function showFailure(sending: Sending, failure: FinalFailure, error: unknown) {
  const { identity, message, dispatch, wording } = sending;
  const { clientMessageId } = message;
  const sentence = errorSentence(error, wording, "sendFailed");
  if (failure.next === "offer") {
    dispatch({ kind: "delivery", clientMessageId, delivery: "failed", error: sentence });
    return failure.next;
  }
  keeper.keepUnsent(identity.sessionId, undefined);
  if (failure.next === "lost") dispatch({ kind: "lost", what: failure.what });
  else dispatch({ kind: "givenBack", clientMessageId, error: sentence });
  return failure.next;
}

function callSend({ identity, message, dispatch, signal }: Sending): Promise<Reply> {
  return call("POST /api/sessions/:chatbotId/:sessionId/send", {
    params: { chatbotId: identity.interviewId, sessionId: identity.sessionId },
    headers: tokenHeader(identity.resumeToken),
    body: { message: message.text, clientMessageId: message.clientMessageId },
    signal,
    onEvent: (event, data) => {
      const { clientMessageId } = message;
      if (event === "received") dispatch({ kind: "delivery", clientMessageId, delivery: "sent" });
      const text = (data as { text?: unknown } | null)?.text;
      if (event === "sentence" && typeof text === "string") dispatch({ kind: "sentence", text });
    },
  });
}

function checkReply(reply: Reply): Reply {
  if (typeof reply?.botResponse !== "string" || reply.botResponse === "") throw new InvalidResponse();
  // An older or leaner server may leave these out; the reply is still a reply.
  return {
    ...reply,
    isComplete: reply.isComplete === true,
    currentPhase: reply.currentPhase ?? "core",
    type: reply.type ?? reply.currentPhase ?? "core",
    messageId: reply.messageId ?? newClientMessageId(),
  };
}

/** Waits, but no longer than until the connection is back or the page is left. */
function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}

/** Another tab of this browser went on with the same session: read the conversation again. */
function useOtherTabs(sessionId: string, refresh: () => Promise<void>) {
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.newValue !== null && isTurnMark(event.key, sessionId)) void refresh();
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [sessionId, refresh]);
}
