import { useEffect, useRef, useState } from "react";
import { errorSentence } from "../texts/error-sentence.ts";
import { useWording } from "../texts/texts-context.ts";

/** It takes the place of the message box, and the focus that was in there. */
export function CompleteBanner({ onFinish }: { onFinish: () => Promise<void> }) {
  const wording = useWording();
  const { texts } = wording;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState("");

  useEffect(() => {
    heading.current?.focus();
  }, []);

  const finish = async () => {
    setBusy(true);
    setError("");
    try {
      await onFinish();
    } catch (cause) {
      setError(errorSentence(cause, wording, "completeFailed"));
      setBusy(false);
    }
  };

  return (
    <section className="banner" aria-labelledby="complete-title">
      <div>
        <h2 id="complete-title" tabIndex={-1} ref={heading}>
          {texts.completeTitle}
        </h2>
        {error !== "" && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
      </div>
      <button type="button" className="button primary" disabled={isBusy} onClick={() => void finish()}>
        {isBusy ? texts.completing : texts.completeButton}
      </button>
    </section>
  );
}
