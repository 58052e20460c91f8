import { useState } from "react";
import type { PublicInterview } from "#contract/public-interview.ts";
import { fill } from "#languages/fill.ts";
import { keeper } from "../storage.ts";
import type { TextKey } from "../texts/page-texts.ts";
import { useTexts } from "../texts/texts-context.ts";
import { NoticeScreen } from "../ui/notice-screen.tsx";
import { Page } from "../ui/page.tsx";
import type { WayBack } from "../ui/return-link.tsx";
import { useTitle } from "../ui/use-title.ts";
import { emptyEntry } from "./about-you.ts";
import { AboutYouScreen } from "./about-you-screen.tsx";
import { ConsentScreen } from "./consent-screen.tsx";
import { StartingScreen } from "./starting-screen.tsx";
import { type Refusal, type StartedSession, useStart } from "./use-start.ts";

interface EntryFlowProps {
  interview: PublicInterview;
  /** The study promised something else when its consent page was last read here. */
  hasChanged: boolean;
  onChanged: () => void;
  onContinue: (sessionId: string) => void;
  onStarted: (started: StartedSession) => void;
}

type Step = "choice" | "consent" | "about" | "starting" | "underAge" | Refusal;

/** From the link to a started session: coming back, consent, about you, starting. */
export function EntryFlow({ interview, hasChanged, onChanged, onContinue, onStarted }: EntryFlowProps) {
  const texts = useTexts();
  // A personal link that is still new opens a session of its own, whatever this browser began before.
  const kept = interview.invite?.state === "unused" ? undefined : keeper.findSession(interview._id);
  const [draft, setDraft] = useState(() => keeper.findEntry(interview._id) ?? emptyEntry);
  const [step, setStep] = useState<Step>(() => firstStep(kept, interview, draft.consented));
  const [back, setBack] = useState<WayBack>();
  const { start, isReady, error } = useStart(interview, {
    onStarted: (started) => {
      keeper.keepEntry(interview._id, undefined);
      onStarted(started);
    },
    onRefused: (why, given) => {
      setBack(given);
      setStep(why);
    },
    onOwnSession: onContinue,
    onConsentChanged: () => {
      keeper.keepEntry(interview._id, { ...draft, consented: false });
      onChanged();
    },
  });

  const keepDraft = (next: typeof draft) => {
    setDraft(next);
    keeper.keepEntry(interview._id, next);
  };
  const begin = () => {
    setStep("starting");
    void start(draft);
  };

  if (step === "underAge") return <NoticeScreen title={texts.underAgeTitle} text={texts.underAgeText} />;
  if (step === "choice" && kept !== undefined) {
    return (
      <WelcomeBack
        interview={interview}
        onContinue={() => onContinue(kept)}
        onStartOver={() => setStep(firstStep(undefined, interview, false))}
      />
    );
  }
  if (step !== "about" && step !== "starting" && step !== "consent") {
    return <RefusedScreen why={step === "choice" ? "gone" : step} back={back} />;
  }
  return (
    <Page step={step}>
      {step === "about" && (
        <AboutYouScreen
          interview={interview}
          draft={draft}
          onDraft={keepDraft}
          onSubmit={begin}
          onBack={() => {
            keepDraft({ ...draft, consented: false });
            setStep("consent");
          }}
          onUnderAge={() => {
            keeper.keepEntry(interview._id, undefined);
            setDraft(emptyEntry);
            setStep("underAge");
          }}
        />
      )}
      {step === "starting" && (
        <StartingScreen
          interview={interview}
          isReady={isReady}
          error={error}
          onRetry={begin}
          onBack={() => setStep("about")}
        />
      )}
      {step === "consent" && (
        <ConsentScreen
          interview={interview}
          hasChanged={hasChanged}
          onAgree={() => {
            keepDraft({ ...draft, consented: true });
            setStep("about");
          }}
        />
      )}
    </Page>
  );
}

function firstStep(kept: string | undefined, interview: PublicInterview, hasConsented: boolean): Step {
  const { open, invite, inviteOnly } = interview;
  if (kept !== undefined) return "choice";
  if (invite?.state === "used" || invite?.state === "own") return "inviteUsed";
  if (!open) return "closed";
  if (invite?.state === "invalid") return "inviteInvalid";
  if (inviteOnly === true && !invite) return "inviteNeeded";
  return hasConsented ? "about" : "consent";
}

interface WelcomeBackProps {
  interview: PublicInterview;
  onContinue: () => void;
  onStartOver: () => void;
}

function WelcomeBack({ interview, onContinue, onStartOver }: WelcomeBackProps) {
  const texts = useTexts();
  useTitle(fill(texts.titleChat, { interview: interview.name }));
  return (
    <NoticeScreen title={texts.welcomeBack} text={texts.welcomeBackHelp}>
      <button type="button" className="button primary" onClick={onContinue}>
        {texts.continueInterview}
      </button>
      <button type="button" className="button" onClick={onStartOver}>
        {texts.startOver}
      </button>
    </NoticeScreen>
  );
}

const refusalWords: Record<Refusal, [title: TextKey, text?: TextKey]> = {
  closed: ["closed", "closedHelp"],
  gone: ["gone"],
  quotaFull: ["quotaFullTitle", "quotaFullText"],
  inviteUsed: ["inviteUsed", "inviteUsedHelp"],
  inviteInvalid: ["inviteInvalid", "inviteInvalidHelp"],
  inviteNeeded: ["inviteNeeded", "inviteNeededHelp"],
  panelUsed: ["panelUsed", "panelUsedHelp"],
  panelMissing: ["panelMissing", "panelMissingHelp"],
};

/** Says kindly why the interview cannot begin. */
function RefusedScreen({ why, back }: { why: Refusal; back: WayBack | undefined }) {
  const texts = useTexts();
  const [title, text] = refusalWords[why];
  return <NoticeScreen title={texts[title]} {...(text && { text: texts[text] })} back={back} />;
}
