import { Select, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { useConfig } from "../../../queries/config.ts";
import { useDataAnswer } from "../../../queries/findings.ts";
import classes from "./ask.module.css";
import {
  type AskedQuestion,
  type AskedSource,
  listAskedSources,
  readQuestion,
  sourceNames,
  withQuestion,
} from "./asked-sources.ts";
import { Answer } from "./data-answer.tsx";

/** A question about all that was said, kept in the address so that Back from a passage finds its answer again. */
export function AskData({ interview }: { interview: InterviewDetails }) {
  const [search, setSearch] = useSearchParams();
  const sources = listAskedSources(interview.insights?.sources);
  const asked = readQuestion(search, sources);
  const answer = useDataAnswer(
    interview._id,
    asked.question === "" ? undefined : { question: asked.question, sources: [asked.source] },
  );
  const ask = (wanted: AskedQuestion) => {
    if (wanted.question === asked.question && wanted.source === asked.source) void answer.refetch();
    else setSearch((current) => withQuestion(current, wanted), { preventScrollReset: true });
  };
  const { data: config } = useConfig();
  const field = config?.interviewer === "model" ? askField : searchField;
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    setCleared((times) => times + 1);
    setSearch((current) => withQuestion(current, { ...asked, question: "" }), { preventScrollReset: true });
  };
  return (
    <section className={classes.ask} aria-label={field.label}>
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
      {answer.data && !answer.isFetching && <Answer answer={answer.data} onClear={clear} />}
    </section>
  );
}

const maxQuestionLength = 500;

interface QuestionField {
  label: string;
  placeholder: string;
  description: string;
  button: string;
}

/** Sentences need a model; without one it is a search, and called so. */
const askField: QuestionField = {
  label: "Ask the data",
  placeholder: "What made people switch tools?",
  description: "Answers come only from your interviews.",
  button: "Ask",
};
const searchField: QuestionField = {
  label: "Search",
  placeholder: "switching tools",
  description: "Find what people said about something, in their own words.",
  button: "Search",
};

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
      className={classes.form}
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
        maxLength={maxQuestionLength}
        onChange={(event) => {
          setQuestion(event.currentTarget.value);
          setProblem(undefined);
        }}
        error={problem}
        className={classes.field}
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
