import { useEffect, useRef, useState } from "react";
import { errorSentence } from "../texts/error-sentence.ts";
import { useWording } from "../texts/texts-context.ts";

/** The input is closed: the focus comes here, so that nobody is left in a dead field. */
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
        <p>{texts.completeText}</p>
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
