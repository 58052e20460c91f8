import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { QuotePlace } from "#contract/report-cards.ts";
import type { Annotation, SessionMessage } from "#contract/session-reading.ts";
import { errorText } from "#web/api/api-error.ts";
import { showToast, showUndoToast } from "#web/ui/toast.tsx";
import { QuoteButtons, QuotingProvider } from "../../components/finding-editor/quoting.tsx";
import type { PassageLink } from "../../passages/passage-link.ts";
import { overlaps, type Passage } from "../../passages/selected-passage.ts";
import { useLeaveOut } from "../../queries/left-out.ts";
import { useLiveTranscript } from "../../queries/live.ts";
import { useSourceSounds } from "../../queries/quote-sounds.ts";
import { type SessionDetails as TranscriptData, useAddMessages } from "../../queries/sessions.ts";
import { useOpenTurn } from "../report-card/use-open-turn.ts";
import { AnnotationDialogs, type DialogRequest } from "./annotation-dialogs.tsx";
import { HighlightBar } from "./highlight-bar.tsx";
import { MessageItem } from "./message-item.tsx";
import { onMessageKeys } from "./message-keys.ts";
import { ParticipantFacts } from "./participant-facts.tsx";
import { scrollerOf } from "./scroller-of.ts";
import classes from "./session.module.css";
import { SessionToolbar } from "./session-toolbar.tsx";
import { type AnnotationDraftState, useAnnotationDraft } from "./use-annotation-draft.ts";
import { useMessageSearch } from "./use-message-search.ts";
import { useScrollToPlace } from "./use-scroll-to-place.ts";

interface SessionBodyProps {
  transcript: TranscriptData;
  link: PassageLink;
  onDialog: (open: boolean) => void;
  asPage?: boolean;
}

export function SessionBody(props: SessionBodyProps) {
  const { id, interviewId, interviewName, mayEdit, completed } = props.transcript;
  // Only finished sessions are analysed.
  const interviews = mayEdit && completed ? [{ _id: interviewId, name: interviewName }] : [];
  return (
    <QuotingProvider source={{ kind: "interview", id }} interviews={interviews}>
      <SessionPage {...props} />
    </QuotingProvider>
  );
}

function SessionPage({ transcript, link, onDialog, asPage = false }: SessionBodyProps) {
  const { messages, interviewId } = transcript;
  const isLive = useLiveTranscript(
    { interviewId, sessionId: transcript.id, isOn: !transcript.completed },
    useAddMessages(transcript.id),
  );
  const messageIds = useMemo(() => new Set(messages.map((message) => message._id)), [messages]);
  const { data: sounds } = useSourceSounds(transcript.id, messages.length);
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
  const quoted = messages.find(({ _id, sender }) => _id === fresh?.messageId && sender === "user");
  const search = useMessageSearch(visible);
  const list = useRef<HTMLOListElement>(null);
  useScrollToPlace(list, { link, hit: search.current, query: search.query });
  useFollowEnd(list, messages.length, isLive && link.messageId === null);

  const include = useInclude(transcript);
  const openTurn = useOpenTurn();
  const openWords = (words: QuotePlace) => {
    setTag(null);
    openTurn({ sessionId: transcript.id, ...words });
  };
  const openDialog = (request: DialogRequest | undefined) => {
    setDialog(request);
    onDialog(request !== undefined);
  };
  const leaveOut = useLeaveQuoteOut(transcript, highlighting.undo);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the transcript goes away
  useEffect(() => () => onDialog(false), []);

  return (
    <div className={`column grow relative gap-12 shallow ${classes.body}`} data-page={asPage || undefined}>
      <ParticipantFacts transcript={transcript} isLive={isLive} asPage={asPage} />
      <SessionToolbar {...{ search, tag, annotations, onTag: setTag }} mayEdit={transcript.mayEdit} />
      {visible.length === 0 ? (
        <p className="muted text-center pad-32">
          {tag === null ? "No messages yet." : `No message has the tag “${tag}”.`}
        </p>
      ) : (
        <ol
          className={classes.messages}
          ref={list}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
          tabIndex={0}
          aria-label="Messages"
          aria-describedby="message-keys"
          aria-live={isLive ? "polite" : undefined}
          onKeyDown={(event) => onMessageKeys(event, visible, openDialog)}
        >
          {visible.map((message) => (
            <MessageItem
              key={message._id}
              sessionId={transcript.id}
              message={message}
              sound={sounds?.find(({ messageId }) => messageId === message._id)}
              annotations={shown.filter((one) => one.messageId === message._id)}
              hits={search.hits.filter((hit) => hit.messageId === message._id)}
              currentHit={search.current?.messageId === message._id ? search.current : undefined}
              linked={link.messageId === message._id ? link.span : undefined}
              onOpen={openWords}
              onDialog={openDialog}
              onHighlight={(passage) => highlighting.highlight(message._id, passage)}
              onRemove={annotations.remove}
              onInclude={transcript.mayEdit ? include : undefined}
            />
          ))}
        </ol>
      )}
      <p id="message-keys" className="text-13 muted keys-only">
        On a message: <kbd>↑</kbd> <kbd>↓</kbd> go on, <kbd>T</kbd> tag, <kbd>N</kbd> note, <kbd>H</kbd>{" "}
        highlight
      </p>
      {fresh && (
        <HighlightBar
          key={fresh.id}
          highlight={fresh}
          onComment={highlighting.comment}
          onUndo={highlighting.undo}
          onLeaveOut={transcript.mayEdit ? () => leaveOut(fresh) : undefined}
          onDone={highlighting.end}
        >
          {quoted && fresh.passage && <QuoteButtons message={quoted} passage={fresh.passage} />}
        </HighlightBar>
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

/** For a message in which a wish was heard that nobody had. */
function useInclude(of: { id: string; interviewId: string }) {
  const change = useLeaveOut(of.interviewId);
  return ({ _id, text }: SessionMessage) => {
    const place = { sourceId: of.id, messageId: _id, start: 0, end: Array.from(text).length };
    change.mutate(
      { leftOut: false, quotes: [place] },
      { onError: (error) => showToast(errorText(error, "Couldn't save that. Please try again.")) },
    );
  };
}

/** Leaves a passage that was just selected out of the analysis; the highlight that it became goes. */
function useLeaveQuoteOut(of: { id: string; interviewId: string }, onDone: () => void) {
  const change = useLeaveOut(of.interviewId);
  return ({ messageId, passage }: Annotation) => {
    if (!passage) return;
    const { start, end } = passage;
    const set = (leftOut: boolean) =>
      change
        .mutateAsync({ leftOut, quotes: [{ sourceId: of.id, messageId, start, end }] })
        .catch((error: unknown) => showToast(errorText(error, "Couldn't save that. Please try again.")));
    onDone();
    void set(true).then((changed) => {
      if (changed) showUndoToast("Quote left out of the analysis", () => void set(false));
    });
  };
}

const nearEnd = 80;

/** Keeps the newest message in sight while a session runs, unless somebody has scrolled back to read. */
function useFollowEnd(list: RefObject<HTMLElement | null>, count: number, isLive: boolean): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (!list.current || !isLive) return;
    const { box, target } = scrollerOf(list.current);
    const look = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    };
    target.addEventListener("scroll", look, { passive: true });
    return () => target.removeEventListener("scroll", look);
  }, [list, isLive]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is to run when a message has come
  useEffect(() => {
    if (!list.current || !isLive || !isAtEnd.current) return;
    const { box } = scrollerOf(list.current);
    box.scrollTop = box.scrollHeight;
  }, [list, count, isLive]);
}

/** Selections that become highlights, and the newest one, which can still be commented on or taken back. */
function useHighlighting(annotations: AnnotationDraftState) {
  const [freshId, setFreshId] = useState<string>();
  const fresh = annotations.mine.find((one) => one.id === freshId);

  const highlight = (messageId: string, passage: Passage) => {
    const same = annotations.mine.find(
      (one) =>
        one.messageId === messageId &&
        one.passage?.start === passage.start &&
        one.passage.end === passage.end,
    );
    // A double click that grows into a longer selection is one highlight.
    const grown =
      fresh?.messageId === messageId && fresh.passage && overlaps(fresh.passage, passage) ? fresh : undefined;
    if (same) setFreshId(same.id);
    else if (grown) annotations.replace({ ...grown, passage });
    else setFreshId(annotations.add({ kind: "highlight", messageId, passage, text: "" }).id);
  };
  const end = () => setFreshId(undefined);

  return {
    fresh,
    highlight,
    end,
    comment: (text: string) => {
      if (fresh) annotations.replace({ ...fresh, text });
      end();
    },
    undo: () => {
      if (fresh) annotations.remove(fresh.id);
      end();
    },
  };
}
