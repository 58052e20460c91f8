import { useEffect, useRef } from "react";
import { statusPollMs } from "#contract/choices.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { statusSaysComplete } from "../completion.ts";
import { tokenHeader } from "../token-header.ts";
import type { MessageKind } from "./chat-state.ts";
import type { ChatIdentity } from "./use-chat.ts";

interface StatusReport {
  complete: boolean;
  allQuestionsAsked: boolean;
  phase: MessageKind;
}

interface PollOptions {
  identity: ChatIdentity;
  /** Polling stops at completion and when the session is gone. */
  active: boolean;
  /** A change of this number asks at once. */
  askNow: number;
  onStatus: (report: StatusReport) => void;
  onGone: () => void;
}

/** Asks where the session stands, every 5 s until it is complete. Errors are only logged. */
export function useStatusPoll({ identity, active, askNow, onStatus, onGone }: PollOptions) {
  const handlers = useRef({ onStatus, onGone });
  handlers.current = { onStatus, onGone };
  useEffect(() => {
    if (!active) return;
    return pollStatus(identity, askNow > 0, {
      onStatus: (report) => handlers.current.onStatus(report),
      onGone: () => handlers.current.onGone(),
    });
  }, [identity, active, askNow]);
}

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

/** An answer with an error, or none for a while, is ordinary on a phone. */
function warnOfFault(error: unknown): void {
  if (!(error instanceof ApiError)) console.warn("The status could not be read", error);
}

/** Starts polling and answers how to stop it. */
function pollStatus(identity: ChatIdentity, atOnce: boolean, on: Pick<PollOptions, "onStatus" | "onGone">) {
  const stopped = new AbortController();
  let failures = 0;
  let hiddenPolls = 0;
  let asking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = () => {
    timer = setTimeout(ask, nextPollDelay({ hidden: document.hidden, failures, hiddenPolls }));
  };
  const ask = async () => {
    asking = true;
    try {
      on.onStatus(await readStatus(identity, stopped.signal));
      failures = 0;
      hiddenPolls = document.hidden ? hiddenPolls + 1 : 0;
    } catch (error) {
      if (stopped.signal.aborted) return;
      if (isGone(error)) return on.onGone();
      failures += 1;
      warnOfFault(error);
    } finally {
      asking = false;
    }
    if (!stopped.signal.aborted) plan();
  };
  const onShown = () => {
    if (document.hidden || hiddenPolls === 0 || asking) return;
    clearTimeout(timer);
    void ask();
  };

  document.addEventListener("visibilitychange", onShown);
  if (atOnce) void ask();
  else plan();
  return () => {
    stopped.abort();
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onShown);
  };
}

async function readStatus(identity: ChatIdentity, signal: AbortSignal): Promise<StatusReport> {
  const status = await call("GET /api/sessions/:sessionId/status", {
    params: { sessionId: identity.sessionId },
    headers: tokenHeader(identity.resumeToken),
    signal,
    timeoutMs: 15_000,
  });
  return {
    complete: statusSaysComplete(status),
    allQuestionsAsked: status.completionMarkers.allQuestionsAsked,
    phase: status.currentPhase,
  };
}

const slowestPollMs = 20_000;

/** Every 5 s while all is well and the page is seen; 5, 10, 20 s when hidden or failing. */
export function nextPollDelay(state: { hidden: boolean; failures: number; hiddenPolls: number }): number {
  const steps = Math.max(state.failures, state.hidden ? state.hiddenPolls : 0);
  return Math.min(statusPollMs * 2 ** Math.min(steps, 10), slowestPollMs);
}
