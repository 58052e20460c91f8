import { IconHighlight, IconNote, IconX } from "@tabler/icons-react";
import { IconButton } from "#web/ui/icon-button.tsx";
import classes from "./session.module.css";
import type { ShownAnnotation } from "./use-annotation-draft.ts";

interface MessageAnnotationsProps {
  annotations: ShownAnnotation[];
  onRemove: (id: string) => void;
}

/** Tags, notes and highlights under their message; others' stand there with their author and cannot be removed. */
export function MessageAnnotations({ annotations, onRemove }: MessageAnnotationsProps) {
  const tags = annotations.filter((one) => one.kind === "tag");
  const rest = annotations.filter((one) => one.kind !== "tag");
  return (
    <>
      {tags.length > 0 && (
        <ul className="wrap gap-8" aria-label="Tags">
          {tags.map((tag) => (
            <li
              key={`${tag.author ?? ""}-${tag.id}`}
              className="inline gap-4 control-border pill text-13 line-24 anywhere pad-0-8"
            >
              <span dir="auto">{tag.text}</span>
              {tag.author && <span className="text-13 muted">{tag.author}</span>}
              {!tag.author && <Remove what={`the tag ${tag.text}`} onClick={() => onRemove(tag.id)} />}
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <ul className="wrap gap-8 column" aria-label="Notes and highlights">
          {rest.map((note) => (
            <li
              key={`${note.author ?? ""}-${note.id}`}
              className="flex top gap-8 round sunken text-13 line-20 pad-4 pad-start-12"
            >
              {note.kind === "note" ? (
                <IconNote size={16} className="muted above-2" aria-hidden="true" />
              ) : (
                <IconHighlight size={16} className="muted above-2" aria-hidden="true" />
              )}
              <span className="grow shrinks anywhere pre-line" dir="auto">
                <span className="visually-hidden">{note.kind === "note" ? "Note: " : "Highlight: "}</span>
                {note.passage && <q className={classes.noteQuote}>{note.passage.quote}</q>}
                {note.passage && note.text !== "" && " "}
                {note.text}
                {note.author && <span className="text-13 muted"> {note.author}</span>}
              </span>
              {!note.author && (
                <Remove
                  what={note.kind === "note" ? "this note" : "this highlight"}
                  onClick={() => onRemove(note.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Remove({ what, onClick }: { what: string; onClick: () => void }) {
  return (
    <IconButton icon={IconX} variant="transparent" size={24} label={`Remove ${what}`} onClick={onClick} />
  );
}
