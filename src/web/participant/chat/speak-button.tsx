import { type ComponentType, useEffect, useState } from "react";
import type { PublicInterview } from "#contract/public-interview.ts";
import { useTexts } from "../texts/texts-context.ts";
import type { SpeakProps } from "./speak-props.ts";
import type { ChatOpening } from "./use-chat.ts";

/** As people were told before they agreed; undefined where they weren't. */
export function findWayToSpeak(
  interview: PublicInterview,
  opening: ChatOpening,
): Pick<SpeakProps, "way" | "hasUnsent"> | undefined {
  const told = opening.kind === "restored" ? { ...interview, ...opening.history } : interview;
  const way = told.voiceAnswers ? "voice" : told.dictation ? "dictation" : undefined;
  return way && { way, hasUnsent: "hasUnsentSound" in told && told.hasUnsentSound === true };
}

const load = { voice: () => import("./voice/speak.tsx"), dictation: () => import("./voice/dictate.tsx") };

/** Speaking instead of typing; its code comes when somebody presses the button. */
export function SpeakButton(props: SpeakProps) {
  const texts = useTexts();
  const [Speak, setSpeak] = useState<ComponentType<SpeakProps>>();
  const [note, setNote] = useState("");
  const { way, hasUnsent } = props;
  const open = () =>
    load[way]().then(
      (loaded) => setSpeak(() => loaded.Speak),
      () => setNote(texts.loadOfflineHelp),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where something waits to be sent
  useEffect(() => {
    if (hasUnsent) void open();
  }, []);

  if (Speak !== undefined) return <Speak {...props} />;
  if (way === "dictation" && !("webkitSpeechRecognition" in window || "SpeechRecognition" in window))
    return null;
  return (
    <p className="dictation hint">
      <button type="button" className="link" onClick={open}>
        {texts.speak}
      </button>{" "}
      <span role="status">{note}</span>
    </p>
  );
}
