import { ActionIcon, Button, Textarea } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconBulb, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { limits } from "#contract/choices.ts";
import type { ScriptWarning } from "#contract/scripts.ts";
import { type EditedQuestion, withMovedQuestion, withNewQuestion } from "./edited-script.ts";
import classes from "./script.module.css";

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
    onChange(withNewQuestion(questions));
  };
  const setText = (id: string, text: string) =>
    onChange(questions.map((question) => (question.id === id ? { ...question, text } : question)));
  const remove = (id: string) => {
    onChange(questions.filter((question) => question.id !== id));
    addButton.current?.focus();
  };
  return (
    <fieldset className={classes.questions}>
      <legend className={classes.legend}>Questions</legend>
      {error && (
        <p className={classes.fieldError} role="alert">
          {error}
        </p>
      )}
      <ol className={classes.list} ref={list}>
        {questions.map((question, index) => (
          <QuestionRow
            key={question.id}
            question={question}
            number={index + 1}
            last={index === questions.length - 1}
            warnings={warnings.get(question.id) ?? []}
            removeLabel={removeLabel}
            onText={(text) => setText(question.id, text)}
            onMove={(by) => onChange(withMovedQuestion(questions, index, by))}
            onRemove={() => remove(question.id)}
          />
        ))}
      </ol>
      <Button ref={addButton} variant="default" onClick={add} disabled={questions.length >= limits.questions}>
        {addLabel}
      </Button>
    </fieldset>
  );
}

interface QuestionRowProps {
  question: EditedQuestion;
  number: number;
  last: boolean;
  warnings: ScriptWarning[];
  removeLabel: string;
  onText: (text: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function QuestionRow(props: QuestionRowProps) {
  const { question, number, last, warnings, removeLabel, onText, onMove, onRemove } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  // The button goes with its warning, so the focus goes to what it changed.
  const takeWording = (text: string) => {
    onText(text);
    field.current?.focus();
  };
  const warningsId = `question-${question.id}-warnings`;
  return (
    <li className={classes.row}>
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <div className={classes.field}>
        <Textarea
          ref={field}
          aria-label={`Question ${number}`}
          aria-describedby={warnings.length > 0 ? warningsId : undefined}
          minRows={1}
          maxLength={limits.question}
          value={question.text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <div id={warningsId}>
          {warnings.map((warning) => (
            <Warning key={`${warning.kind}-${warning.message}`} warning={warning} onUse={takeWording} />
          ))}
        </div>
      </div>
      <div className={classes.tools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Move question ${number} up`}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Move question ${number} down`}
          disabled={last}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={`${removeLabel} ${number}`}
          title={removeLabel}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
    </li>
  );
}

interface WarningProps {
  warning: ScriptWarning;
  onUse?: (suggestion: string) => void;
}

export function Warning({ warning, onUse }: WarningProps) {
  const { suggestion } = warning;
  return (
    <div className={classes.warning}>
      <IconBulb size={16} aria-hidden="true" />
      <div>
        <span>{warning.message}</span>
        {suggestion && onUse && (
          <div className={classes.suggestion}>
            <span>
              Instead: <em dir="auto">{suggestion}</em>
            </span>
            <Button size="compact-xs" variant="light" onClick={() => onUse(suggestion)}>
              Use this wording
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
