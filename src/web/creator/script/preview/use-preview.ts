import { useCallback, useEffect, useState } from "react";
import type { AnswerOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import type { CallInput } from "#web/api/call.ts";
import { call } from "#web/api/call.ts";

export type PreviewBody = CallInput<Operations["POST /api/interviews/preview"]>["body"];

export interface PreviewMessage {
  id: number;
  by: "interviewer" | "you";
  text: string;
}

interface Talk {
  previewId: string;
  messages: PreviewMessage[];
  questionCount: AnswerOf<Operations["POST /api/interviews/preview"]>["questionCount"];
  isComplete: boolean;
}

/** A model may take a while for a reply. */
const timeoutMs = 60_000;

/** A conversation with the interviewer over a script that need not be saved. Begins at once. */
export function usePreview(body: PreviewBody) {
  // The script as it was when the preview was opened; beginning anew does not change it either.
  const [script] = useState(body);
  const [talk, setTalk] = useState<Talk>();
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState<unknown>();

  const begin = useCallback(
    async (signal?: AbortSignal) => {
      setTalk(undefined);
      setError(undefined);
      try {
        const { previewId, message, ...rest } = await call("POST /api/interviews/preview", {
          body: script,
          ...(signal ? { signal } : {}),
        });
        setTalk({ previewId, messages: [{ id: 0, by: "interviewer", text: message }], ...rest });
      } catch (cause) {
        if (!signal?.aborted) setError(cause);
      }
    },
    [script],
  );
  useEffect(() => {
    const controller = new AbortController();
    void begin(controller.signal);
    return () => controller.abort();
  }, [begin]);

  /** False where it was not answered: the words stay with the sender. */
  const send = async (text: string): Promise<boolean> => {
    if (!talk || waiting) return false;
    setWaiting(true);
    setError(undefined);
    const said = withMessage(talk.messages, "you", text);
    setTalk({ ...talk, messages: said });
    try {
      const params = { previewId: talk.previewId };
      const { message, ...rest } = await call("POST /api/interviews/previews/:previewId/messages", {
        params,
        body: { text },
        timeoutMs,
      });
      setTalk({ ...talk, messages: withMessage(said, "interviewer", message), ...rest });
      return true;
    } catch (cause) {
      setTalk(talk);
      setError(cause);
      return false;
    } finally {
      setWaiting(false);
    }
  };
  return { talk, waiting, error, begin: () => void begin(), send };
}

function withMessage(messages: PreviewMessage[], by: PreviewMessage["by"], text: string): PreviewMessage[] {
  return [...messages, { id: messages.length, by, text }];
}
