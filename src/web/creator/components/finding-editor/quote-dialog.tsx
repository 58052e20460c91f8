import { Modal, NativeSelect, Textarea } from "@mantine/core";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { GivenQuote } from "#contract/given-quotes.ts";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { type Passage, toPassage } from "../../passages/selected-passage.ts";
import { AddToFindingForm } from "./add-to-finding-form.tsx";
import { NewFindingForm } from "./new-finding-form.tsx";

/** A message whose words become a quote. */
interface QuotedMessage {
  place: Pick<GivenQuote, "sourceKind" | "sourceId" | "messageId">;
  text: string;
  passage?: Passage | undefined;
}

export interface QuoteRequest {
  mode: "new" | "add";
  /** Quotes that are chosen already, or a message to choose them in. */
  from: { quotes: GivenQuote[] } | { message: QuotedMessage };
}

interface QuoteDialogProps {
  request: QuoteRequest;
  /** The findings of one of these get it. */
  interviews: readonly { _id: string; name: string }[];
  onClose: () => void;
  onDone: () => void;
}

/** Makes a finding of quotes, or adds them to one. */
export function QuoteDialog({ request, interviews, onClose, onDone }: QuoteDialogProps) {
  const [interviewId, setInterviewId] = useState(interviews[0]?._id ?? "");
  const field = useRef<HTMLTextAreaElement>(null);
  const { mode, from } = request;
  const listQuotes = () => ("quotes" in from ? from.quotes : readQuotes(from.message, field.current));
  const sourceKind = "quotes" in from ? from.quotes[0]?.sourceKind : from.message.place.sourceKind;
  const parts = { interviewId, listQuotes, onClose, onDone };
  return (
    <Modal opened onClose={onClose} title={mode === "new" ? "New finding" : "Add to a finding"} size="lg">
      <div className="stack gap-16">
        {interviews.length > 1 && (
          <NativeSelect
            label="Interview"
            data={interviews.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={interviewId}
            onChange={(event) => setInterviewId(event.currentTarget.value)}
          />
        )}
        <ChosenWords from={from} field={field} />
        {mode === "new" ? (
          <NewFindingForm {...parts} />
        ) : (
          <AddToFindingForm key={interviewId} {...parts} sourceKind={sourceKind ?? "interview"} />
        )}
      </div>
    </Modal>
  );
}

function readQuotes({ place, text }: QuotedMessage, field: HTMLTextAreaElement | null): GivenQuote[] {
  const passage = readWords(text, field);
  return passage ? [{ ...place, ...passage }] : [];
}

function ChosenWords({
  from,
  field,
}: {
  from: QuoteRequest["from"];
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  if ("message" in from) {
    return <WordsField field={field} text={from.message.text} passage={from.message.passage} />;
  }
  return (
    <ul className="stack relative scrolls-y low" aria-label="Quotes">
      {from.quotes.map((quote) => (
        <li key={`${quote.messageId}-${quote.start}`}>
          <Verbatim text={quote.quote} />
        </li>
      ))}
    </ul>
  );
}

interface WordsFieldProps {
  text: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** What is selected at first, in code points. */
  passage: Passage | undefined;
}

/** Words are selected in a field, with the keys that select text anywhere, so that no mouse is needed. */
function WordsField({ text, field, passage }: WordsFieldProps) {
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
function readWords(text: string, field: HTMLTextAreaElement | null): Passage | undefined {
  const { selectionStart = 0, selectionEnd = 0 } = field ?? {};
  return toPassage(text, selectionStart, selectionEnd) ?? toPassage(text, 0, text.length);
}
