import { useEffect, useState } from "react";
import { copiedNoticeMs } from "#contract/choices.ts";
import { copyText } from "#web/ui/copy-text.ts";
import { useEndingTexts } from "../texts/texts-context.ts";

interface CopyButtonProps {
  text: string;
  label: string;
  /** The text is selected here when copying is not allowed, so that it can be copied by hand. */
  shownIn: string;
}

export function CopyButton({ text, label, shownIn }: CopyButtonProps) {
  const texts = useEndingTexts();
  const [outcome, setOutcome] = useState<"none" | "copied" | "failed">("none");

  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome("none"), copiedNoticeMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const isCopied = await copyText(text);
    if (!isCopied) selectContents(shownIn);
    setOutcome(isCopied ? "copied" : "failed");
  };
  return (
    <>
      <button type="button" className="button small" aria-label={label} onClick={() => void copy()}>
        {outcome === "copied" ? texts.copied : texts.copy}
      </button>
      <span className={outcome === "failed" ? "hint" : "visually-hidden"} role="status">
        {outcome === "copied" && texts.copied}
        {outcome === "failed" && texts.copyFailed}
      </span>
    </>
  );
}

function selectContents(elementId: string) {
  const element = document.getElementById(elementId);
  if (element !== null) getSelection()?.selectAllChildren(element);
}
