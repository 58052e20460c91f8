import { type PointerEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { maxSoundMinutes } from "#contract/limits.ts";
import { fill } from "#languages/fill.ts";
import { useWording } from "../../texts/texts-context.ts";
import type { ShownMessage } from "../chat-state.ts";
import type { SpeakProps } from "../speak-props.ts";
import type { Recording } from "./recorder.ts";
import { toSpokenText } from "./spoken-text.ts";
import { VoiceAnswer, type VoiceState } from "./voice-answer.ts";
import { type VoiceTexts, voiceTextsOf } from "./voice-texts.ts";
import "../../styles/voice.css";

/** Speaking an answer: hold or tap, read what was understood in the message box, correct it, send. */
export function Speak(props: SpeakProps) {
  const { texts: page, language } = useWording();
  const texts = voiceTextsOf(language);
  const { answer, state } = useVoiceAnswer(props);
  const { lastMessage } = props;
  const question = lastMessage?.sender === "bot" ? lastMessage : undefined;
  return (
    <div className="voice">
      <p className="hint" role="status">
        {fill(describe(state, texts), { minutes: maxSoundMinutes })}
      </p>
      <div className="voice-row">
        <RecordButton {...{ state, texts }} onStart={answer.start} onStop={answer.stop} />
        {state.at === "recording" && <Meter recording={state.recording} />}
        {state.at === "unheard" && (
          <button type="button" className="button" onClick={answer.retry}>
            {page.retry}
          </button>
        )}
        {canDelete(state) && (
          <button type="button" className="button danger" onClick={() => void answer.discard()}>
            {texts.delete}
          </button>
        )}
      </div>
      {state.at === "unheard" && <Choice label={texts.keep} isOn={state.isKept} onChange={answer.keep} />}
      {"speechSynthesis" in globalThis && (
        <ReadAloud label={texts.aloud} language={language} message={question} isOff={isBusy(state)} />
      )}
    </div>
  );
}

function canDelete(state: VoiceState): boolean {
  return state.at === "heard" || state.at === "unheard" || (state.at === "reading" && state.note === "slow");
}

function isBusy({ at }: VoiceState): boolean {
  return at === "asking" || at === "recording" || at === "reading";
}

function useVoiceAnswer({ identity, text, onText, onSound, isBlocked }: SpeakProps) {
  const latest = useRef({ text, onText });
  useEffect(() => {
    latest.current = { text, onText };
  }, [text, onText]);
  const [answer] = useState(
    () =>
      new VoiceAnswer({
        sessionId: identity.sessionId,
        resumeToken: identity.resumeToken,
        readText: () => latest.current.text,
        onText: (next) => latest.current.onText(next),
        onSound,
      }),
  );
  const state = useSyncExternalStore(answer.subscribe, () => answer.state);
  useEffect(() => answer.leave, [answer]);
  useEffect(() => {
    if (isBlocked) answer.onSent();
    else void answer.findUnsent();
  }, [answer, isBlocked]);
  return { answer, state };
}

function describe(state: VoiceState, texts: VoiceTexts): string {
  if (state.at === "ready") return texts[state.note ?? "limits"];
  return "note" in state ? texts[state.note] : texts[state.at];
}

/** Held for less than this it was a tap: the recording goes on until the next one. */
const tapMs = 500;

interface RecordButtonProps {
  state: VoiceState;
  texts: VoiceTexts;
  onStart: () => Promise<void>;
  onStop: () => void;
}

function RecordButton({ state, texts, onStart, onStop }: RecordButtonProps) {
  const pressedAt = useRef<number | undefined>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const isRecording = state.at === "recording";
  const isWaiting = state.at === "asking" || state.at === "reading";
  const isAgain = state.at === "heard" || state.at === "unheard";

  // It took the place of the button that was pressed.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);

  const onPointerDown = (event: PointerEvent) => {
    if (isRecording || isWaiting || isAgain || event.button !== 0) return;
    pressedAt.current = performance.now();
    void onStart();
  };
  const onPointerUp = () => {
    if (pressedAt.current !== undefined && performance.now() - pressedAt.current > tapMs) onStop();
  };
  const onClick = () => {
    const isOfPress = pressedAt.current !== undefined;
    pressedAt.current = undefined;
    if (isOfPress || isWaiting) return;
    if (isRecording) onStop();
    else void onStart();
  };
  return (
    <button
      type="button"
      ref={button}
      className={isAgain ? "button voice-record" : "button primary voice-record"}
      aria-disabled={isWaiting || undefined}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onContextMenu={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {isRecording ? texts.stop : isAgain ? texts.again : texts.start}
    </button>
  );
}

const secondsOf = (ms: number) => Math.floor(ms / 1_000);

/** How long it has been, and how loud it is. */
function Meter({ recording }: { recording: Recording }) {
  const [now, setNow] = useState({ ms: 0, level: 0 });
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setNow({ ms: performance.now() - began, level: recording.level() }), 100);
    return () => clearInterval(timer);
  }, [recording]);
  const seconds = secondsOf(now.ms);
  return (
    <span className="voice-meter">
      <span role="timer">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
      </span>
      <span className="voice-level" aria-hidden="true">
        <span style={{ inlineSize: `${Math.round(now.level * 100)}%` }} />
      </span>
    </span>
  );
}

interface ChoiceProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Choice({ label, isOn, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <p className="voice-choice">
      <input id={id} type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <label htmlFor={id}>{label}</label>
    </p>
  );
}

interface ReadAloudProps {
  label: string;
  language: string;
  /** The interviewer's last message; none while one is awaited. */
  message: ShownMessage | undefined;
  /** While somebody speaks, nothing is read into their microphone. */
  isOff: boolean;
}

function ReadAloud({ label, language, message, isOff }: ReadAloudProps) {
  const [isOn, setOn] = useState(false);
  const lastRead = useRef<string>(undefined);
  const id = message?.id;
  const text = message && toSpokenText(message);
  useEffect(() => {
    if (!isOn) lastRead.current = undefined;
    // Once each: after a recording people check their own words, and heard the question before it.
    if (!isOn || isOff || id === undefined || lastRead.current === id) return;
    lastRead.current = id;
    const words = new SpeechSynthesisUtterance(text);
    words.lang = language;
    speechSynthesis.speak(words);
    return () => speechSynthesis.cancel();
  }, [isOn, isOff, id, text, language]);
  return <Choice label={label} isOn={isOn} onChange={setOn} />;
}
