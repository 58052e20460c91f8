import { type KeyboardEvent, type RefObject, useLayoutEffect } from "react";
import { isBlank } from "#web/format/message-text.ts";
import { useTexts } from "../texts/texts-context.ts";
import { SpeakButton } from "./speak-button.tsx";
import type { SpeakProps } from "./speak-props.ts";

interface ChatInputProps {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  /** A reply is awaited: typing goes on, sending waits. */
  isBlocked: boolean;
  isComplete: boolean;
  /** How people may speak instead of typing; undefined where they can't. */
  speaking: Omit<SpeakProps, "text" | "onText" | "isBlocked"> | undefined;
  box: RefObject<HTMLTextAreaElement | null>;
}

export function ChatInput({ text, onText, onSend, isBlocked, isComplete, speaking, box }: ChatInputProps) {
  const texts = useTexts();
  const isTouch = isTouchScreen();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the box grows with its text
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    element.style.blockSize = "auto";
    element.style.blockSize = `${element.scrollHeight + 2}px`;
  }, [text, box]);

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word (229 is how older browsers say so).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key !== "Enter" || event.shiftKey || isTouch) return;
    event.preventDefault();
    if (!isBlocked) onSend();
  };

  return (
    <form
      className="composer"
      hidden={isComplete}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlocked) onSend();
        box.current?.focus();
      }}
    >
      <label className="visually-hidden" htmlFor="message">
        {texts.yourMessage}
      </label>
      <div className="composer-row">
        <textarea
          id="message"
          ref={box}
          rows={1}
          dir="auto"
          value={text}
          disabled={isComplete}
          placeholder={texts.messagePlaceholder}
          aria-describedby="message-hint"
          enterKeyHint={isTouch ? "enter" : "send"}
          autoCapitalize="sentences"
          autoComplete="off"
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="button primary send" disabled={isBlocked || isBlank(text)}>
          {texts.send}
        </button>
      </div>
      <div className="composer-foot">
        <p className="hint composer-hint" id="message-hint">
          {texts.privacyHint} {!isTouch && texts.keyboardHint}
        </p>
        {speaking && !isComplete && <SpeakButton {...speaking} {...{ text, onText, isBlocked }} />}
      </div>
    </form>
  );
}

function isTouchScreen(): boolean {
  return typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
}
