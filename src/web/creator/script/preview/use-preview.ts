import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { AnswerOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import type { CallInput } from "#web/api/call.ts";
import { call } from "#web/api/call.ts";

export type PreviewBody = CallInput<Operations["POST /api/interviews/preview"]>["body"];

export interface PreviewMessage {
  id: number;
  by: "interviewer" | "you";
  text: string;
  /** Of the interviewer's: why it says this. */
  why?: Begun["why"];
  /** What the question that it puts shows. */
  stimulus?: Begun["stimulus"];
}

type Begun = AnswerOf<Operations["POST /api/interviews/preview"]>;
export type PreviewBefore = Begun["before"];

interface Talk {
  previewId: string;
  messages: PreviewMessage[];
  before: PreviewBefore;
  questionCount: Begun["questionCount"];
  isComplete: boolean;
  item?: Begun["item"];
}

/** A conversation with the interviewer over a script that need not be saved. Begins at once. */
export function usePreview(body: PreviewBody) {
  // The script as it was when the preview was opened; beginning anew does not change it either.
  const [script] = useState(body);
  const [talk, setTalk] = useState<Talk>();
  const starting = useMutation({
    mutationFn: () => call("POST /api/interviews/preview", { body: script }),
    onSuccess: ({ message, why, stimulus, ...rest }) =>
      setTalk({ messages: [{ id: 0, by: "interviewer", text: message, why, stimulus }], ...rest }),
  });
  const replying = useMutation({
    mutationFn: (said: { previewId: string; text: string }) =>
      call("POST /api/interviews/previews/:previewId/messages", {
        params: { previewId: said.previewId },
        body: { text: said.text },
        // As a stream, so that the connection lives while a slow model thinks.
        onEvent: () => undefined,
      }),
  });
  const begin = () => {
    setTalk(undefined);
    replying.reset();
    starting.mutate();
  };
  const atOnce = useRef(begin);
  useEffect(() => atOnce.current(), []);

  /** False where it was not answered: the words stay with the sender. */
  const send = async (text: string): Promise<boolean> => {
    if (!talk || replying.isPending) return false;
    const said = withMessage(talk.messages, { by: "you", text });
    setTalk({ ...talk, messages: said });
    try {
      const { message, why, item, stimulus, ...rest } = await replying.mutateAsync({
        previewId: talk.previewId,
        text,
      });
      const messages = withMessage(said, { by: "interviewer", text: message, why, stimulus });
      setTalk({ ...talk, messages, item, ...rest });
      return true;
    } catch {
      setTalk(talk);
      return false;
    }
  };
  return {
    ...{ talk, begin, send },
    waiting: replying.isPending,
    error: starting.error ?? replying.error,
  };
}

function withMessage(messages: PreviewMessage[], message: Omit<PreviewMessage, "id">): PreviewMessage[] {
  return [...messages, { id: messages.length, ...message }];
}
