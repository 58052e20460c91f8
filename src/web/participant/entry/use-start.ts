import { useState } from "react";
import type { AnswerOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import type { PublicInterview } from "#contract/public-interview.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import type { EntryDraft } from "../storage.ts";
import { errorSentence, InvalidResponse } from "../texts/error-sentence.ts";
import { useWording } from "../texts/texts-context.ts";
import type { WayBack } from "../ui/return-link.tsx";
import { findUserInfo } from "./about-you.ts";
import { hiddenFieldsOf, inviteOf, sourceOf } from "./link-parameters.ts";

export type StartedSession = AnswerOf<Operations["POST /api/sessions/:chatbotId"]>;

const barHiddenAfterMs = 500;

/** Why nobody can begin here, or not this person. */
export type Refusal =
  | "closed"
  | "gone"
  | "quotaFull"
  | "inviteUsed"
  | "inviteInvalid"
  | "inviteNeeded"
  | "panelUsed"
  | "panelMissing";

export interface StartHandlers {
  onStarted: (started: StartedSession) => void;
  onRefused: (problem: Refusal, back: WayBack | undefined) => void;
  /** Who comes with the same panel id again goes on with their own session. */
  onOwnSession: (sessionId: string) => void;
  /** The study promises something else by now. */
  onConsentChanged: () => void;
}

/** Starts a session: the bar fills, stands full for a moment, then the chat begins. */
export function useStart(
  interview: PublicInterview,
  { onStarted, onRefused, onOwnSession, onConsentChanged }: StartHandlers,
) {
  const wording = useWording();
  const [isReady, setReady] = useState(false);
  const [error, setError] = useState("");

  const fail = (cause: unknown) => {
    const refusal = refusalOf(cause);
    const own = cause instanceof ApiError && cause.code === "panel_id_used" ? cause.body.sessionId : null;
    if (cause instanceof ApiError && cause.code === "consent_changed") onConsentChanged();
    else if (typeof own === "string") onOwnSession(own);
    else if (refusal === undefined) setError(errorSentence(cause, wording, "startFailed"));
    else onRefused(refusal, readWayBack(cause));
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
            consentVersion: interview.consentVersion,
            userInfo,
            language: wording.language,
            source: sourceOf(location.search),
            invite: inviteOf(location.search),
            hiddenFields: hiddenFieldsOf(location.search, interview.hiddenFields),
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

/** A quota that is full says where to go with its refusal: there is no session to ask. */
function readWayBack(cause: unknown): WayBack | undefined {
  if (!(cause instanceof ApiError)) return undefined;
  const { returnUrl, returnAfterSeconds } = cause.body;
  if (typeof returnUrl !== "string") return undefined;
  return {
    returnUrl,
    returnAfterSeconds: typeof returnAfterSeconds === "number" ? returnAfterSeconds : null,
  };
}

function checkStarted(started: StartedSession): StartedSession {
  if (!started.sessionId || !started.message) throw new InvalidResponse();
  return started;
}

const refusals = new Map<string, Refusal>([
  ["interview_closed", "closed"],
  ["interview_gone", "gone"],
  ["interview_not_found", "gone"],
  ["quota_full", "quotaFull"],
  ["invite_used", "inviteUsed"],
  ["invite_invalid", "inviteInvalid"],
  ["invite_needed", "inviteNeeded"],
  ["panel_id_used", "panelUsed"],
  ["panel_id_missing", "panelMissing"],
]);

function refusalOf(cause: unknown): Refusal | undefined {
  return cause instanceof ApiError ? refusals.get(cause.code) : undefined;
}
