import { useEffect, useRef, useState } from "react";
import { useWording } from "../texts/texts-context.ts";
import { findRecognizer, startDictation } from "./dictation.ts";

/** Speaking instead of typing, where the browser can; what was said stands in the box and is sent by hand. */
export function DictationButton({ onText }: { onText: (text: string) => void }) {
  const { texts, language } = useWording();
  const [state, setState] = useState<"idle" | "listening" | "failed">("idle");
  const stop = useRef<(() => void) | undefined>(undefined);
  const latest = useRef(onText);
  const Recognizer = findRecognizer();

  useEffect(() => {
    latest.current = onText;
  }, [onText]);
  useEffect(() => () => stop.current?.(), []);

  if (Recognizer === undefined) return null;
  const toggle = () => {
    if (state === "listening") return stop.current?.();
    setState("listening");
    const region = navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
    stop.current = startDictation(Recognizer, region, {
      onText: (text) => latest.current(text),
      onEnd: (isFailed) => setState(isFailed ? "failed" : "idle"),
    });
  };
  const notes = { idle: "", listening: texts.dictating, failed: texts.dictationFailed };
  return (
    <p className="dictation hint">
      <button type="button" className="link" aria-pressed={state === "listening"} onClick={toggle}>
        {state === "listening" ? texts.dictationStop : texts.dictate}
      </button>{" "}
      <span role="status">{notes[state]}</span>
    </p>
  );
}
