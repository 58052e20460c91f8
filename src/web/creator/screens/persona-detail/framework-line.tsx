import { Textarea } from "@mantine/core";
import { IconArrowBackUp, IconPencil, IconTrash } from "@tabler/icons-react";
import { type KeyboardEvent, type RefCallback, useCallback, useId, useRef, useState } from "react";
import type { Evidence } from "#contract/insights.ts";
import { maxLineChars } from "#contract/limits.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { type LineReview, useFramework } from "./framework-context.ts";
import type { Line } from "./framework-lines.ts";
import { isItsOwnQuote } from "./framework-words.ts";

interface FrameworkLineProps {
  line: Line;
  /** Quotes that stand open under it. */
  shownFirst?: number;
  /** Words that are a quote themselves are never edited. */
  verbatim?: boolean;
}

/** A line of a framework with the words it rests on; in a review it can be edited and left out. */
export function FrameworkLine({ line, shownFirst = 1, verbatim = false }: FrameworkLineProps) {
  const { review } = useFramework();
  const [editing, setEditing] = useState(false);
  const focus = useFocusAfter();
  const endEditing = (by: "key" | "leaving") => {
    if (by === "key") focus.after(() => setEditing(false));
    else setEditing(false);
  };
  const text = review?.textOf(line.key, line.text) ?? line.text;
  if (review?.isRemoved(line.key)) {
    return (
      <li className="wrap baseline between gap-4-12 pad-8-12 dashed round muted text-13 anywhere">
        <span>Left out: {text}</span>
        <button
          type="button"
          ref={focus.onto}
          className="word-button inline gap-4 self-start"
          onClick={() => focus.after(() => review.restore(line.key))}
        >
          <IconArrowBackUp size={16} aria-hidden="true" /> Put back
          <span className="visually-hidden"> {text}</span>
        </button>
      </li>
    );
  }
  const isQuote = verbatim || (isItsOwnQuote({ ...line, text }) && !editing);
  return (
    <li className="stack gap-8 content-start">
      {line.role && (
        <p className="fine strong anywhere" dir="auto">
          {line.role}
        </p>
      )}
      {editing && review ? (
        <LineEditor line={line} text={text} review={review} onEnd={endEditing} />
      ) : (
        <div className="flex between top gap-8">
          {!isQuote && (
            <p className="shrinks anywhere reading" dir="auto">
              {text}
            </p>
          )}
          {isQuote && (
            <div className="stack gap-8">
              <LineEvidence evidence={line.evidence} isSmall={!verbatim} of={text} />
            </div>
          )}
          {review && (
            <span className="rigid gap-2 inline-flex">
              {!verbatim && (
                <IconButton
                  icon={IconPencil}
                  ref={focus.onto}
                  size={24}
                  label={`Edit “${text}”`}
                  onClick={() => setEditing(true)}
                />
              )}
              <IconButton
                icon={IconTrash}
                ref={focus.onto}
                size={24}
                label={`Leave out “${text}”`}
                onClick={() => focus.after(() => review.remove(line.key))}
              />
            </span>
          )}
        </div>
      )}
      {!isQuote && <LineEvidence evidence={line.evidence} shownFirst={shownFirst} of={text} />}
    </li>
  );
}

/** What was pressed goes away; the focus moves to what stands in its place rather than to the page's start. */
function useFocusAfter() {
  const wanted = useRef(false);
  const onto: RefCallback<HTMLButtonElement> = useCallback((element) => {
    if (!element || !wanted.current) return;
    wanted.current = false;
    element.focus();
  }, []);
  const after = (change: () => void) => {
    wanted.current = true;
    change();
  };
  return { onto, after };
}

interface LineEditorProps {
  line: Line;
  text: string;
  review: LineReview;
  onEnd: (by: "key" | "leaving") => void;
}

/** Enter or leaving the field keeps the wording, Escape takes it back. */
function LineEditor({ line, text, review, onEnd }: LineEditorProps) {
  const [draft, setDraft] = useState(text);
  // A field that is taken away while it has the focus is left once more.
  const over = useRef(false);
  const end = (by: "key" | "leaving", keep: boolean) => {
    if (over.current) return;
    over.current = true;
    if (keep && draft.trim() !== "") review.change(line.key, draft.trim());
    onEnd(by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") end("key", false);
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      end("key", true);
    }
  };
  return (
    <Textarea
      aria-label="Wording of this line"
      minRows={1}
      maxLength={maxLineChars.frameworkLine}
      autoFocus
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end("leaving", true)}
    />
  );
}

interface LineEvidenceProps {
  evidence: Evidence[];
  /** How many stand open before anyone asks: none in narrow columns. */
  shownFirst?: number;
  /** Beside words that weigh more. */
  isSmall?: boolean;
  /** What the words belong to, for those who hear only the button. */
  of: string;
}

/** The words that a line rests on. */
function LineEvidence({ evidence, shownFirst = 1, isSmall = true, of }: LineEvidenceProps) {
  const [all, setAll] = useState(false);
  const id = useId();
  const { openEvidence } = useFramework();
  const shown = all ? evidence : evidence.slice(0, shownFirst);
  if (evidence.length === 0) return <p className="fine">There's no quote for this line.</p>;
  const more = shownFirst === 0 ? countNoun(evidence.length, "quote") : `Show all ${evidence.length}`;
  return (
    <>
      {shown.length > 0 && (
        <ul className="stack gap-8" id={id}>
          {shown.map((one) => (
            <li key={`${one.sourceId}-${one.messageId}-${one.start}-${one.end}`}>
              <Verbatim
                text={one.quote}
                isSmall={isSmall}
                speaker={one.sourceLabel}
                {...(one.ageRange && { ageRange: one.ageRange })}
                onOpen={() => openEvidence(one)}
                translation={one.translation}
              />
            </li>
          ))}
        </ul>
      )}
      {evidence.length > shownFirst && (
        <button
          type="button"
          className="word-button inline gap-4 self-start"
          aria-expanded={all}
          aria-controls={shown.length > 0 ? id : undefined}
          onClick={() => setAll(!all)}
        >
          {all ? "Show fewer" : more}
          <span className="visually-hidden"> behind {of}</span>
        </button>
      )}
    </>
  );
}
