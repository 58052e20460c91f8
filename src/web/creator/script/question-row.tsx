import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { Button, Textarea } from "@mantine/core";
import { IconBulb, IconGripVertical, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { maxChars } from "#contract/limits.ts";
import type { ScriptWarning } from "#contract/scripts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { MoveButtons } from "#web/ui/move-buttons.tsx";
import type { EditedQuestion } from "./edited-script.ts";
import { QuestionTreatment } from "./question-treatment.tsx";
import { isReworded } from "./reworded.ts";

import classes from "./script.module.css";

interface QuestionRowProps {
  question: EditedQuestion;
  number: number;
  /** The questions before it. */
  earlier: EditedQuestion[];
  last: boolean;
  warnings: ScriptWarning[];
  /** Of the sentence that says what is wrong with it; the rest of the row is as ever. */
  errorId: string | undefined;
  removeLabel: string;
  onChange: (question: EditedQuestion) => void;
  onRewrite: (text: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One question: drag it, type it, say how it is asked, move it, remove it. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, number, warnings, errorId, onChange } = props;
  const sortable = useSortable({ id: question.id });
  const field = useRef<HTMLTextAreaElement>(null);
  // The button goes with its warning, so the focus goes to what it changed.
  const takeWording = (text: string) => {
    props.onRewrite(text);
    field.current?.focus();
  };
  const warningsId = `question-${question.id}-warnings`;
  const describedBy = [errorId, warnings.length > 0 && warningsId].filter(Boolean).join(" ");
  return (
    <li
      ref={sortable.setNodeRef}
      className={`stack relative gap-8 top ${classes.row}`}
      data-question={question.id}
      data-dragged={sortable.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      <div className="level between min-32">
        <IconButton
          icon={IconGripVertical}
          size={24}
          className="handle"
          {...sortable.attributes}
          {...sortable.listeners}
          label={`Drag question ${number}`}
        />
        <span className="muted figures text-end min-width-20" aria-hidden="true">
          {number}
        </span>
      </div>
      <div>
        <Textarea
          ref={field}
          aria-label={`Question ${number}`}
          aria-describedby={describedBy || undefined}
          error={errorId !== undefined}
          minRows={1}
          maxLength={maxChars.question}
          value={question.text}
          onChange={(event) => onChange({ ...question, text: event.currentTarget.value })}
        />
        <div id={warningsId}>
          {warnings.map((warning) => (
            <Warning key={`${warning.kind}-${warning.message}`} warning={warning} onUse={takeWording} />
          ))}
        </div>
        <OldNotes question={question} number={number} onChange={onChange} />
        <QuestionTreatment question={question} number={number} earlier={props.earlier} onChange={onChange} />
      </div>
      <RowTools {...props} />
    </li>
  );
}

function RowTools({ number, last, removeLabel, onMove, onRemove }: QuestionRowProps) {
  return (
    <div className={`flex gap-2 pad-top-4 tools ${classes.tools}`}>
      <MoveButtons what={`question ${number}`} first={number === 1} last={last} onMove={onMove} />
      <IconButton
        icon={IconTrash}
        color="red"
        label={`${removeLabel} ${number}`}
        title={removeLabel}
        onClick={onRemove}
      />
    </div>
  );
}

interface WarningProps {
  warning: ScriptWarning;
  onUse?: (suggestion: string) => void;
}

export function Warning({ warning, onUse }: WarningProps) {
  const { suggestion } = warning;
  return (
    <div className="fine stack gap-8 above-8 mark-and-text">
      <IconBulb size={16} className="primary above-2" aria-hidden="true" />
      <div>
        <span>{warning.message}</span>
        {suggestion && onUse && (
          <div className="row gap-4-12 above-4 ink">
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

interface OldNotesProps {
  question: EditedQuestion;
  number: number;
  onChange: (question: EditedQuestion) => void;
}

/** Offers to clear the aim and the explanation once the question they were written for has become another. */
function OldNotes({ question, number, onChange }: OldNotesProps) {
  const [written, setWritten] = useState(question);
  const { text, aim, helpText } = question;
  // What was noted after the question changed was noted for the new words.
  if (aim !== written.aim || helpText !== written.helpText) setWritten(question);
  const hasNotes = aim.trim() !== "" || helpText.trim() !== "";
  if (!hasNotes || !isReworded(written.text, text)) return null;
  return (
    <div className="fine stack gap-8 above-8 mark-and-text" role="note">
      <IconBulb size={16} className="primary above-2" aria-hidden="true" />
      <div>
        <span>The aim and the explanation for participants were written for the earlier question.</span>
        <div className="row gap-4-12 above-4 ink">
          <Button
            size="compact-xs"
            variant="light"
            onClick={() => onChange({ ...question, aim: "", helpText: "" })}
          >
            Clear both<span className="visually-hidden"> for question {number}</span>
          </Button>
          <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setWritten(question)}>
            Keep them<span className="visually-hidden"> for question {number}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}
