import { Modal, NativeSelect } from "@mantine/core";
import { type RefObject, useRef, useState } from "react";
import type { GivenQuote } from "#contract/given-quotes.ts";
import { Verbatim } from "#web/ui/verbatim.tsx";
import type { Passage } from "../../passages/selected-passage.ts";
import { AddToFindingForm } from "./add-to-finding-form.tsx";
import { NewFindingForm } from "./new-finding-form.tsx";
import { readWords, WordsField } from "./words-field.tsx";

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
