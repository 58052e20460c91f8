import { useEffect, useState } from "react";
import { copiedNoticeMs } from "#contract/choices.ts";
import { copyText } from "./copy-text.ts";

type CopyState = "idle" | "copied" | "failed";

/** Copies a text and says for two seconds that it did. */
export function useCopy() {
  const [state, setState] = useState<CopyState>("idle");
  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("idle"), copiedNoticeMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (text: string) => setState((await copyText(text)) ? "copied" : "failed");
  return { state, copy };
}
