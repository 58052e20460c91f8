import { useEffect, useState } from "react";
import type { PublicInterview } from "#contract/public-interview.ts";
import { fill } from "#languages/fill.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { keptHash, wroteOwnAddress } from "./embedding.ts";
import { EntryFlow } from "./entry/entry-flow.tsx";
import { inviteOf } from "./entry/link-parameters.ts";
import type { StartedSession } from "./entry/use-start.ts";
import { SessionFlow } from "./session-flow.tsx";
import { keeper } from "./storage.ts";
import { useTexts, useWording } from "./texts/texts-context.ts";
import { LoadingScreen } from "./ui/loading-screen.tsx";
import { NoticeScreen } from "./ui/notice-screen.tsx";

interface InterviewFlowProps {
  interviewId: string;
  sessionId: string | undefined;
  resumeToken: string | undefined;
}

interface ChosenSession {
  sessionId: string;
  resumeToken: string | undefined;
  started: StartedSession | undefined;
}

/** The interview at this address: loaded, then entered or picked up. */
export function InterviewFlow({ interviewId, sessionId, resumeToken }: InterviewFlowProps) {
  const { interview, problem, reload } = useInterview(interviewId);
  const [session, setSession] = useState<ChosenSession | undefined>(
    sessionId === undefined ? undefined : { sessionId, resumeToken, started: undefined },
  );

  const [hasLeft, setLeft] = useState(false);
  const [hasChanged, setChanged] = useState(false);
  // A link that somebody sent opens their session: what is written there, they read.
  const [isForeign, setForeign] = useState(
    () => sessionId !== undefined && resumeToken !== undefined && !isOwnSession(interviewId, sessionId),
  );
  const startAgain = () => {
    setLeft(true);
    setSession(undefined);
  };

  // The address follows the session; the secret part of a private link stays in that of a frame alone.
  useEffect(() => {
    const path = session === undefined ? `/chat/${interviewId}` : `/chat/${interviewId}/${session.sessionId}`;
    const hash = session === undefined ? "" : keptHash(location.search, location.hash);
    if (location.pathname !== path || location.hash !== hash) {
      history.replaceState(history.state, "", path + location.search + hash);
    }
  }, [interviewId, session]);

  // Who comes back by their personal link goes on where they stood.
  const own = interview?.invite?.state === "own" ? interview.invite.sessionId : null;
  useEffect(() => {
    if (own && !hasLeft)
      setSession((known) => known ?? { sessionId: own, resumeToken: undefined, started: undefined });
  }, [own, hasLeft]);

  if (problem !== undefined) return <InterviewProblem problem={problem} onRetry={reload} />;
  if (interview === undefined || (own && session === undefined && !hasLeft)) return <LoadingScreen />;
  if (session === undefined) {
    return (
      <EntryFlow
        interview={interview}
        hasChanged={hasChanged}
        onChanged={() => {
          setChanged(true);
          reload();
        }}
        onContinue={(kept) => setSession({ sessionId: kept, resumeToken: undefined, started: undefined })}
        onStarted={(started) =>
          setSession({ sessionId: started.sessionId, resumeToken: started.resumeToken, started })
        }
      />
    );
  }
  if (isForeign && session.sessionId === sessionId) {
    return <ForeignSession interview={interview} onContinue={() => setForeign(false)} onStart={startAgain} />;
  }
  return <SessionFlow key={session.sessionId} interview={interview} {...session} onStartAgain={startAgain} />;
}

function isOwnSession(interviewId: string, sessionId: string): boolean {
  const isKept = keeper.findSession(interviewId) === sessionId || keeper.findToken(sessionId) !== undefined;
  return isKept || wroteOwnAddress();
}

interface ForeignSessionProps {
  interview: PublicInterview;
  onContinue: () => void;
  onStart: () => void;
}

/** Before a private link opens in a browser that does not know its session. */
function ForeignSession({ interview, onContinue, onStart }: ForeignSessionProps) {
  const texts = useTexts();
  return (
    <NoticeScreen title={fill(texts.foreignTitle, { interview: interview.name })} text={texts.foreignText}>
      <button type="button" className="button primary" onClick={onContinue}>
        {texts.continueInterview}
      </button>
      <button type="button" className="button" onClick={onStart}>
        {texts.startAgain}
      </button>
    </NoticeScreen>
  );
}

interface InterviewProblemProps {
  problem: "offline" | "unknown" | "organization" | "gone" | "failed";
  onRetry: () => void;
}

function InterviewProblem({ problem, onRetry }: InterviewProblemProps) {
  const texts = useTexts();
  if (problem === "organization") {
    return <NoticeScreen title={texts.organizationMissing} text={texts.organizationMissingHelp} isError />;
  }
  if (problem === "gone") {
    return (
      <NoticeScreen title={texts.gone} text={texts.goneHelp} isError>
        <a className="button" href="/withdraw">
          {texts.withdrawTitle}
        </a>
      </NoticeScreen>
    );
  }
  const help = problem === "unknown" ? texts.loadFailedHelp : texts.loadOfflineHelp;
  return (
    <NoticeScreen title={texts.loadFailed} text={help} isError>
      {problem !== "unknown" && (
        <button type="button" className="button primary" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </NoticeScreen>
  );
}

type InterviewProblemKind = "offline" | "unknown" | "organization" | "gone" | "failed";

/** Loads the participant's view of an interview, and offers its language where nothing else chose one. */
function useInterview(interviewId: string) {
  const { offerLanguage, language: lang } = useWording();
  const [interview, setInterview] = useState<PublicInterview>();
  const [problem, setProblem] = useState<InterviewProblemKind>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another load
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const { signal } = controller;
      const loaded = await call("GET /api/interviews/:id", {
        params: { id: interviewId },
        query: { invite: inviteOf(location.search), lang },
        signal,
      });
      offerLanguage(loaded.language);
      if (!loaded.organization?.trim()) setProblem("organization");
      else setInterview(loaded);
    };
    load().catch((error: unknown) => {
      if (!controller.signal.aborted) setProblem(problemOf(error));
    });
    return () => controller.abort();
  }, [interviewId, attempt, offerLanguage, lang]);

  const reload = () => {
    setProblem(undefined);
    setInterview(undefined);
    setAttempt(attempt + 1);
  };
  return { interview, problem, reload };
}

function problemOf(error: unknown): InterviewProblemKind {
  if (!(error instanceof ApiError)) return "failed";
  if (error.code === "offline") return "offline";
  if (error.status === 410) return "gone";
  return error.status === 404 ? "unknown" : "failed";
}
