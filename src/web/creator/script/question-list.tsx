import { Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { maxCount } from "#contract/limits.ts";
import type { ScriptWarning } from "#contract/scripts.ts";
import { type EditedQuestion, withMovedQuestion, withNewQuestion, withQuestionAt } from "./edited-script.ts";
import { QuestionRow } from "./question-row.tsx";
import { SortableQuestions } from "./sortable-questions.tsx";
import { type QuestionHistory, useQuestionHistory } from "./use-question-history.ts";

interface QuestionListProps {
  questions: EditedQuestion[];
  warnings: Map<string, ScriptWarning[]>;
  addLabel: string;
  /** "Remove" or "Delete Question". */
  removeLabel: string;
  error?: string | undefined;
  onChange: (questions: EditedQuestion[]) => void;
}

/** The numbered questions: type, move, remove, add; what the checker says stands right below each. */
export function QuestionList(props: QuestionListProps) {
  const { questions, warnings, addLabel, removeLabel, error, onChange } = props;
  const history = useQuestionHistory(questions, onChange);
  const errorId = useId();
  const wrong = error ? (questions.find(({ text }) => text.trim() === "") ?? questions[0]) : undefined;
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusLast = useRef(false);
  useEffect(() => {
    if (!focusLast.current) return;
    focusLast.current = false;
    list.current?.querySelector<HTMLTextAreaElement>("li:last-child textarea:not([aria-hidden])")?.focus();
  });
  const add = () => {
    focusLast.current = true;
    history.change(`Question ${questions.length + 1} added`, withNewQuestion(questions));
  };
  const replace = (next: EditedQuestion) =>
    questions.map((question) => (question.id === next.id ? next : question));
  const remove = (id: string, number: number) => {
    history.change(
      `Question ${number} removed`,
      questions.filter((question) => question.id !== id),
    );
    addButton.current?.focus();
  };
  return (
    <fieldset>
      <legend className="below-8 medium">Questions</legend>
      {error && (
        <p id={errorId} className="text-13 negative below-8" role="alert">
          {error}
        </p>
      )}
      <SortableQuestions
        ids={questions.map(({ id }) => id)}
        onMove={(from, to) =>
          history.change(`Question ${from + 1} moved`, withQuestionAt(questions, from, to))
        }
      >
        <ol className="stack below-12" ref={list}>
          {questions.map((question, index) => (
            <QuestionRow
              key={question.id}
              question={question}
              number={index + 1}
              earlier={questions.slice(0, index)}
              last={index === questions.length - 1}
              warnings={listWarnings(question, warnings)}
              errorId={question === wrong ? errorId : undefined}
              removeLabel={removeLabel}
              onChange={(next) => onChange(replace(next))}
              onRewrite={(text) =>
                history.change(
                  `New wording of question ${index + 1}`,
                  replace({ ...question, text }),
                  question.id,
                )
              }
              onMove={(by) =>
                history.change(`Question ${index + 1} moved`, withMovedQuestion(questions, index, by))
              }
              onRemove={() => remove(question.id, index + 1)}
            />
          ))}
        </ol>
      </SortableQuestions>
      <div className="row gap-8">
        <Button
          ref={addButton}
          variant="default"
          onClick={add}
          disabled={questions.length >= maxCount.questions}
        >
          {addLabel}
        </Button>
        <UndoButton history={history} />
      </div>
    </fieldset>
  );
}

/** Where options are shown, the question is meant to be closed. */
function listWarnings({ id, item }: EditedQuestion, warnings: Map<string, ScriptWarning[]>) {
  return (warnings.get(id) ?? []).filter(({ kind }) => item === undefined || kind !== "closed");
}

/** Stays in its place where there is nothing to undo, so that the focus stays too. */
function UndoButton({ history: { next, undo, said } }: { history: QuestionHistory }) {
  const off = next === undefined;
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
        aria-disabled={off || undefined}
        data-disabled={off || undefined}
        title={off ? undefined : `Undo: ${next}`}
        onClick={undo}
      >
        Undo
      </Button>
      <span role="status" className="text-13 muted">
        {said}
      </span>
    </>
  );
}
