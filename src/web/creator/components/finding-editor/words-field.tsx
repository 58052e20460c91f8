import { Textarea } from "@mantine/core";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type Passage, toPassage } from "../../passages/selected-passage.ts";

interface WordsFieldProps {
  text: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** What is selected at first, in code points. */
  passage: Passage | undefined;
}

/** Words are selected in a field, with the keys that select text anywhere, so that no mouse is needed. */
export function WordsField({ text, field, passage }: WordsFieldProps) {
  const first = useRef(passage);
  // The field shows its selection only while it has the focus.
  const [chosen, setChosen] = useState(passage?.quote);
  useEffect(() => {
    if (!first.current) return;
    const points = Array.from(text);
    const from = points.slice(0, first.current.start).join("").length;
    field.current?.setSelectionRange(from, from + first.current.quote.length);
  }, [field, text]);
  const isPart = chosen !== undefined && chosen !== text.trim();
  return (
    <div>
      <Textarea
        ref={field}
        label="Quote"
        description="Select the words that count, with the mouse or Shift and the arrow keys. Without a selection it's the whole answer."
        // Not read-only, where browsers let nobody select with the keyboard; what is typed is not taken.
        aria-readonly="true"
        inputMode="none"
        value={text}
        onChange={() => undefined}
        onSelect={(event) => setChosen(readWords(text, event.currentTarget)?.quote)}
        autosize
        minRows={2}
        maxRows={6}
      />
      {isPart && (
        <p className="hint">
          Quoted: <q dir="auto">{chosen}</q>
        </p>
      )}
    </div>
  );
}

/** What is selected in the field, or all of it. */
export function readWords(text: string, field: HTMLTextAreaElement | null): Passage | undefined {
  const { selectionStart = 0, selectionEnd = 0 } = field ?? {};
  return toPassage(text, selectionStart, selectionEnd) ?? toPassage(text, 0, text.length);
}
