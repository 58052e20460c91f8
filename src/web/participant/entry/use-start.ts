import { useState } from "react";
import type { PublicInterview } from "#contract/interviews.ts";
import type { AnswerOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import type { EntryDraft } from "../storage.ts";
import { errorSentence, InvalidResponse } from "../texts/error-sentence.ts";
import { useWording } from "../texts/texts-context.ts";
import { findUserInfo } from "./about-you.ts";

export type StartedSession = AnswerOf<Operations["POST /api/sessions/:chatbotId"]>;

const barHiddenAfterMs = 500;

export interface StartHandlers {
  onStarted: (started: StartedSession) => void;
  onRefused: (problem: "closed" | "gone") => void;
}

/** Starts a session: the bar fills, stands full for a moment, then the chat begins. */
export function useStart(interview: PublicInterview, { onStarted, onRefused }: StartHandlers) {
  const wording = useWording();
  const [isReady, setReady] = useState(false);
  const [error, setError] = useState("");

  const fail = (cause: unknown) => {
    const refusal = refusalOf(cause);
    if (refusal === undefined) setError(errorSentence(cause, wording, "startFailed"));
    else onRefused(refusal);
  };
  const start = async (draft: EntryDraft) => {
    const userInfo = findUserInfo(draft);
    setError(userInfo === undefined ? wording.texts.allInfoRequired : "");
    if (userInfo === undefined || !draft.consented) return;
    try {
      const started = checkStarted(
        await call("POST /api/sessions/:chatbotId", {
          params: { chatbotId: interview._id },
          body: {
            consentGiven: true,
            userInfo,
            language: wording.language,
            source: sourceOf(location.search),
          },
        }),
      );
      setReady(true);
      setTimeout(() => onStarted(started), barHiddenAfterMs);
    } catch (cause) {
      fail(cause);
    }
  };
  return { start, isReady, error };
}

const sourceChars = 100;

/** Where the link was posted, by its `?ref=`. */
function sourceOf(search: string): string | undefined {
  return new URLSearchParams(search).get("ref")?.trim().slice(0, sourceChars) || undefined;
}

function checkStarted(started: StartedSession): StartedSession {
  if (!started.sessionId || !started.message) throw new InvalidResponse();
  return started;
}

function refusalOf(cause: unknown): "closed" | "gone" | undefined {
  const code = cause instanceof ApiError ? cause.code : "";
  if (code === "interview_closed") return "closed";
  return code === "interview_gone" || code === "interview_not_found" ? "gone" : undefined;
}
