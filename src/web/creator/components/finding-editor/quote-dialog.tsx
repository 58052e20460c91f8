import { Modal, NativeSelect, Textarea } from "@mantine/core";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { GivenQuote } from "#contract/given-quotes.ts";
import type { SourceKind } from "#contract/insights.ts";
import { errorText } from "#web/api/api-error.ts";
import { FormButtons } from "#web/ui/form-buttons.tsx";
import { LoadingLines } from "#web/ui/list-states.tsx";
import { FailureNotice, NoticeBox } from "#web/ui/notice-box.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { Verbatim } from "#web/ui/verbatim.tsx";
import { isHidden } from "../../findings/finding-words.ts";
import { type Passage, toPassage } from "../../passages/selected-passage.ts";
import { useEditFinding } from "../../queries/findings.ts";
import { useInterviewDetails } from "../../queries/interviews.ts";
import { FindingChoice } from "./finding-choice.tsx";
import { NewFindingForm, type QuoteFormProps } from "./new-finding-form.tsx";

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

/** Findings count people of one kind of source, so only those are offered. */
function AddToFindingForm(props: QuoteFormProps & { sourceKind: SourceKind }) {
  const { interviewId, listQuotes, onClose, onDone, sourceKind } = props;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const { data: details, error } = useInterviewDetails(interviewId);
  const edit = useEditFinding(interviewId);
  if (error && !details) {
    return (
      <NoticeBox kind="error">{errorText(error, "Couldn't load the findings. Please try again.")}</NoticeBox>
    );
  }
  if (!details) return <LoadingLines label="Loading the findings" lines={4} />;
  const findings = (details.insights?.findings ?? []).filter(
    (finding) => !isHidden(finding) && finding.evidence[0]?.sourceKind === sourceKind,
  );
  const save = () => {
    if (edit.isPending) return;
    if (chosenId === null) {
      setProblem("Please choose a finding.");
      return;
    }
    const change = { addQuotes: listQuotes() };
    edit.mutate(
      { themeId: chosenId, change },
      {
        onSuccess: () => {
          showToast("Quote added.");
          onDone();
        },
      },
    );
  };
  return (
    <form
      className="stack gap-16"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FailureNotice error={edit.error} fallback="Couldn't add the quote. Please try again." />
      <FindingChoice
        label="Finding"
        findings={findings}
        chosenId={chosenId}
        onChoose={(id) => {
          setChosenId(id);
          setProblem(undefined);
        }}
        problem={problem}
      />
      <FormButtons onCancel={onClose} busy={edit.isPending} busyLabel="Saving..." label="Add quote" />
    </form>
  );
}
