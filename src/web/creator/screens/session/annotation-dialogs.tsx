import { Button, Group, Modal, Stack, Textarea, TextInput } from "@mantine/core";
import { type SyntheticEvent, useRef, useState } from "react";
import { defaultTags } from "#contract/choices.ts";
import { maxChars, maxLineChars } from "#contract/limits.ts";
import type { SessionMessage } from "#contract/session-reading.ts";
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

const titles = { tag: "Add Tag", note: "Add Note", highlight: "Highlight a passage" } as const;

export function AnnotationDialogs({ request, shown, onClose, onAdd }: AnnotationDialogsProps) {
  const [last, setLast] = useState(request);
  if (request && request !== last) setLast(request);
  const current = request ?? last;
  const add = (annotation: Pick<NewAnnotation, "text"> & Partial<NewAnnotation>) => {
    if (current) onAdd({ kind: current.kind, messageId: current.message._id, passage: null, ...annotation });
    onClose();
  };
  const parts = { onClose, onAdd: add };
  return (
    <Modal opened={request !== undefined} onClose={onClose} title={current && titles[current.kind]}>
      {current?.kind === "tag" && <TagForm {...parts} tags={listTags(defaultTags, shown)} />}
      {current?.kind === "note" && <NoteForm {...parts} />}
      {current?.kind === "highlight" && <HighlightForm {...parts} message={current.message} />}
    </Modal>
  );
}

interface FormProps {
  onClose: () => void;
  onAdd: (annotation: Pick<NewAnnotation, "text"> & Partial<NewAnnotation>) => void;
}

function Actions({ onClose, label }: { onClose: () => void; label: string }) {
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit">{label}</Button>
    </Group>
  );
}

function TagForm({ tags, onAdd, onClose }: FormProps & { tags: string[] }) {
  const [text, setText] = useState("");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onAdd({ text });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <fieldset className="wrap gap-8">
          <legend className="visually-hidden">Tags to choose from</legend>
          {tags.map((tag) => (
            <button key={tag} type="button" className="chip" onClick={() => onAdd({ text: tag })}>
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
        <Actions onClose={onClose} label="Add Tag" />
      </Stack>
    </form>
  );
}

function NoteForm({ onAdd, onClose }: FormProps) {
  const [text, setText] = useState("");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onAdd({ text });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Textarea
          label="Note"
          maxLength={maxChars.annotation}
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Actions onClose={onClose} label="Add Note" />
      </Stack>
    </form>
  );
}

/** Highlighting without a mouse: the words are selected in a field, with the keys that select text anywhere. */
function HighlightForm({ message, onAdd, onClose }: FormProps & { message: SessionMessage }) {
  const [comment, setComment] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    const chosen = toPassage(message.text, selectionStart, selectionEnd);
    const passage = chosen ?? toPassage(message.text, 0, message.text.length);
    if (passage) onAdd({ text: comment, passage });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
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
        <Actions onClose={onClose} label="Highlight" />
      </Stack>
    </form>
  );
}
