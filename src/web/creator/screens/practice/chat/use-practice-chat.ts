import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { maxChars } from "#contract/limits.ts";
import type { PracticeState } from "#contract/practice.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { isBlank, joinSentences, lengthOf, newClientMessageId } from "#web/format/message-text.ts";
import { keepPracticeReply, type PracticeReply, sendPracticeMessage } from "../../../queries/practice.ts";
import { findUnanswered, judgeFailedSend, listShown, type Outgoing } from "./shown-messages.ts";

interface ChatOptions {
  sessionId: string;
  state: PracticeState;
  /** Reads the session again; undefined where that failed. */
  readAgain: () => Promise<PracticeState | undefined>;
  /** The text goes back to the message box. */
  onGivenBack: (text: string) => void;
}

interface Sent {
  clientMessageId: string;
  text: string;
}

const sendFailed = "Failed to send message.";

/** The conversation: one message at a time, never said twice, its words never lost. */
export function usePracticeChat({ sessionId, state, readAgain, onGivenBack }: ChatOptions) {
  const client = useQueryClient();
  const [outgoing, setOutgoing] = useState<Outgoing>();
  const [partial, setPartial] = useState("");
  const [problem, setProblem] = useState<string>();
  const { visit, busy } = useVisit();
  const failed = useRef<Sent | undefined>(undefined);

  const deliver = useCallback(
    async (sent: Sent, before: PracticeState) => {
      const signal = visit.current?.signal;
      if (busy.current || !signal) return;
      busy.current = true;
      setProblem(undefined);
      setPartial("");
      const show = (delivery: Outgoing["delivery"]) =>
        setOutgoing({ ...sent, at: new Date().toISOString(), delivery });
      show("sending");
      const onSentence = (text: string) => setPartial((said) => joinSentences(said, text));
      const onFailed = async (error: unknown) => {
        const outcome = judgeFailedSend(before, await readAgain(), sent);
        if (outcome !== "answered") setProblem(errorText(error, sendFailed));
        if (outcome !== "lost") return;
        failed.current = sent;
        onGivenBack(sent.text);
      };
      try {
        const reply = await sendUntilTaken({
          sessionId,
          ...sent,
          onSentence,
          onWait: () => show("waiting"),
          signal,
        });
        await keepPracticeReply(client, sessionId, reply);
        // What of the script is asked now is known by the server alone.
        if (before.guide) void readAgain();
      } catch (error) {
        if (!signal.aborted) await onFailed(error);
      }
      if (signal.aborted) return;
      busy.current = false;
      setOutgoing(undefined);
      setPartial("");
    },
    [client, sessionId, visit, busy, readAgain, onGivenBack],
  );

  useUnanswered(state, deliver);

  const unanswered = outgoing ? undefined : findUnanswered(state);
  const send = (written: string): boolean => {
    const text = written.trim();
    if (isBlank(text) || busy.current || unanswered) return false;
    if (lengthOf(text) > maxChars.message) {
      setProblem(`A message can have at most ${maxChars.message.toLocaleString()} characters.`);
      return false;
    }
    // The same words once more are the same message, should the server have it after all.
    const clientMessageId =
      failed.current?.text === text ? failed.current.clientMessageId : newClientMessageId();
    void deliver({ clientMessageId, text }, state);
    return true;
  };
  const retry = unanswered && (() => void deliver(unanswered, state));
  return {
    messages: listShown(state, outgoing),
    partial,
    problem,
    isAwaiting: outgoing !== undefined,
    send,
    retry,
  };
}

/** Ends with the page: what is awaited then is given up. */
function useVisit() {
  const visit = useRef<AbortController | undefined>(undefined);
  const busy = useRef(false);
  useEffect(() => {
    const controller = new AbortController();
    visit.current = controller;
    busy.current = false;
    return () => controller.abort();
  }, []);
  return { visit, busy };
}

/** What was left without an answer when the page was closed is sent again when it opens. */
function useUnanswered(state: PracticeState, deliver: (sent: Sent, before: PracticeState) => Promise<void>) {
  const opened = useRef(state);
  useEffect(() => {
    const sent = findUnanswered(opened.current);
    if (sent) void deliver(sent, opened.current);
  }, [deliver]);
}

interface Sending extends Sent {
  sessionId: string;
  onSentence: (text: string) => void;
  onWait: () => void;
  signal: AbortSignal;
}

const waitMs = 1_500;
const maxWaits = 8;

/** While the server is busy with the same message, asks again for its answer. */
async function sendUntilTaken({ onWait, ...sending }: Sending): Promise<PracticeReply> {
  for (let waits = 0; ; waits++) {
    try {
      return await sendPracticeMessage(sending);
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === "reply_pending";
      if (!isBusy || waits >= maxWaits) throw error;
      onWait();
      await waitFor(waitMs, sending.signal);
    }
  }
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
