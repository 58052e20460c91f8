import { useEffect, useRef, useState } from "react";
import { copiedNoticeMs } from "#contract/choices.ts";
import type { PublicInterview } from "#contract/public-interview.ts";
import { fill } from "#languages/fill.ts";
import { copyText } from "#web/ui/copy-text.ts";
import type { ChatIdentity } from "../chat/use-chat.ts";
import { isEmbedded } from "../embedding.ts";
import { privateLink } from "../route.ts";
import { keeper } from "../storage.ts";
import { useEndingTexts, useWording } from "../texts/texts-context.ts";
import { findCreatorLink } from "../ui/creator-link.ts";
import { DeleteDialog } from "../ui/delete-dialog.tsx";
import { Page } from "../ui/page.tsx";
import { ReturnLink, type WayBack } from "../ui/return-link.tsx";
import { useTitle } from "../ui/use-title.ts";
import { ClaimForm } from "./claim-form.tsx";
import type { Finalised } from "./finalise.ts";

interface CompletionScreenProps {
  interview: Pick<PublicInterview, "name" | "organization">;
  identity: ChatIdentity;
  finalised: Finalised;
  claimed: boolean;
  onDeleted: (back: WayBack) => void;
}

export function CompletionScreen({
  interview,
  identity,
  finalised,
  claimed,
  onDeleted,
}: CompletionScreenProps) {
  const texts = useEndingTexts();
  const { language } = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDeleting, setDeleting] = useState(false);
  const { sessionId, interviewId, resumeToken } = identity;
  const { incentiveCode } = finalised;
  const gift = findCreatorLink(finalised.incentiveLink);
  const named = (title: string) => (finalised.reward ? `${title}: ${finalised.reward}` : title);
  useTitle(fill(texts.titleDone, { interview: interview.name }));

  useEffect(() => {
    heading.current?.focus();
    // The address of finished interviews, as long as this browser will find its session again.
    const isKept = keeper.findLastSession()?.sessionId === sessionId;
    if (isKept && !isEmbedded()) history.replaceState(null, "", `/chat/interview-complete${location.search}`);
  }, [sessionId]);

  return (
    <Page>
      <h1 className="headline" tabIndex={-1} ref={heading}>
        {texts.doneTitle}
      </h1>
      <p className="lead">{fill(texts.doneText, { organization: interview.organization })}</p>
      <ReturnLink back={finalised} />
      {incentiveCode === null && gift && (
        <section className="card" aria-labelledby="gift-title">
          <h2 id="gift-title">{named(texts.incentiveLink)}</h2>
          <a className="button primary" href={gift.url} target="_blank" rel="noreferrer noopener">
            {fill(texts.incentiveLinkOpen, { host: gift.host })}
          </a>
        </section>
      )}
      {incentiveCode === null && !gift && (
        <p className="card">
          {finalised.codeHeld ? texts.codeHeld : (language === "en" && finalised.reason) || texts.noCode}
        </p>
      )}
      {incentiveCode !== null && (
        <section className="card" aria-labelledby="code-title">
          <h2 id="code-title">{named(texts.incentiveCode)}</h2>
          <p className="code-line">
            <code className="code" id="incentive-code">
              {incentiveCode}
            </code>
            <CopyButton
              text={incentiveCode}
              label={`${texts.copy}: ${texts.incentiveCode}`}
              shownIn="incentive-code"
            />
          </p>
          <p className="hint">{texts.keepPrivate}</p>
          <h3>{texts.claimTitle}</h3>
          <ClaimForm session={identity} incentiveCode={incentiveCode} isClaimed={claimed} />
        </section>
      )}
      {finalised.returnUrl === null && !isEmbedded() && (
        <a className="button primary wide" href="/thank-you">
          {texts.finish}
        </a>
      )}
      <details className="card quiet-card" open={finalised.codeHeld}>
        <summary>{texts.yourAnswers}</summary>
        {resumeToken !== undefined && (
          <LinkToKeep link={privateLink(location.origin, interviewId, { sessionId, resumeToken })} />
        )}
        <p className="small-line">
          {texts.sessionId}: <code>{sessionId}</code>
        </p>
        <button type="button" className="link danger-text" onClick={() => setDeleting(true)}>
          {texts.withdrawTitle}
        </button>
      </details>
      {isDeleting && (
        <DeleteDialog session={identity} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      )}
    </Page>
  );
}

function LinkToKeep({ link }: { link: string }) {
  const texts = useEndingTexts();
  return (
    <>
      <h2>{texts.privateLink}</h2>
      <p>{texts.privateLinkText}</p>
      <p className="code-line">
        <code className="link-text" id="private-link">
          {link}
        </code>
        <CopyButton text={link} label={`${texts.copy}: ${texts.privateLink}`} shownIn="private-link" />
      </p>
    </>
  );
}

interface CopyButtonProps {
  text: string;
  label: string;
  /** The text is selected here when copying is not allowed, so that it can be copied by hand. */
  shownIn: string;
}

function CopyButton({ text, label, shownIn }: CopyButtonProps) {
  const texts = useEndingTexts();
  const [outcome, setOutcome] = useState<"none" | "copied" | "failed">("none");

  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome("none"), copiedNoticeMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const isCopied = await copyText(text);
    if (!isCopied) selectContents(shownIn);
    setOutcome(isCopied ? "copied" : "failed");
  };
  return (
    <>
      <button type="button" className="button small" aria-label={label} onClick={() => void copy()}>
        {outcome === "copied" ? texts.copied : texts.copy}
      </button>
      <span className={outcome === "failed" ? "hint" : "visually-hidden"} role="status">
        {outcome === "copied" && texts.copied}
        {outcome === "failed" && texts.copyFailed}
      </span>
    </>
  );
}

function selectContents(elementId: string) {
  const element = document.getElementById(elementId);
  if (element !== null) getSelection()?.selectAllChildren(element);
}
