import { useEffect, useMemo, useRef, useState } from "react";
import type { Transcript } from "../../queries/sessions.ts";
import { AnnotationDialogs, type DialogRequest } from "./annotation-dialogs.tsx";
import { HighlightBar } from "./highlight-bar.tsx";
import { MessageItem } from "./message-item.tsx";
import messageClasses from "./messages.module.css";
import { ParticipantFacts } from "./participant-facts.tsx";
import type { PassageLink } from "./passage-link.ts";
import classes from "./transcript.module.css";
import { TranscriptToolbar } from "./transcript-toolbar.tsx";
import { useAnnotationDraft } from "./use-annotation-draft.ts";
import { useHighlighting } from "./use-highlighting.ts";
import { useScrollToPlace } from "./use-scroll-to-place.ts";
import { useTranscriptSearch } from "./use-transcript-search.ts";

interface TranscriptBodyProps {
  transcript: Transcript;
  link: PassageLink;
  onDialog: (open: boolean) => void;
}

export function TranscriptBody({ transcript, link, onDialog }: TranscriptBodyProps) {
  const { messages } = transcript;
  const messageIds = useMemo(() => new Set(messages.map((message) => message._id)), [messages]);
  const annotations = useAnnotationDraft(transcript.id, messageIds);
  const [tag, setTag] = useState<string | null>(null);
  const highlighting = useHighlighting(annotations);
  const { fresh } = highlighting;
  const [dialog, setDialog] = useState<DialogRequest>();
  const { shown } = annotations;
  const visible = useMemo(() => {
    if (tag === null) return messages;
    const tagged = new Set(
      shown
        .filter((one) => one.kind === "tag" && one.text.toLowerCase() === tag.toLowerCase())
        .map((one) => one.messageId),
    );
    return messages.filter((message) => tagged.has(message._id));
  }, [messages, shown, tag]);
  const search = useTranscriptSearch(visible);
  const list = useRef<HTMLOListElement>(null);
  useScrollToPlace(list, { link, hit: search.current, query: search.query });

  const openDialog = (request: DialogRequest | undefined) => {
    setDialog(request);
    onDialog(request !== undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the transcript goes away
  useEffect(() => () => onDialog(false), []);

  return (
    <div className={classes.body}>
      <ParticipantFacts transcript={transcript} />
      <TranscriptToolbar search={search} tag={tag} onTag={setTag} annotations={annotations} />
      {visible.length === 0 ? (
        <p className={classes.nothing}>
          {tag === null ? "No messages yet." : `No message has the tag “${tag}”.`}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
        <ol className={messageClasses.messages} ref={list} tabIndex={0} aria-label="Messages">
          {visible.map((message) => (
            <MessageItem
              key={message._id}
              message={message}
              annotations={shown.filter((one) => one.messageId === message._id)}
              hits={search.hits.filter((hit) => hit.messageId === message._id)}
              currentHit={search.current?.messageId === message._id ? search.current : undefined}
              linked={link.messageId === message._id ? link.span : undefined}
              onDialog={openDialog}
              onHighlight={(passage) => highlighting.highlight(message._id, passage)}
              onRemove={annotations.remove}
            />
          ))}
        </ol>
      )}
      {fresh && (
        <HighlightBar
          key={fresh.id}
          highlight={fresh}
          onComment={highlighting.comment}
          onUndo={highlighting.undo}
          onDone={highlighting.end}
        />
      )}
      <AnnotationDialogs
        request={dialog}
        shown={shown}
        onClose={() => openDialog(undefined)}
        onAdd={annotations.add}
      />
    </div>
  );
}
