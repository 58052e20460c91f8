import { type KeyboardEvent, type RefObject, useLayoutEffect } from "react";
import { BusyButton } from "#web/ui/busy-button.tsx";
import classes from "./chat.module.css";

interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  /** An answer is awaited: typing goes on, sending waits. */
  isAwaiting: boolean;
  language: string;
  box: RefObject<HTMLTextAreaElement | null>;
}

export function Composer({ text, onText, onSend, isAwaiting, language, box }: ComposerProps) {
  const isTouch = matchMedia("(hover: none) and (pointer: coarse)").matches;
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
    if (!isAwaiting) onSend();
  };
  return (
    <form
      className={`stack text-and-end bottom gap-8 ${classes.composer}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAwaiting) onSend();
        box.current?.focus();
      }}
    >
      <label className="visually-hidden" htmlFor="practice-message">
        Your message
      </label>
      <textarea
        id="practice-message"
        ref={box}
        rows={1}
        dir="auto"
        lang={language}
        value={text}
        placeholder="Ask your question"
        aria-describedby="practice-message-hint"
        enterKeyHint={isTouch ? "enter" : "send"}
        autoCapitalize="sentences"
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <BusyButton type="submit" size="md" busy={isAwaiting} busyLabel="Send" className="round" h={48}>
        Send
      </BusyButton>
      <p className="fine span-all" id="practice-message-hint">
        A simulated person answers.{!isTouch && " Enter to send, Shift + Enter for a new line."}
      </p>
    </form>
  );
}
