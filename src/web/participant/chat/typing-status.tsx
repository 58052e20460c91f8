import { useEffect, useState } from "react";
import type { Texts } from "../texts/page-texts.ts";
import { useTexts } from "../texts/texts-context.ts";

/** What is said the longer nothing of the reply has come; the first at once and to screen readers alone. */
const typingSteps = [
  { afterMs: 0, text: "typing" },
  { afterMs: 6_000, text: "stillThinking" },
  { afterMs: 30_000, text: "takesLong" },
] as const satisfies { afterMs: number; text: keyof Texts }[];

interface TypingStatusProps {
  isTyping: boolean;
  /** Some of the reply is to be seen: nothing more is announced. */
  hasPiece: boolean;
  isOffline: boolean;
}

/** Says once that a reply is on its way, and once more at each step of a long wait. */
export function TypingStatus({ isTyping, hasPiece, isOffline }: TypingStatusProps) {
  const texts = useTexts();
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (!isTyping) setStep(0);
  }, [isTyping]);
  useEffect(() => {
    if (!isTyping || hasPiece) return;
    const timers = typingSteps.map(({ afterMs }, index) => setTimeout(() => setStep(index), afterMs));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [isTyping, hasPiece]);
  const said = typingSteps[step]?.text ?? "typing";
  const isShown = isOffline || (step > 0 && !hasPiece);
  return (
    <p className={isShown ? "status-line" : "visually-hidden"} role="status">
      {isOffline ? texts.offline : isTyping && texts[said]}
    </p>
  );
}
