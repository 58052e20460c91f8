import { useEffect, useRef } from "react";
import type { PublicInterview } from "#contract/public-interview.ts";
import { fill } from "#languages/fill.ts";
import { useWording } from "../texts/texts-context.ts";
import { Fact } from "./fact.tsx";

interface ConsentDetailsProps {
  interview: PublicInterview;
  onClose: () => void;
}

/** What is agreed to, in full, and the interview in its creator's words, which the chat begins with. */
export function ConsentDetails({ interview, onClose }: ConsentDetailsProps) {
  const { texts, language } = useWording();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { organization, retentionDays } = interview;
  const contact = interview.contact.trim();
  const introduction = interview.introduction.trim();
  const consentText = interview.consentText.trim();

  useEffect(() => {
    dialog.current?.showModal();
    // Left to itself the browser focuses the button below the text, and opens it scrolled to its end.
    title.current?.focus();
  }, []);

  const keptFor =
    retentionDays === null
      ? fill(texts.consentKeptOpen, { organization })
      : fill(texts.consentKeptDays, { days: formatDays(retentionDays, language) });
  return (
    <dialog ref={dialog} className="dialog sheet" aria-labelledby="details-title" onClose={onClose}>
      <h2 id="details-title" ref={title} tabIndex={-1}>
        {texts.consentFull}
      </h2>
      {introduction !== "" && (
        <p className="introduction" dir="auto">
          {introduction}
        </p>
      )}
      <dl className="facts">
        <Fact name={texts.consentKept}>
          {fill(texts.consentKeptText, { organization })} {keptFor}
        </Fact>
        <Fact name={texts.consentWithdraw}>{texts.consentWithdrawText}</Fact>
        {contact !== "" && (
          <Fact name={texts.consentContact}>
            <Contact text={contact} />
          </Fact>
        )}
      </dl>
      {consentText !== "" && (
        <p className="consent-text" dir="auto">
          {consentText}
        </p>
      )}
      <div className="actions">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </div>
    </dialog>
  );
}

function Contact({ text }: { text: string }) {
  const isAddress = /^[^\s@<>"]+@[^\s@<>"]+$/.test(text);
  return isAddress ? <a href={`mailto:${encodeURIComponent(text)}`}>{text}</a> : <bdi>{text}</bdi>;
}

/** Asked for only where it is shown: on a phone, making a format takes as long as drawing the page. */
function formatDays(days: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "long" }).format(days);
}
