import { useEffect, useState } from "react";
import { useTexts } from "../texts/texts-context.ts";

const stillThinkingMs = 10_000;

/** Says once that a reply is on its way, and once more when it takes long. */
export function TypingStatus({ isTyping, isOffline }: { isTyping: boolean; isOffline: boolean }) {
  const texts = useTexts();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setSlow(true), stillThinkingMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isTyping]);
  const typing = isTyping ? (isSlow ? texts.stillThinking : texts.typing) : "";
  const isQuiet = !isOffline && !isSlow;
  return (
    <p className={isQuiet ? "visually-hidden" : "status-line"} role="status">
      {isOffline ? texts.offline : typing}
    </p>
  );
}
