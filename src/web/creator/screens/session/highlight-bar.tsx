import { Button, TextInput } from "@mantine/core";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { maxChars } from "#contract/limits.ts";
import type { Annotation } from "#contract/session-reading.ts";

interface HighlightBarProps {
  highlight: Annotation;
  /** What else can be made of the words. */
  children?: ReactNode;
  onComment: (text: string) => void;
  onUndo: () => void;
  /** Absent where nothing of it is analysed. */
  onLeaveOut?: (() => void) | undefined;
  onDone: () => void;
}

/** After a selection became a highlight: room for a comment, and the way back. Takes no focus from the text. */
export function HighlightBar({
  highlight,
  children,
  onComment,
  onUndo,
  onLeaveOut,
  onDone,
}: HighlightBarProps) {
  const [text, setText] = useState(highlight.text);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === "") onDone();
    else onComment(text.trim());
  };
  return (
    <form className="row gap-8 pad-12 control-border round surface" onSubmit={submit}>
      <p className="one-line shrinks text-13 basis-160" role="status">
        Highlighted <q>{highlight.passage?.quote}</q>
      </p>
      <TextInput
        aria-label="Comment on the highlight"
        placeholder="Comment (optional)"
        size="xs"
        className="basis-160"
        maxLength={maxChars.annotation}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="xs">
        {text.trim() === "" ? "Done" : "Add comment"}
      </Button>
      {onLeaveOut && (
        <Button variant="default" size="xs" onClick={onLeaveOut}>
          Leave out of analysis
        </Button>
      )}
      <Button variant="default" size="xs" onClick={onUndo}>
        Undo
      </Button>
      {children}
    </form>
  );
}
