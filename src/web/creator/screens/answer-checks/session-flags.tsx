import { Button } from "@mantine/core";
import { Link } from "react-router";
import type { AnswerFlag } from "#contract/answer-checks.ts";
import { describeSignals, explainFlag } from "#contract/describe-flags.ts";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { sessionAddress } from "../../passages/passage-link.ts";
import { useAnswerChecks } from "../../queries/answer-checks.ts";
import { useOpenTurn } from "../report-card/use-open-turn.ts";
import { countThings, nameFlag } from "./flag-words.ts";

interface OfSession {
  interviewId: string;
  sessionId: string;
  label: string;
}

/** What is worth a look in a session, each with its proof; nothing where there is nothing. */
export function SessionFlags(of: OfSession) {
  const flags = useAnswerChecks(of.interviewId, of.sessionId).data?.flags ?? [];
  if (flags.length === 0) return null;
  return (
    <section className="card stack gap-8 pad-12-16" aria-labelledby="session-flags">
      <h3 id="session-flags" className="text-14 strong">
        {countThings(flags.length)}
      </h3>
      <p className="text-13 muted">Nothing is left out automatically. Open each one, then decide.</p>
      {flags.map((flag, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <details key={at}>
          <summary>{nameFlag(flag)}</summary>
          <div className="stack gap-8">
            <Proof flag={flag} of={of} />
            <p className="hint">{explainFlag(flag)}</p>
          </div>
        </details>
      ))}
    </section>
  );
}

function Proof({ flag, of }: { flag: AnswerFlag; of: OfSession }) {
  const openTurn = useOpenTurn();
  const open = (messageId: string) => openTurn({ sessionId: of.sessionId, messageId });
  switch (flag.kind) {
    case "nearIdentical":
      return (
        <>
          <Question text={flag.question} />
          <div className="stack auto-columns gap-12-24">
            <Verbatim text={flag.answer.text} speaker={of.label} onOpen={() => open(flag.answer.messageId)} />
            {flag.others.map(({ sessionId, label, messageId, text }) => (
              <div key={messageId} className="stack gap-4">
                <Verbatim text={text} />
                <OtherSession of={of} other={{ sessionId, label }} messageId={messageId} />
              </div>
            ))}
          </div>
        </>
      );
    case "offQuestion":
    case "pasted":
      return (
        <>
          <Question text={flag.question} />
          <Verbatim text={flag.answer.text} speaker={of.label} onOpen={() => open(flag.answer.messageId)} />
          {flag.kind === "pasted" && <p className="text-13">{describeSignals(flag.signals)}</p>}
        </>
      );
    case "contradiction": {
      const { before, during } = flag;
      return (
        <div className="stack auto-columns gap-12-24">
          <div className="stack gap-4">
            <p className="fine">Before the interview</p>
            <Question text={before.question} />
            <Verbatim text={before.values.join(", ")} />
          </div>
          <div className="stack gap-4">
            <p className="fine">In the interview</p>
            <Question text={during.question} />
            <Verbatim text={during.values.join(", ")} onOpen={() => open(during.messageId)} />
          </div>
        </div>
      );
    }
    case "repeatedPanelId":
      return (
        <p className="wrap gap-8">
          {flag.others.map((other) => (
            <OtherSession key={other.sessionId} of={of} other={other} />
          ))}
        </p>
      );
  }
}

function Question({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <p className="text-13 medium muted" dir="auto">
      {text}
    </p>
  );
}

interface OtherSessionProps {
  of: OfSession;
  other: { sessionId: string; label: string };
  messageId?: string;
}

function OtherSession({ of, other, messageId }: OtherSessionProps) {
  const address = sessionAddress(of.interviewId, other.sessionId);
  const place = messageId === undefined ? "" : `?message=${encodeURIComponent(messageId)}`;
  return (
    <Button
      component={Link}
      to={`${address}${place}`}
      variant="subtle"
      size="compact-sm"
      className="flush self-start"
    >
      Open {other.label}
    </Button>
  );
}
