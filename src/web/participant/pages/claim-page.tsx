import { useEffect, useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import type { ChatIdentity } from "../chat/use-chat.ts";
import { ClaimForm } from "../completion/claim-form.tsx";
import { type Finalised, finaliseSession } from "../completion/finalise.ts";
import { keeper } from "../storage.ts";
import { useEndingTexts } from "../texts/texts-context.ts";
import { LoadingScreen } from "../ui/loading-screen.tsx";
import { NoticeScreen } from "../ui/notice-screen.tsx";
import { Page } from "../ui/page.tsx";
import { useTitle } from "../ui/use-title.ts";

interface ClaimPageProps {
  interviewId: string;
  sessionId: string;
  resumeToken?: string;
}

/** Claiming by e-mail on a page of its own. Finalising again answers the code that was issued. */
export function ClaimPage({ interviewId, sessionId, resumeToken }: ClaimPageProps) {
  const texts = useEndingTexts();
  const [finalised, setFinalised] = useState<Finalised>();
  const [problem, setProblem] = useState<"unknown" | "unfinished" | "failed">();
  const [attempt, setAttempt] = useState(0);
  const token = resumeToken ?? keeper.findToken(sessionId);
  const identity: ChatIdentity = { interviewId, sessionId, resumeToken: token };
  useTitle(texts.claimTitle);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    setProblem(undefined);
    // The secret part of a private link does not stay in the address.
    if (location.hash !== "") history.replaceState(null, "", location.pathname + location.search);
    finaliseSession(identity, []).then(setFinalised, (error: unknown) => setProblem(problemOf(error)));
  }, [interviewId, sessionId, resumeToken, attempt]);

  if (problem === "unfinished") {
    return (
      <NoticeScreen title={texts.notFinishedYet} text={texts.notComplete}>
        <a className="button primary" href={`/chat/${interviewId}/${sessionId}`}>
          {texts.continueInterview}
        </a>
      </NoticeScreen>
    );
  }
  if (problem !== undefined) {
    return (
      <NoticeScreen
        title={problem === "unknown" ? texts.codeMissing : texts.loadFailed}
        text={problem === "unknown" ? texts.noSessionHereHelp : texts.loadOfflineHelp}
        isError
      >
        {problem === "failed" && (
          <button type="button" className="button primary" onClick={() => setAttempt(attempt + 1)}>
            {texts.retry}
          </button>
        )}
      </NoticeScreen>
    );
  }
  if (finalised === undefined) return <LoadingScreen />;
  if (finalised.incentiveCode === null) {
    return (
      <NoticeScreen
        title={texts.codeMissing}
        text={finalised.codeHeld ? texts.codeHeld : (finalised.reason ?? texts.noCode)}
        isError
      />
    );
  }
  return (
    <Page>
      <h1 className="headline">{texts.claimTitle}</h1>
      <section className="card">
        <h2>
          {texts.incentiveCode}
          {finalised.reward && `: ${finalised.reward}`}
        </h2>
        <p>
          <code className="code">{finalised.incentiveCode}</code>
        </p>
        <ClaimForm session={identity} incentiveCode={finalised.incentiveCode} isClaimed={false} />
      </section>
      <p className="actions">
        <a href="/thank-you">{texts.finish}</a>
      </p>
    </Page>
  );
}

function problemOf(error: unknown): "unknown" | "unfinished" | "failed" {
  if (!(error instanceof ApiError)) return "failed";
  if (error.code === "not_complete") return "unfinished";
  return error.status === 404 || error.status === 410 ? "unknown" : "failed";
}
