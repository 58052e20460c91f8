import { useEffect, useState } from "react";
import { copiedNoticeMs } from "#contract/choices.ts";

type CopyState = "idle" | "copied" | "failed";

/** Copies a text and says for two seconds that it did; on plain http, where there is no clipboard, the old way. */
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

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
