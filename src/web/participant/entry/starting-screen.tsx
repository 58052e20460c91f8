import { useEffect, useState } from "react";
import type { PublicInterview } from "#contract/public-interview.ts";
import { fill } from "#languages/fill.ts";
import { useTexts } from "../texts/texts-context.ts";
import { useTitle } from "../ui/use-title.ts";
import { nextProgress } from "./starting-progress.ts";

interface StartingScreenProps {
  interview: Pick<PublicInterview, "name" | "organization">;
  isReady: boolean;
  error: string;
  onRetry: () => void;
  onBack: () => void;
}

const stepMs = 500;

export function StartingScreen({ interview, isReady, error, onRetry, onBack }: StartingScreenProps) {
  const texts = useTexts();
  const [progress, setProgress] = useState(0);
  const title = fill(texts.starting, { organization: interview.organization });
  useTitle(fill(texts.titleStarting, { interview: interview.name }));

  useEffect(() => {
    if (error !== "") {
      setProgress(0);
      return;
    }
    const timer = setInterval(() => setProgress(nextProgress), stepMs);
    return () => clearInterval(timer);
  }, [error]);

  if (error !== "") {
    return (
      <div className="starting">
        <h1 tabIndex={-1}>{title}</h1>
        <div role="alert">
          <p className="error">{error}</p>
          <p>{texts.startFailedHelp}</p>
        </div>
        <div className="actions">
          <button type="button" className="button primary" onClick={onRetry}>
            {texts.retry}
          </button>
          <button type="button" className="button" onClick={onBack}>
            {texts.backToDetails}
          </button>
        </div>
      </div>
    );
  }
  const shown = isReady ? 100 : progress;
  return (
    <div className="starting">
      <h1 tabIndex={-1}>{title}</h1>
      <div
        className="progress"
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown}
      >
        <span style={{ inlineSize: `${shown}%` }} />
      </div>
    </div>
  );
}
