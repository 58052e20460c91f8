import { useEffect, useId, useRef, useState } from "react";
import { copyText } from "#web/ui/copy-text.ts";
import { useTexts } from "../texts/texts-context.ts";

interface ChatMenuProps {
  /** Both absent where nothing can be sent now. */
  onSkip: (() => void) | undefined;
  onStop: (() => void) | undefined;
  onDelete: () => void;
  privateLink: string | undefined;
}

export function ChatMenu({ onSkip, onStop, onDelete, privateLink }: ChatMenuProps) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState("");
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    addEventListener("pointerdown", onPointer);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("pointerdown", onPointer);
      removeEventListener("keydown", onKey);
    };
  }, [isOpen]);

  const choose = (action: () => void) => () => {
    setOpen(false);
    button.current?.focus();
    action();
  };
  const copy = async (link: string) => {
    setNote((await copyText(link)) ? texts.copied : link);
    setTimeout(() => setNote(""), 8_000);
  };

  return (
    <div className="menu" ref={root}>
      <button
        type="button"
        ref={button}
        className="button quiet"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.menu}
      </button>
      <ul className="menu-list" id={listId} hidden={!isOpen}>
        {onSkip !== undefined && (
          <li>
            <button type="button" onClick={choose(onSkip)}>
              {texts.skipPhrase}
            </button>
          </li>
        )}
        {privateLink !== undefined && (
          <li>
            <button type="button" onClick={choose(() => void copy(privateLink))}>
              {texts.copyPrivateLink}
              <small>{texts.privateLinkHelp}</small>
            </button>
          </li>
        )}
        {onStop !== undefined && (
          <li>
            <button type="button" onClick={choose(onStop)}>
              {texts.stopInterview}
            </button>
          </li>
        )}
        <li>
          <button type="button" className="danger-text" onClick={choose(onDelete)}>
            {texts.stopAndDelete}
          </button>
        </li>
      </ul>
      <p className={note === "" ? "visually-hidden" : "menu-note"} role="status">
        {note}
      </p>
    </div>
  );
}
