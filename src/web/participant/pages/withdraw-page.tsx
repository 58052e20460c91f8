import { useEffect, useId, useRef, useState } from "react";
import { call } from "#web/api/call.ts";
import { type PrivateKey, readPrivateLink } from "../route.ts";
import { keeper } from "../storage.ts";
import { useEndingTexts } from "../texts/texts-context.ts";
import { tokenHeader } from "../token-header.ts";
import { NoticeScreen } from "../ui/notice-screen.tsx";
import { Page } from "../ui/page.tsx";
import type { WayBack } from "../ui/return-link.tsx";
import { useTitle } from "../ui/use-title.ts";
import { useWithdraw } from "../ui/use-withdraw.ts";

interface WithdrawPageProps {
  sessionId: string | undefined;
  resumeToken: string | undefined;
}

/** Deleting one's answers later, by the private link; two steps, so that nobody does it by accident. */
export function WithdrawPage({ sessionId, resumeToken }: WithdrawPageProps) {
  const texts = useEndingTexts();
  const [key, setKey] = useState<PrivateKey | undefined>(
    sessionId === undefined || resumeToken === undefined ? undefined : { sessionId, resumeToken },
  );
  const [back, setBack] = useState<WayBack>();
  useTitle(texts.titleWithdraw);

  // The secret does not stay in the address.
  useEffect(() => {
    if (location.hash !== "") history.replaceState(null, "", location.pathname + location.search);
  }, []);

  if (back) return <NoticeScreen title={texts.withdrawn} text={texts.withdrawnText} back={back} />;
  return (
    <Page step={key === undefined ? "ask" : "confirm"}>
      <h1 tabIndex={-1}>{texts.withdrawTitle}</h1>
      <p className="lead">{texts.withdrawText}</p>
      {key === undefined ? (
        <AskForLink onKey={setKey} />
      ) : (
        <ConfirmStep
          session={key}
          onDone={(given) => {
            const kept = keeper.findLastSession();
            if (kept?.sessionId === key.sessionId) keeper.unlinkSession(kept.interviewId, key.sessionId);
            setBack(given);
          }}
          onBack={() => setKey(undefined)}
        />
      )}
    </Page>
  );
}

function AskForLink({ onKey }: { onKey: (key: PrivateKey) => void }) {
  const texts = useEndingTexts();
  const [pasted, setPasted] = useState("");
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const key = readPrivateLink(pasted);
        setWrong(key === undefined);
        if (key === undefined) input.current?.focus();
        else onKey(key);
      }}
    >
      <div className="field">
        <label htmlFor={id}>{texts.withdrawPaste}</label>
        <input
          id={id}
          ref={input}
          type="url"
          dir="ltr"
          autoComplete="off"
          value={pasted}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-help`}
          onChange={(event) => setPasted(event.target.value)}
        />
        <p className="hint" id={`${id}-help`}>
          {texts.withdrawPasteHelp}
        </p>
        <div role="alert">{isWrong && <p className="error">{texts.withdrawLinkInvalid}</p>}</div>
      </div>
      <button type="submit" className="button primary">
        {texts.withdrawNext}
      </button>
    </form>
  );
}

function ConfirmStep(props: { session: PrivateKey; onDone: (back: WayBack) => void; onBack: () => void }) {
  const texts = useEndingTexts();
  const { isBusy, error, withdraw } = useWithdraw(props.session, props.onDone);
  return (
    <>
      <div role="alert">{error !== "" && <p className="error">{error}</p>}</div>
      <OwnCopy session={props.session} />
      <div className="actions">
        <button type="button" className="button" onClick={props.onBack}>
          {texts.withdrawKeep}
        </button>
        <button type="button" className="button danger" disabled={isBusy} onClick={() => void withdraw()}>
          {isBusy ? texts.withdrawing : texts.withdrawConfirm}
        </button>
      </div>
    </>
  );
}

/** All that is stored of the participant, before it is deleted or instead. */
function OwnCopy({ session }: { session: PrivateKey }) {
  const texts = useEndingTexts();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const save = async () => {
    if (state === "busy") return;
    setState("busy");
    setState((await saveOwnCopy(session)) ? "idle" : "failed");
  };
  return (
    <>
      <div role="alert">{state === "failed" && <p className="error">{texts.ownCopyFailed}</p>}</div>
      <p>
        <button type="button" className="link" onClick={() => void save()}>
          {texts.ownCopy}
        </button>
      </p>
    </>
  );
}

/** Saves all that is stored of a participant as a file; answers whether it was there. */
async function saveOwnCopy({ sessionId, resumeToken }: PrivateKey): Promise<boolean> {
  try {
    const copy = await call("GET /api/sessions/:sessionId/export", {
      params: { sessionId },
      headers: tokenHeader(resumeToken),
    });
    const address = URL.createObjectURL(
      new Blob([JSON.stringify(copy, null, 2)], { type: "application/json" }),
    );
    const link = Object.assign(document.createElement("a"), { href: address, download: "my-answers.json" });
    link.click();
    URL.revokeObjectURL(address);
    return true;
  } catch {
    return false;
  }
}
