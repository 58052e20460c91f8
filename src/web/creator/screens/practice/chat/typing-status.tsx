import { useEffect, useState } from "react";
import classes from "./chat.module.css";

const longMs = 10_000;

/** Says once that an answer is on its way, and once more when it takes long. */
export function TypingStatus({ isTyping, name }: { isTyping: boolean; name: string }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setSlow(true), longMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isTyping]);
  return (
    <p className={isSlow ? classes.status : "visually-hidden"} role="status">
      {isTyping && (isSlow ? `${name} is still thinking...` : `${name} is typing`)}
    </p>
  );
}
