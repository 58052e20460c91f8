import { useEffect, useRef, useState } from "react";
import type { LiveSession, SessionMessage } from "#contract/session-reading.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";

const pauseMs = 4_000;

interface Listener {
  onLive?: (sessions: LiveSession[]) => void;
  onMessages?: (messages: SessionMessage[], completed: boolean) => void;
}

/**
 * Follows who is in an interview, and the messages of one session, while the page is looked at: a browser keeps few
 * connections to one server. A stream that breaks is opened anew; one that is refused is not.
 */
function useStream(
  { interviewId, sessionId, isOn }: { interviewId: string; sessionId?: string; isOn: boolean },
  listener: Listener,
): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  const isSeen = usePageSeen();
  useEffect(() => {
    if (!isOn || !isSeen) return;
    const leaving = new AbortController();
    void follow(leaving.signal, { interviewId, ...(sessionId && { sessionId }) }, (event, data) => {
      if (event === "live") latest.current.onLive?.((data as { sessions: LiveSession[] }).sessions);
      if (event !== "messages") return;
      const { messages, completed } = data as { messages: SessionMessage[]; completed: boolean };
      latest.current.onMessages?.(messages, completed);
    });
    return () => leaving.abort();
  }, [interviewId, sessionId, isOn, isSeen]);
}

async function follow(
  signal: AbortSignal,
  of: { interviewId: string; sessionId?: string },
  onEvent: (event: string, data: unknown) => void,
): Promise<void> {
  const { interviewId, sessionId } = of;
  while (!signal.aborted) {
    try {
      await call("GET /api/interviews/:id/live", {
        params: { id: interviewId },
        query: sessionId ? { sessionId } : {},
        ...{ signal, onEvent },
      });
    } catch (error) {
      // A stream ends without a reply of its own, which counts as cut.
      if (!(error instanceof ApiError) || (error.code !== "offline" && error.status < 500)) return;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function usePageSeen(): boolean {
  const [isSeen, setSeen] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return isSeen;
}

const nobody: ReadonlyMap<string, LiveSession> = new Map();

/** Who is in an interview now, by the id of the session. */
export function useLiveSessions(interviewId: string): ReadonlyMap<string, LiveSession> {
  const [live, setLive] = useState(nobody);
  useStream(
    { interviewId, isOn: true },
    { onLive: (sessions) => setLive(new Map(sessions.map((session) => [session.id, session]))) },
  );
  return live;
}

/** Whether a session runs now; its new messages are handed on as they come. */
export function useLiveTranscript(
  of: { interviewId: string; sessionId: string; isOn: boolean },
  onMessages: (messages: SessionMessage[], completed: boolean) => void,
): boolean {
  const [isLive, setLive] = useState(false);
  useStream(of, {
    onLive: (sessions) => setLive(sessions.some((session) => session.id === of.sessionId)),
    onMessages,
  });
  return of.isOn && isLive;
}
