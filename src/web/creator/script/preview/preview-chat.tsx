import { Button, Textarea } from "@mantine/core";
import { type FormEvent, Fragment, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { maxChars } from "#contract/limits.ts";
import { ApiError, errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { NoticeBox } from "#web/ui/notice-box.tsx";
import { StimulusView } from "../../components/stimulus-view.tsx";
import { describeHeard, describeReason, nameChooser } from "../../passages/describe-turn.ts";
import classes from "../script.module.css";
import { PreviewItem } from "./preview-item.tsx";
import { type PreviewBefore, type PreviewBody, type PreviewMessage, usePreview } from "./use-preview.ts";

interface PreviewChatProps {
  body: PreviewBody;
  /** Back to who the participant is, where that matters. */
  onLeave?: () => void;
}

/** The chat of a preview: what the interviewer would say to a participant. */
export function PreviewChat({ body, onLeave }: PreviewChatProps) {
  const { talk, waiting, error, begin, send } = usePreview(body);
  if (!talk && error) return <NotBegun error={error} onRetry={begin} />;
  if (!talk) return <LoadingLines label="Starting the preview" lines={3} />;
  const { current, total } = talk.questionCount;
  return (
    <div className="stack">
      <p className="fine">
        The real interviewer with your current script. It doesn’t count, and it’s deleted after a day.
      </p>
      <Before {...talk.before} />
      <Log messages={talk.messages} waiting={waiting} />
      {error && (
        <NoticeBox kind="error">{errorText(error, "Failed to send message")} Your words are kept.</NoticeBox>
      )}
      {talk.isComplete ? (
        <NoticeBox kind="info">
          The interview is complete. A participant would now see the last page and their incentive.
        </NoticeBox>
      ) : (
        <>
          {talk.item && !waiting && (
            <PreviewItem key={talk.messages.length} item={talk.item} onAnswer={(text) => void send(text)} />
          )}
          <Composer waiting={waiting} onSend={send} />
        </>
      )}
      <div className="level between">
        <span className="text-13 muted figures">
          Question {current} of {total}
        </span>
        <Button variant="subtle" color="gray" size="xs" onClick={onLeave ?? begin}>
          {onLeave ? "Start again as someone else" : "Start again"}
        </Button>
      </div>
    </div>
  );
}

/** What stands before the chat of a participant, in short; the whole text is there to be opened. */
function Before({ organization, contact, consentText }: PreviewBefore) {
  return (
    <details className="text-13 line-18 pad-8-12 border round">
      <summary>
        {organization === "" ? "No organization yet" : <bdi>{organization}</bdi>} · what participants agree to
        first
      </summary>
      <dl className="relative above-8 scrolls-y low">
        <dt>Who asks</dt>
        <dd dir="auto">
          {organization || "Add an organization to the project, or a company to your profile."}
        </dd>
        <dt>Contact</dt>
        <dd dir="auto">
          {contact || "None set, so participants are told to ask the person who sent the link."}
        </dd>
        <dt>Consent</dt>
        <dd className="pre-wrap" dir="auto">
          {consentText}
        </dd>
      </dl>
    </details>
  );
}

function NotBegun({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const missing = error instanceof ApiError ? Object.values(error.fields) : [];
  if (missing.length > 0) {
    return (
      <NoticeBox kind="error">
        Close this and fill in a bit more first. {missing.map((one) => `${one}.`).join(" ")}
      </NoticeBox>
    );
  }
  return (
    <div className="stack">
      <NoticeBox kind="error">{errorText(error, "Couldn't start the preview. Please try again.")}</NoticeBox>
      <div>
        <Button variant="default" onClick={onRetry}>
          Retry
        </Button>
      </div>
    </div>
  );
}

function Log({ messages, waiting }: { messages: PreviewMessage[]; waiting: boolean }) {
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is to run with every message
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [messages.length, waiting]);
  return (
    <div
      className={`column relative gap-12 scrolls-y pad-16 border round paper ${classes.log}`}
      role="log"
      aria-label="Preview of the interview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
    >
      {messages.map(({ id, by, text, why, stimulus }) => (
        <Fragment key={id}>
          <div className={by === "you" ? "bubble tint mine" : "bubble sunken theirs"} dir="auto">
            <span className="visually-hidden">{by === "you" ? "You: " : "Interviewer: "}</span>
            {text}
          </div>
          {stimulus && <StimulusView {...stimulus} />}
          {why && <PreviewWhy why={why} />}
        </Fragment>
      ))}
      {waiting && <div className="text-13 muted">The interviewer is writing…</div>}
      <div ref={end} />
    </div>
  );
}

/** Why the interviewer says this, in one line that a creator may pass over. */
function PreviewWhy({ why }: { why: NonNullable<PreviewMessage["why"]> }) {
  const { thread, passedOver, notConcerned, move, reason } = why;
  return (
    <p className="fine anywhere pad-0-12 theirs">
      {thread ? (
        <>
          Follow-up on <q dir="auto">{thread.words.quote}</q>
          {describeHeard(thread)}
        </>
      ) : (
        describeReason(move, reason)
      )}
      {passedOver.map(({ questionId, text, words }) => (
        <Fragment key={questionId}>
          {" "}
          Left out <q dir="auto">{text}</q>, already answered: <q dir="auto">{words.quote}</q>.
        </Fragment>
      ))}
      {notConcerned.map(({ questionId, text }) => (
        <Fragment key={questionId}>
          {" "}
          Not asked <q dir="auto">{text}</q>, which doesn’t concern this person.
        </Fragment>
      ))}{" "}
      {nameChooser(why.by)}.
    </p>
  );
}

function Composer({ waiting, onSend }: { waiting: boolean; onSend: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async () => {
    const words = text.trim();
    if (words === "" || waiting) return;
    setText("");
    if (!(await onSend(words))) setText(words);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A form may stand around the drawer; this is not its submit.
    event.stopPropagation();
    void submit();
  };
  return (
    <form onSubmit={onSubmit} className="stack text-and-end gap-8 bottom">
      <Textarea
        ref={field}
        aria-label="Your answer, as a participant"
        placeholder="Answer as a participant would"
        minRows={1}
        maxRows={6}
        maxLength={maxChars.message}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <BusyButton
        type="submit"
        busy={waiting}
        busyLabel="Sending..."
        disabled={text.trim() === "" && !waiting}
      >
        Send
      </BusyButton>
    </form>
  );
}
