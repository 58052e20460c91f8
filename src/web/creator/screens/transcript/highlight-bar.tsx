import { Button, TextInput } from "@mantine/core";
import { type SyntheticEvent, useState } from "react";
import type { Annotation } from "#contract/transcripts.ts";
import classes from "./transcript.module.css";

interface HighlightBarProps {
  highlight: Annotation;
  onComment: (text: string) => void;
  onUndo: () => void;
  onDone: () => void;
}

/** After a selection became a highlight: room for a comment, and the way back. Takes no focus from the text. */
export function HighlightBar({ highlight, onComment, onUndo, onDone }: HighlightBarProps) {
  const [text, setText] = useState(highlight.text);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === "") onDone();
    else onComment(text.trim());
  };
  return (
    <form className={classes.bar} onSubmit={submit}>
      <p className={classes.barText} role="status">
        Highlighted <q>{highlight.passage?.quote}</q>
      </p>
      <TextInput
        aria-label="Comment on the highlight"
        placeholder="Comment (optional)"
        size="xs"
        className={classes.barField}
        maxLength={2_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="xs">
        {text.trim() === "" ? "Done" : "Add comment"}
      </Button>
      <Button variant="default" size="xs" onClick={onUndo}>
        Undo
      </Button>
    </form>
  );
}
