import { Button, Select } from "@mantine/core";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { InterviewDetails } from "#contract/interviews.ts";
import { errorText } from "#web/api/api-error.ts";
import { countNoun } from "#web/format/count-noun.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { EmptyState, ErrorState, LoadingLines } from "#web/ui/list-states.tsx";
import { useFirstItems } from "#web/ui/show-more.tsx";
import { useAnswers } from "../../../queries/answers.ts";
import { withQuestionAnswers } from "../detail-tab.ts";
import { AnswerList } from "./answer-list.tsx";
import { ClosedCounts } from "./closed-counts.tsx";

const shownFirst = 5;

/** All that was said to one question of the script on one page, and the way to the next question. */
export function ByQuestion({ interview }: { interview: InterviewDetails }) {
  const [search, setSearch] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const questions = interview.questionSettings.map(({ id, text }, index) => ({
    value: id,
    label: `${index + 1}. ${text}`,
  }));
  const at = Math.max(
    0,
    questions.findIndex(({ value }) => value === search.get("question")),
  );
  const chosen = questions[at];
  const choose = (id: string | undefined) => {
    if (id !== undefined) setSearch(withQuestionAnswers(search, id), { preventScrollReset: true });
  };
  if (!chosen) return <EmptyState title="No questions" text="This interview's script has no questions." />;
  const summary = interview.insights?.brief?.answers.find(({ questionId }) => questionId === chosen.value);
  return (
    <section className="stack" aria-labelledby="question-heading">
      <div className="wrap bottom gap-8">
        <Select
          label="Question"
          data={questions}
          value={chosen.value}
          onChange={(id) => choose(id ?? undefined)}
          allowDeselect={false}
          searchable={questions.length > 10}
          className="basis-320 max-760"
        />
        <Button variant="default" disabled={at === 0} onClick={() => choose(questions[at - 1]?.value)}>
          Previous
        </Button>
        <Button
          variant="default"
          disabled={at === questions.length - 1}
          onClick={() => choose(questions[at + 1]?.value)}
        >
          Next
        </Button>
      </div>
      <h2 id="question-heading" className="heading-18 anywhere above-8" dir="auto">
        {chosen.label}
      </h2>
      {interview.questionSettings[at]?.item !== undefined && (
        <ClosedCounts interviewId={interview._id} questionId={chosen.value} label="Closed answers, counted" />
      )}
      {summary?.text && (
        <p className="reading" dir="auto">
          {summary.text}
        </p>
      )}
      <Answers
        key={chosen.value}
        interviewId={interview._id}
        questionId={chosen.value}
        asked={summary?.asked ?? 0}
        shownFirst={isOpen ? Number.POSITIVE_INFINITY : shownFirst}
        onShowAll={() => setIsOpen(true)}
      />
    </section>
  );
}

interface AnswersProps {
  interviewId: string;
  questionId: string;
  /** How many people the analysis found to have been asked; 0 where there is none. */
  asked: number;
  shownFirst: number;
  /** The next questions are unfolded too. */
  onShowAll: () => void;
}

function Answers({ interviewId, questionId, asked, shownFirst, onShowAll }: AnswersProps) {
  const pages = useAnswers(interviewId, questionId);
  const { data, error, isPending, isFetching, hasNextPage, isFetchingNextPage } = pages;
  const answers = data?.pages.flatMap((page) => page.answers) ?? [];
  const { first, left, list, showAll } = useFirstItems(answers, shownFirst);
  if (isPending) return <LoadingLines label="Loading the answers" lines={6} />;
  if (!data) {
    return (
      <ErrorState
        text={errorText(error, "Couldn't load the answers.")}
        onRetry={() => void pages.refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <>
      {answers.length === 0 && !hasNextPage ? (
        <EmptyState
          title="No answers yet"
          text="Nobody who finished has answered this question. Answers appear here as sessions finish."
        />
      ) : (
        <>
          <p className="hint reading" role="status">
            {countNoun(answers.length, "answer")}
            {hasNextPage && " so far"}
            {!hasNextPage &&
              asked > answers.length &&
              `; ${asked - answers.length} of ${countNoun(asked, "person", "people")} asked gave none`}
          </p>
          <AnswerList answers={first} list={list} />
        </>
      )}
      {left > 0 && (
        <div>
          <Button
            variant="default"
            onClick={() => {
              showAll();
              onShowAll();
            }}
          >
            {hasNextPage ? "Show more answers" : `Show all ${answers.length} answers`}
          </Button>
        </div>
      )}
      {left === 0 && hasNextPage && (
        <div>
          <BusyButton
            variant="default"
            busy={isFetchingNextPage}
            busyLabel="Loading..."
            onClick={() => void pages.fetchNextPage()}
          >
            Show more answers
          </BusyButton>
        </div>
      )}
    </>
  );
}
