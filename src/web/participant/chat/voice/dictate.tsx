import { useEffect, useRef, useState } from "react";
import { useWording } from "../../texts/texts-context.ts";
import type { SpeakProps } from "../speak-props.ts";
import { findRecognizer, joinSpoken, startDictation } from "./dictation.ts";
import { voiceTextsOf } from "./voice-texts.ts";

/** The browser's own dictation; what was said stands in the box and is sent by hand. It begins to listen at once. */
export function Speak({ text, onText }: SpeakProps) {
  const { texts: page, language } = useWording();
  const texts = voiceTextsOf(language);
  const [state, setState] = useState<"idle" | "listening" | "failed">("idle");
  const stop = useRef<(() => void) | undefined>(undefined);
  const latest = useRef({ text, onText });
  useEffect(() => {
    latest.current = { text, onText };
  }, [text, onText]);

  const start = () => {
    const Recognizer = findRecognizer();
    if (Recognizer === undefined) return setState("failed");
    setState("listening");
    const region = navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
    stop.current = startDictation(Recognizer, region, {
      onText: (spoken) => latest.current.onText(joinSpoken(latest.current.text, spoken)),
      onEnd: (isFailed) => setState(isFailed ? "failed" : "idle"),
    });
  };
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the button that was pressed asked for it
  useEffect(() => {
    button.current?.focus();
    start();
    return () => stop.current?.();
  }, []);

  const isListening = state === "listening";
  const notes = { idle: "", listening: texts.dictating, failed: texts.dictationFailed };
  return (
    <p className="dictation hint">
      <button
        type="button"
        ref={button}
        className="link"
        aria-pressed={isListening}
        onClick={() => (isListening ? stop.current?.() : start())}
      >
        {isListening ? texts.dictationStop : page.speak}
      </button>{" "}
      <span role="status">{notes[state]}</span>
    </p>
  );
}
