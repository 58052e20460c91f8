import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { errorText } from "#web/api/api-error.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { useDataAnswer } from "../../../queries/findings.ts";
import classes from "./ask.module.css";
import { listAskedSources } from "./asked-sources.ts";
import { Answer } from "./data-answer.tsx";

const longestQuestion = 500;

/** A question to all that was said. It stands in the address, so that Back from a passage finds its answer again. */
export function AskData({ interview }: { interview: InterviewDetails }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("ask")?.slice(0, longestQuestion) ?? "";
  const [question, setQuestion] = useState(asked);
  const [problem, setProblem] = useState<string>();
  const answer = useDataAnswer(
    interview._id,
    asked.trim() === ""
      ? undefined
      : { question: asked, sources: listAskedSources(interview.insights?.sources) },
  );
  const ask = () => {
    const wanted = question.trim();
    if (wanted === "") {
      setProblem("Please enter a question.");
      return;
    }
    if (wanted === asked) void answer.refetch();
    else setSearch((current) => withQuestion(current, wanted), { preventScrollReset: true });
  };
  const clear = () => {
    setQuestion("");
    setSearch((current) => withQuestion(current, ""), { preventScrollReset: true });
  };
  return (
    <section className={classes.ask} aria-label="Ask the data">
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!answer.isFetching) ask();
        }}
      >
        <TextInput
          label="Ask the data"
          placeholder="What made people switch tools?"
          description="Answered from what participants said, with their words; nothing else."
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={question}
          maxLength={longestQuestion}
          onChange={(event) => {
            setQuestion(event.currentTarget.value);
            setProblem(undefined);
          }}
          error={problem}
          className={classes.field}
        />
        <BusyButton type="submit" variant="default" busy={answer.isFetching} busyLabel="Looking...">
          Ask
        </BusyButton>
      </form>
      {answer.isFetching && <LoadingLines label="Looking for an answer" lines={2} />}
      {answer.error && !answer.isFetching && (
        <ErrorState
          text={errorText(answer.error, "The question could not be answered.")}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.data && !answer.isFetching && <Answer answer={answer.data} onClear={clear} />}
    </section>
  );
}

function withQuestion(search: URLSearchParams, question: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (question === "") next.delete("ask");
  else next.set("ask", question);
  return next;
}
