import { useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { errorSentence } from "../texts/error-sentence.ts";
import { useEndingTexts, useWording } from "../texts/texts-context.ts";
import type { WayBack } from "./return-link.tsx";

export interface Withdrawal {
  isBusy: boolean;
  error: string;
  withdraw: () => Promise<void>;
}

/** Deletes all of a session, by its cookie or its token. */
export function useWithdraw(
  session: { sessionId: string; resumeToken: string | undefined } | undefined,
  onDone: (back: WayBack) => void,
): Withdrawal {
  const wording = useWording();
  const { withdrawUnknown } = useEndingTexts();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState("");

  const withdraw = async () => {
    if (session === undefined || isBusy) return;
    setBusy(true);
    setError("");
    try {
      const { sessionId, resumeToken } = session;
      const params = { sessionId };
      onDone(await call("POST /api/sessions/:sessionId/withdraw", { params, body: { resumeToken } }));
    } catch (cause) {
      const isUnknown = cause instanceof ApiError && cause.status === 404;
      setError(isUnknown ? withdrawUnknown : errorSentence(cause, wording, "withdrawFailed"));
      setBusy(false);
    }
  };
  return { isBusy, error, withdraw };
}
