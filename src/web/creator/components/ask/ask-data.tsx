import { Select, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { maxChars } from "#contract/limits.ts";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import classes from "#web/ui/ui.module.css";
import { type AskScope, useDataAnswer } from "../../queries/ask.ts";
import { useConfig } from "../../queries/instance.ts";
import { findField, type QuestionField } from "./ask-field.ts";
import {
  type AskedQuestion,
  type AskedSource,
  readQuestion,
  sourceNames,
  withQuestion,
} from "./asked-sources.ts";
import { Answer } from "./data-answer.tsx";

interface AskDataProps {
  scope: AskScope;
  /** The kinds to choose from, one at a time; none to look in all of them. */
  sources: readonly AskedSource[];
}

/** A question about all that was said, kept in the address so that Back from a passage finds its answer again. */
export function AskData({ scope, sources }: AskDataProps) {
  const [search, setSearch] = useSearchParams();
  const asked = readQuestion(search, sources);
  const chosen = sources.length > 0 ? { sources: [asked.source] } : {};
  const answer = useDataAnswer(
    scope,
    asked.question === "" ? undefined : { question: asked.question, ...chosen },
  );
  const ask = (wanted: AskedQuestion) => {
    if (wanted.question === asked.question && wanted.source === asked.source) void answer.refetch();
    else setSearch((current) => withQuestion(current, wanted), { preventScrollReset: true });
  };
  const { data: config } = useConfig();
  const field = findField(scope, config?.interviewer === "model");
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setCleared((times) => times + 1);
    setSearch((current) => withQuestion(current, { ...asked, question: "" }), { preventScrollReset: true });
  };
  return (
    <section className="card stack gap-16 pad-16" aria-label={field.label}>
      {/* Begun anew when its answer is cleared, so that no question is left behind. */}
      <QuestionForm
        key={cleared}
        field={field}
        asked={cleared === 0 ? asked : { ...asked, question: "" }}
        takeFocus={cleared > 0}
        sources={sources}
        busy={answer.isFetching}
        onAsk={ask}
      />
      {answer.isFetching && <LoadingLines label="Looking for an answer" lines={2} />}
      {answer.error && !answer.isFetching && (
        <ErrorState
          text={errorText(answer.error, "Couldn't answer the question.")}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.data && !answer.isFetching && <Answer answer={answer.data} scope={scope} onClear={clear} />}
    </section>
  );
}

interface QuestionFormProps {
  /** The button that cleared the answer is gone, and the focus with it. */
  takeFocus: boolean;
  field: QuestionField;
  asked: AskedQuestion;
  sources: readonly AskedSource[];
  busy: boolean;
  onAsk: (wanted: AskedQuestion) => void;
}

function QuestionForm({ takeFocus, field, asked, sources, busy, onAsk }: QuestionFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takeFocus) input.current?.focus();
  }, [takeFocus]);
  const [question, setQuestion] = useState(asked.question);
  const [source, setSource] = useState(asked.source);
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const wanted = question.trim();
    if (wanted === "") setProblem("Please enter a question.");
    else onAsk({ question: wanted, source });
  };
  return (
    <form
      className={`flex gap-8 bottom ${classes.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit();
      }}
    >
      <TextInput
        ref={input}
        label={field.label}
        placeholder={field.placeholder}
        description={field.description}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={question}
        maxLength={maxChars.dataQuestion}
        onChange={(event) => {
          setQuestion(event.currentTarget.value);
          setProblem(undefined);
        }}
        error={problem}
        className="grow shrinks"
      />
      {sources.length > 1 && (
        <Select
          aria-label="Where to look"
          data={sources.map((value) => ({ value, label: sourceNames[value] }))}
          value={source}
          onChange={(value) => value && setSource(value)}
          allowDeselect={false}
          className={classes.source}
        />
      )}
      <BusyButton type="submit" variant="default" busy={busy} busyLabel="Looking...">
        {field.button}
      </BusyButton>
    </form>
  );
}
