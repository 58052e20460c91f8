import { useId, useRef, useState } from "react";
import { maxEmailChars } from "#contract/limits.ts";
import { call } from "#web/api/call.ts";
import type { ChatIdentity } from "../chat/use-chat.ts";
import { errorSentence } from "../texts/error-sentence.ts";
import { useEndingTexts, useWording } from "../texts/texts-context.ts";
import { tokenHeader } from "../token-header.ts";
import { useConfig } from "../use-config.ts";

interface ClaimFormProps {
  session: Pick<ChatIdentity, "sessionId" | "resumeToken">;
  incentiveCode: string | null;
  isClaimed: boolean;
  onClaimed?: () => void;
}

export function ClaimForm({ session, incentiveCode, isClaimed, onClaimed }: ClaimFormProps) {
  const wording = useWording();
  const texts = useEndingTexts();
  const [email, setEmail] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(isClaimed);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const hint = useConfig()?.sendsMail === false ? ` ${texts.claimNoMail}` : "";

  const fail = (sentence: string) => {
    setError(sentence);
    input.current?.focus();
  };
  const claim = async () => {
    if (!email.trim().includes("@")) return fail(texts.emailInvalid);
    if (incentiveCode === null || incentiveCode === "") return fail(texts.codeMissing);
    setBusy(true);
    setError("");
    try {
      await call("POST /api/complete/:sessionId/claim", {
        params: { sessionId: session.sessionId },
        headers: tokenHeader(session.resumeToken),
        body: { email: email.trim(), incentiveCode },
      });
      setDone(true);
      onClaimed?.();
    } catch (cause) {
      fail(errorSentence(cause, wording, "claimFailed"));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div>
      <div role="status">
        {isDone && (
          <p className="success">
            {texts.claimed}
            {hint}
          </p>
        )}
      </div>
      {!isDone && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void claim();
          }}
        >
          <div className="field">
            <label htmlFor={id}>{texts.email}</label>
            <div className="row">
              <input
                id={id}
                ref={input}
                type="email"
                inputMode="email"
                autoComplete="email"
                value={email}
                maxLength={maxEmailChars}
                aria-invalid={error !== "" || undefined}
                aria-describedby={`${id}-help`}
                onChange={(event) => setEmail(event.target.value)}
              />
              <button type="submit" className="button primary" disabled={isBusy}>
                {isBusy ? texts.claiming : texts.claimButton}
              </button>
            </div>
            <p className="hint" id={`${id}-help`}>
              {texts.claimHelp}
              {hint}
            </p>
            <div role="alert">{error !== "" && <p className="error">{error}</p>}</div>
          </div>
        </form>
      )}
    </div>
  );
}
