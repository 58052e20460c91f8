import { useEffect, useRef, useState } from "react";
import type { BodyInputOf } from "#contract/operation.ts";
import type { generateInterview, ScriptDraft } from "#contract/scripts.ts";
import { call } from "#web/api/call.ts";

type GenerateBody = BodyInputOf<typeof generateInterview>;

interface Drafting {
  isPending: boolean;
  /** What a model has written so far; stays after a cancel or a failure. */
  soFar: ScriptDraft | null;
  error: unknown;
}

const idle: Drafting = { isPending: false, soFar: null, error: null };
/** The server says that it is still there every 15 seconds. */
const maxSilenceMs = 90_000;

/** Asks for a script and shows it while it is written. Leaving the screen cancels it. */
export function useDraftScript(onDone: (draft: ScriptDraft) => void, onError: (error: unknown) => void) {
  const [state, setState] = useState<Drafting>(idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (body: GenerateBody) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ ...idle, isPending: true });
    const show = (event: string, data: unknown) => {
      if (event === "draft") setState((before) => ({ ...before, soFar: data as ScriptDraft }));
    };
    try {
      const draft = await call("POST /api/interviews/generate-interview", {
        body,
        signal: controller.signal,
        timeoutMs: maxSilenceMs,
        onEvent: show,
      });
      setState(idle);
      onDone(draft);
    } catch (error) {
      if (controller.signal.aborted) return;
      setState((before) => ({ ...before, isPending: false, error }));
      onError(error);
    } finally {
      if (running.current === controller) running.current = null;
    }
  };
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setState((before) => ({ ...before, isPending: false }));
  };
  return { ...state, start, cancel };
}
