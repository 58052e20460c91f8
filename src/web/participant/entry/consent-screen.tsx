import { lazy, Suspense, useState } from "react";
import type { PublicInterview } from "#contract/public-interview.ts";
import { fill } from "#languages/fill.ts";
import { useWording } from "../texts/texts-context.ts";
import { useTitle } from "../ui/use-title.ts";
import { useConfig } from "../use-config.ts";
import { minutesRange, shareText } from "./consent-words.ts";
import { Fact } from "./fact.tsx";
import { hiddenFieldsOf } from "./link-parameters.ts";

const ConsentDetails = lazy(() =>
  import("./consent-details.tsx").then((m) => ({ default: m.ConsentDetails })),
);

interface ConsentScreenProps {
  interview: PublicInterview;
  /** Its promises changed since this person read them. */
  hasChanged: boolean;
  onAgree: () => void;
}

/** One screen: who asks, how long it takes, what one gets; the rest is one tap away. */
export function ConsentScreen({ interview, hasChanged, onAgree }: ConsentScreenProps) {
  const { texts, language } = useWording();
  const [agreed, setAgreed] = useState(false);
  const [isReading, setReading] = useState(false);
  const { organization, reward = "" } = interview;
  useTitle(fill(texts.titleConsent, { interview: interview.name }));

  const kept = Object.keys(hiddenFieldsOf(location.search, interview.hiddenFields));

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (agreed) onAgree();
      }}
    >
      {interview.sample && <p className="tag">{texts.sampleNote}</p>}
      <p className="eyebrow">{fill(texts.consentLead, { organization })}</p>
      <h1 className="headline" tabIndex={-1} dir="auto">
        {interview.name}
      </h1>
      {hasChanged && (
        <p className="changed" role="alert">
          {texts.consentChanged}
        </p>
      )}
      <dl className="facts">
        <Fact name={texts.consentLength}>{fill(texts.consentMinutes, minutesRange(interview.minutes))}</Fact>
        <Fact name={reward === "" ? texts.consentCode : texts.consentReward}>
          {reward !== "" && (
            <>
              <strong dir="auto">{reward}</strong>
              <br />
            </>
          )}
          {codeRule(interview.earlyCodeShare)}
          {interview.holdCodes === true && ` ${texts.consentCodeHeld}`}
        </Fact>
        <Fact name={texts.consentStop}>{texts.consentStopText}</Fact>
        {interview.invite?.state === "unused" && (
          <Fact name={texts.consentInvite}>{fill(texts.consentInviteText, { organization })}</Fact>
        )}
        {kept.length > 0 && (
          <Fact name={texts.consentParameters}>
            {fill(texts.consentParametersText, { names: kept.join(", ") })}
          </Fact>
        )}
      </dl>
      {language !== interview.language && <QuestionsLanguage of={interview.language} />}
      <p className="ai-note">{texts.consentAi}</p>
      <button type="button" className="link" onClick={() => setReading(true)}>
        {texts.consentDetails}
      </button>
      {isReading && (
        <Suspense fallback={null}>
          <ConsentDetails interview={interview} onClose={() => setReading(false)} />
        </Suspense>
      )}
      <div className="agree">
        <label className="check">
          <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
          <span>{texts.consentBox}</span>
        </label>
        <button
          type="submit"
          className="button primary wide"
          disabled={!agreed}
          aria-describedby="consent-hint"
        >
          {texts.agree}
        </button>
        <p className="hint center" id="consent-hint">
          {agreed ? " " : texts.consentNeeded}
        </p>
      </div>
    </form>
  );

  function codeRule(share: number): string {
    if (share <= 0) return texts.consentCodeAlways;
    if (share >= 1) return texts.consentCodeAll;
    return fill(texts.consentCodeShare, { share: shareText(share, language) });
  }
}

/** "English" as the reader calls it. */
function nameLanguage(code: string, reader: string): string {
  return new Intl.DisplayNames([reader], { type: "language" }).of(code) ?? code;
}

/** Only a built-in interviewer keeps to its own language, and only a page in another one asks which it is. */
function QuestionsLanguage({ of }: { of: string }) {
  const { texts, language } = useWording();
  const config = useConfig();
  if (config?.interviewer !== "scripted") return null;
  return <p>{fill(texts.questionsIn, { language: nameLanguage(of, language) })}</p>;
}
