import { Textarea, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { defaultTags } from "#contract/choices.ts";
import { maxChars, maxLineChars } from "#contract/limits.ts";
import type { SessionMessage } from "#contract/session-reading.ts";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { toPassage } from "../../passages/selected-passage.ts";
import { listTags } from "./annotation-draft.ts";
import type { NewAnnotation, ShownAnnotation } from "./use-annotation-draft.ts";

export interface DialogRequest {
  kind: "tag" | "note" | "highlight";
  message: SessionMessage;
}

interface AnnotationDialogsProps {
  request: DialogRequest | undefined;
  shown: ShownAnnotation[];
  onClose: () => void;
  onAdd: (annotation: NewAnnotation) => void;
}

export function AnnotationDialogs({ request, shown, onClose, onAdd }: AnnotationDialogsProps) {
  if (request === undefined) return null;
  const { kind, message } = request;
  const add = (text: string, passage: NewAnnotation["passage"] = null) => {
    onAdd({ kind, messageId: message._id, text, passage });
    onClose();
  };
  const parts = { onClose, onAdd: add };
  switch (kind) {
    case "tag":
      return <TagDialog {...parts} tags={listTags(defaultTags, shown)} />;
    case "note":
      return <NoteDialog {...parts} />;
    case "highlight":
      return <HighlightDialog {...parts} message={message} />;
  }
}

interface DialogProps {
  onClose: () => void;
  onAdd: (text: string, passage?: NewAnnotation["passage"]) => void;
}

function TagDialog({ tags, onAdd, onClose }: DialogProps & { tags: string[] }) {
  const [text, setText] = useState("");
  return (
    <FormDialog title="Add Tag" label="Add Tag" busy={false} onSubmit={() => onAdd(text)} onClose={onClose}>
      <fieldset className="wrap gap-8">
        <legend className="visually-hidden">Tags to choose from</legend>
        {tags.map((tag) => (
          <button key={tag} type="button" className="chip" onClick={() => onAdd(tag)}>
            {tag}
          </button>
        ))}
      </fieldset>
      <TextInput
        label="Or add your own tag"
        maxLength={maxLineChars.tag}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

function NoteDialog({ onAdd, onClose }: DialogProps) {
  const [text, setText] = useState("");
  return (
    <FormDialog title="Add Note" label="Add Note" busy={false} onSubmit={() => onAdd(text)} onClose={onClose}>
      <Textarea
        label="Note"
        maxLength={maxChars.annotation}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** Highlighting without a mouse: the words are selected in a field, with the keys that select text anywhere. */
function HighlightDialog({ message, onAdd, onClose }: DialogProps & { message: SessionMessage }) {
  const [comment, setComment] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = () => {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    const chosen = toPassage(message.text, selectionStart, selectionEnd);
    const passage = chosen ?? toPassage(message.text, 0, message.text.length);
    if (passage) onAdd(comment, passage);
  };
  return (
    <FormDialog
      title="Highlight a passage"
      label="Highlight"
      busy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <Textarea
        ref={field}
        label="Message"
        description="Select the words to highlight, with the mouse or Shift and the arrow keys. Without a selection, the whole message is highlighted."
        // Not read-only, where browsers let nobody select with the keyboard; what is typed is not taken.
        aria-readonly="true"
        inputMode="none"
        data-autofocus
        value={message.text}
        onChange={() => undefined}
        classNames={{ input: "serif text-18 line-26" }}
        maxRows={8}
      />
      <TextInput
        label="Comment (optional)"
        maxLength={maxChars.annotation}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
