import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import type { Form, FormAnswers } from "#contract/forms.ts";
import type { AnswerOf } from "#contract/operation.ts";
import type { Operations } from "#contract/operations.ts";
import type { PublicInterview } from "#contract/public-interview.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { ChatScreen } from "./chat/chat-screen.tsx";
import type { ShownMessage } from "./chat/chat-state.ts";
import { type ChatIdentity, type ChatOpening, loadHistory } from "./chat/use-chat.ts";
import { type Finalised, finaliseSession } from "./completion/finalise.ts";
import { keepTokenInAddress } from "./embedding.ts";
import type { StartedSession } from "./entry/use-start.ts";
import { firstSessionStep, formAfter, type SessionStep } from "./session-steps.ts";
import { keeper } from "./storage.ts";
import { useTexts } from "./texts/texts-context.ts";
import { tokenHeader } from "./token-header.ts";
import { LoadingScreen } from "./ui/loading-screen.tsx";
import { NoticeScreen } from "./ui/notice-screen.tsx";
import type { WayBack } from "./ui/return-link.tsx";

const FormScreen = lazy(() => import("./form/form-screen.tsx").then((m) => ({ default: m.FormScreen })));
const CompletionScreen = lazy(() =>
  import("./completion/completion-screen.tsx").then((m) => ({ default: m.CompletionScreen })),
);

interface SessionFlowProps {
  interview: PublicInterview;
  sessionId: string;
  resumeToken: string | undefined;
  /** Set when the session began just now in this page. */
  started: StartedSession | undefined;
  onStartAgain: () => void;
}

/** A session from its form before, over the chat, to its end; picked up where it stands. */
export function SessionFlow({ interview, sessionId, resumeToken, started, onStartAgain }: SessionFlowProps) {
  const texts = useTexts();
  const [identity, setIdentity] = useState<ChatIdentity>({
    interviewId: interview._id,
    sessionId,
    resumeToken: started?.resumeToken ?? resumeToken ?? keeper.findToken(sessionId),
  });
  const [opening, setOpening] = useState<ChatOpening | undefined>(() => started && freshOpening(started));
  const [step, setStep] = useState<SessionStep>(() => (started ? stepOfFresh(interview) : { at: "loading" }));
  const [finalised, setFinalised] = useState<Finalised>();
  const [claimed, setClaimed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: neither a token that becomes known nor other words ask for another load
  const resume = useCallback(
    async (signal?: AbortSignal) => {
      setStep({ at: "loading" });
      try {
        const history = await loadHistory(identity, signal);
        keepSession({ ...identity, resumeToken: history.resumeToken });
        setIdentity((known) => ({ ...known, resumeToken: history.resumeToken }));
        setOpening({ kind: "restored", history });
        setClaimed(history.claimed);
        if (history.finalised) setFinalised(await finaliseSession(identity, history.messages));
        setStep(firstSessionStep(interview, history, hasSkipped(sessionId)));
      } catch (error) {
        if (signal?.aborted) return;
        setStep({ at: whyNotResumed(error) });
      }
    },
    [sessionId],
  );

  useEffect(() => {
    if (started !== undefined) {
      keepSession({ interviewId: interview._id, sessionId, resumeToken: started.resumeToken });
      return;
    }
    const controller = new AbortController();
    void resume(controller.signal);
    return () => controller.abort();
  }, [started, interview._id, sessionId, resume]);

  const onLost = useCallback((what: "session" | "interview") => {
    setStep({ at: what === "session" ? "otherDevice" : "gone" });
  }, []);
  const onDeleted = (back: WayBack) => {
    keeper.unlinkSession(interview._id, sessionId);
    setStep({ at: "withdrawn", back });
  };
  const onFinish = async (messages: ShownMessage[]) => {
    const form = interview.postInterviewForm;
    try {
      setFinalised(await finaliseSession(identity, messages));
      setStep(formAfter(interview, opening, hasSkipped(sessionId)));
    } catch (error) {
      if (!form || !(error instanceof ApiError) || error.code !== "form_required") throw error;
      setStep({ at: "postForm", form, isDue: true });
    }
  };
  const onAnswer = async (form: Form, answers: FormAnswers) => {
    const { next, back = {} } = await answerForm(identity, form._id, answers);
    if (next !== "continue") {
      keeper.unlinkSession(interview._id, sessionId);
      setStep({ at: "turnedAway", why: next, back });
    } else if (form.formType === "pre") {
      if (back.opening) setOpening(freshOpening(back.opening));
      setStep({ at: "chat" });
    } else {
      if (finalised === undefined) setFinalised(await finaliseSession(identity, []));
      setStep({ at: "done" });
    }
  };

  switch (step.at) {
    case "loading":
      return <LoadingScreen />;
    case "preForm":
    case "postForm":
      return (
        <Suspense fallback={<LoadingScreen />}>
          <FormScreen
            key={step.form._id}
            form={step.form}
            interview={interview}
            onAnswer={(answers) => onAnswer(step.form, answers)}
            onSkip={
              step.at === "postForm" && !step.isDue
                ? () => {
                    keeper.keepSkipped(sessionId, step.form._id);
                    setStep({ at: "done" });
                  }
                : undefined
            }
          />
        </Suspense>
      );
    case "chat":
      return opening === undefined ? (
        <LoadingScreen />
      ) : (
        <ChatScreen {...{ interview, identity, opening, onFinish, onDeleted, onLost }} />
      );
    case "done":
      return finalised === undefined ? (
        <LoadingScreen />
      ) : (
        <Suspense fallback={<LoadingScreen />}>
          <CompletionScreen {...{ interview, identity, finalised, claimed, onDeleted }} />
        </Suspense>
      );
    case "turnedAway":
      return (
        <NoticeScreen title={texts[`${step.why}Title`]} text={texts[`${step.why}Text`]} back={step.back} />
      );
    case "withdrawn":
      return <NoticeScreen title={texts.withdrawn} text={texts.withdrawnText} back={step.back} />;
    case "gone":
      return (
        <NoticeScreen title={texts.gone} text={texts.goneHelp}>
          <a className="button" href="/withdraw">
            {texts.withdrawTitle}
          </a>
        </NoticeScreen>
      );
    case "otherDevice":
      return (
        <NoticeScreen title={texts.otherDevice} text={texts.otherDeviceHelp}>
          <button
            type="button"
            className="button primary"
            onClick={() => {
              keeper.unlinkSession(interview._id, sessionId);
              onStartAgain();
            }}
          >
            {texts.startAgain}
          </button>
        </NoticeScreen>
      );
    case "failed":
      return (
        <NoticeScreen title={texts.loadFailed} text={texts.loadOfflineHelp} isError>
          <button type="button" className="button primary" onClick={() => void resume()}>
            {texts.retry}
          </button>
        </NoticeScreen>
      );
  }
}

function hasSkipped(sessionId: string) {
  return (formId: string) => keeper.hasSkipped(sessionId, formId);
}

function freshOpening(
  started: Pick<StartedSession, "messageId" | "message" | "type" | "item" | "stimulus">,
): ChatOpening {
  return { ...started, kind: "fresh" };
}

function stepOfFresh(interview: PublicInterview): SessionStep {
  const form = interview.preInterviewForm;
  return form === null ? { at: "chat" } : { at: "preForm", form };
}

function keepSession(identity: ChatIdentity) {
  const { interviewId, sessionId, resumeToken } = identity;
  keeper.keepSession({ interviewId, sessionId });
  if (resumeToken === undefined) return;
  keeper.keepToken(sessionId, resumeToken);
  keepTokenInAddress(resumeToken);
}

function whyNotResumed(error: unknown): "otherDevice" | "gone" | "failed" {
  if (!(error instanceof ApiError)) return "failed";
  if (error.status === 410) return "gone";
  return error.status === 404 || error.status === 401 ? "otherDevice" : "failed";
}

type FormOutcome = {
  next: "continue" | "screenedOut" | "quotaFull";
  back?: Partial<AnswerOf<Operations["POST /api/sessions/:interviewId/:sessionId/forms/:formId"]>>;
};

/** Sends the answers to a form, and says what follows. */
async function answerForm(
  { interviewId, sessionId, resumeToken }: ChatIdentity,
  formId: string,
  answers: FormAnswers,
): Promise<FormOutcome> {
  try {
    const answer = await call("POST /api/sessions/:interviewId/:sessionId/forms/:formId", {
      params: { interviewId, sessionId, formId },
      headers: tokenHeader(resumeToken),
      body: { answers },
    });
    const next = answer.quotaFull ? "quotaFull" : answer.screenedOut ? "screenedOut" : "continue";
    return { next, back: answer };
  } catch (error) {
    // Answered in another tab, where the chat has begun.
    if (error instanceof ApiError && error.code === "form_answered") return { next: "continue" };
    throw error;
  }
}
