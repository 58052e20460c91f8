import { useEffect, useMemo, useRef, useState } from "react";
import type { Annotation } from "#contract/transcripts.ts";
import { AnnotationDialogs, type DialogRequest } from "./annotation-dialogs.tsx";
import { HighlightBar } from "./highlight-bar.tsx";
import { MessageItem } from "./message-item.tsx";
import messageClasses from "./messages.module.css";
import { ParticipantFacts } from "./participant-facts.tsx";
import type { PassageLink } from "./passage-link.ts";
import { overlaps, type Passage } from "./selected-passage.ts";
import classes from "./transcript.module.css";
import { TranscriptToolbar } from "./transcript-toolbar.tsx";
import type { Transcript } from "./transcript-view.tsx";
import { useAnnotationDraft } from "./use-annotation-draft.ts";
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
  const [fresh, setFresh] = useState<Annotation>();
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

  const highlight = (messageId: string, passage: Passage, comment = "") => {
    // A double click that grows into a longer selection is one highlight.
    const grown =
      fresh?.messageId === messageId && fresh.passage !== null && overlaps(fresh.passage, passage);
    const given = { kind: "highlight", messageId, passage, text: comment } as const;
    if (grown) {
      const replaced = { ...fresh, ...given };
      annotations.replace(replaced);
      setFresh(replaced);
    } else {
      setFresh(annotations.add(given));
    }
  };

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
              onHighlight={(passage) => highlight(message._id, passage)}
              onRemove={annotations.remove}
            />
          ))}
        </ol>
      )}
      {fresh && (
        <HighlightBar
          key={fresh.id}
          highlight={fresh}
          onComment={(text) => {
            annotations.replace({ ...fresh, text });
            setFresh(undefined);
          }}
          onUndo={() => {
            annotations.remove(fresh.id);
            setFresh(undefined);
          }}
          onDone={() => setFresh(undefined)}
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
