import { type ReactNode, useState } from "react";
import type { PublicInterview } from "#contract/interviews.ts";
import { fill } from "../texts/fill.ts";
import { useWording } from "../texts/texts-context.ts";
import { useTitle } from "../ui/use-title.ts";
import { minutesRange, shareText } from "./consent-words.ts";
import { hiddenFieldsOf } from "./link-parameters.ts";

interface ConsentScreenProps {
  interview: PublicInterview;
  onAgree: () => void;
}

const shortIntroduction = 420;
const shortConsentText = 600;

export function ConsentScreen({ interview, onAgree }: ConsentScreenProps) {
  const { texts, language } = useWording();
  const [agreed, setAgreed] = useState(false);
  const { organization, retentionDays } = interview;
  useTitle(fill(texts.titleConsent, { interview: interview.name }));

  const kept = Object.keys(hiddenFieldsOf(location.search, interview.hiddenFields));
  const keptFor =
    retentionDays === null
      ? fill(texts.consentKeptOpen, { organization })
      : fill(texts.consentKeptDays, { days: formatDays(retentionDays, language) });

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
      <Introduction text={interview.introduction} />
      <dl className="facts">
        <Fact name={texts.consentLength}>{fill(texts.consentMinutes, minutesRange(interview.minutes))}</Fact>
        <Fact name={texts.consentKept}>
          {fill(texts.consentKeptText, { organization })} {keptFor}
        </Fact>
        <Fact name={texts.consentStop}>{texts.consentStopText}</Fact>
        <Fact name={texts.consentCode}>
          {codeRule(interview.earlyCodeShare)}
          {interview.holdCodes === true && ` ${texts.consentCodeHeld}`}
        </Fact>
        <Fact name={texts.consentWithdraw}>{texts.consentWithdrawText}</Fact>
        {interview.invite?.state === "unused" && (
          <Fact name={texts.consentInvite}>{fill(texts.consentInviteText, { organization })}</Fact>
        )}
        {kept.length > 0 && (
          <Fact name={texts.consentParameters}>
            {fill(texts.consentParametersText, { names: kept.join(", ") })}
          </Fact>
        )}
        {interview.contact.trim() !== "" && (
          <Fact name={texts.consentContact}>
            <Contact text={interview.contact.trim()} />
          </Fact>
        )}
      </dl>
      <FullText text={interview.consentText.trim()} />
      <div className="consent-box">
        <p className="ai-note">{texts.consentAi}</p>
        <label className="check">
          <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
          <span>{texts.consentBox}</span>
        </label>
      </div>
      <button
        type="submit"
        className="button primary wide"
        disabled={!agreed}
        aria-describedby="consent-hint"
      >
        {texts.beginChat}
      </button>
      <p className="hint center" id="consent-hint">
        {agreed ? " " : texts.consentNeeded}
      </p>
    </form>
  );

  function codeRule(share: number): string {
    if (share <= 0) return texts.consentCodeAlways;
    if (share >= 1) return texts.consentCodeAll;
    return fill(texts.consentCodeShare, { share: shareText(share, language) });
  }
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Contact({ text }: { text: string }) {
  const isAddress = /^[^\s@<>"]+@[^\s@<>"]+$/.test(text);
  return isAddress ? <a href={`mailto:${encodeURIComponent(text)}`}>{text}</a> : <bdi>{text}</bdi>;
}

/** What it is about, in the creator's words; a long one opens on request. */
function Introduction({ text }: { text: string }) {
  const { texts } = useWording();
  const [isOpen, setOpen] = useState(false);
  const letters = [...text.trim()];
  if (letters.length === 0) return null;
  const isLong = letters.length > shortIntroduction * 1.2;
  const shown =
    isLong && !isOpen ? `${letters.slice(0, shortIntroduction).join("").trimEnd()}…` : text.trim();
  return (
    <div className="introduction">
      <p dir="auto">{shown}</p>
      {isLong && !isOpen && (
        <button type="button" className="link" onClick={() => setOpen(true)}>
          {texts.consentMore}
        </button>
      )}
    </div>
  );
}

/** What is agreed to, word for word. A short one stands open; a long one is one tap away, after the facts above. */
function FullText({ text }: { text: string }) {
  const { texts } = useWording();
  if (text === "") return null;
  return (
    <details className="consent-text" open={text.length <= shortConsentText}>
      <summary>{texts.consentFull}</summary>
      <p dir="auto">{text}</p>
    </details>
  );
}

/** Asked for only where it is shown: on a phone, making a format takes as long as drawing the page. */
function formatDays(days: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "long" }).format(days);
}
