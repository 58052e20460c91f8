import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { NumberInput, Select, Switch, Textarea, TextInput } from "@mantine/core";
import { IconGripVertical, IconTrash } from "@tabler/icons-react";
import { maxChars } from "#contract/limits.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { MoveButtons } from "#web/ui/move-buttons.tsx";
import classes from "../pages.module.css";
import { type DraftField, isChoice } from "./form-draft.ts";
import { kindChoices } from "./form-words.ts";
import { OptionList } from "./option-list.tsx";

interface FieldEditorProps {
  field: DraftField;
  number: number;
  last: boolean;
  /** Options of forms before the interview can end it. */
  mayScreen: boolean;
  isAnswered: boolean;
  errors: Map<string, string>;
  onChange: (field: DraftField) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One question of a form: its words, the kind of its answer, and what that kind needs. */
export function FieldEditor(props: FieldEditorProps) {
  const { field, number, errors, isAnswered, onChange } = props;
  const sortable = useSortable({ id: field.key });
  return (
    <li
      ref={sortable.setNodeRef}
      className={`card stack relative pad-12-16 ${classes.field}`}
      data-dragged={sortable.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      <div className="level gap-8">
        <IconButton
          icon={IconGripVertical}
          size={24}
          className="handle outdent"
          {...sortable.attributes}
          {...sortable.listeners}
          label={`Drag question ${number}`}
        />
        <span className="text-13 muted figures">Question {number}</span>
        <FieldTools {...props} />
      </div>
      <Textarea
        label="Question"
        autosize
        minRows={1}
        maxLength={maxChars.question}
        value={field.label}
        error={errors.get("label")}
        onChange={(event) => onChange({ ...field, label: event.currentTarget.value })}
      />
      <div className="wrap gap-8-16 bottom">
        <Select
          flex="1 1 240px"
          maw={{ base: "none", xs: 260 }}
          label="Answer"
          data={kindChoices}
          allowDeselect={false}
          disabled={isAnswered}
          description={
            isAnswered ? "People have answered this question, so its type can't change." : undefined
          }
          value={field.kind}
          error={errors.get("kind")}
          onChange={(value) => {
            const kind = kindChoices.find((choice) => choice.value === value)?.value;
            if (kind) onChange({ ...field, kind });
          }}
        />
        <Switch
          className="pad-bottom-12"
          label="Must be answered"
          checked={field.required}
          onChange={(event) => onChange({ ...field, required: event.currentTarget.checked })}
        />
      </div>
      <KindParts {...props} />
    </li>
  );
}

function KindParts({ field, mayScreen, errors, onChange }: FieldEditorProps) {
  if (isChoice(field.kind)) {
    return (
      <OptionList
        options={field.options}
        mayScreen={mayScreen}
        error={errors.get("options") ?? errors.get("screensOut")}
        onChange={(options) => onChange({ ...field, options })}
      />
    );
  }
  if (field.kind !== "scale" && field.kind !== "number") return null;
  const isScale = field.kind === "scale";
  return (
    <div className="stack columns-2">
      <NumberInput
        label={isScale ? "From" : "Lowest"}
        placeholder={isScale ? "1" : "any"}
        allowDecimal={!isScale}
        value={field.min}
        error={errors.get("min")}
        onChange={(min) => onChange({ ...field, min })}
      />
      <NumberInput
        label={isScale ? "To" : "Highest"}
        placeholder={isScale ? "5" : "any"}
        allowDecimal={!isScale}
        value={field.max}
        error={errors.get("max")}
        onChange={(max) => onChange({ ...field, max })}
      />
      {isScale && (
        <>
          <TextInput
            label="Label for the low end"
            placeholder="Strongly disagree"
            maxLength={maxChars.name}
            value={field.minLabel}
            error={errors.get("minLabel")}
            onChange={(event) => onChange({ ...field, minLabel: event.currentTarget.value })}
          />
          <TextInput
            label="Label for the high end"
            placeholder="Strongly agree"
            maxLength={maxChars.name}
            value={field.maxLabel}
            error={errors.get("maxLabel")}
            onChange={(event) => onChange({ ...field, maxLabel: event.currentTarget.value })}
          />
        </>
      )}
    </div>
  );
}

function FieldTools({ number, last, onMove, onRemove }: FieldEditorProps) {
  return (
    <span className="flex gap-2 to-end tools">
      <MoveButtons what={`question ${number}`} first={number === 1} last={last} onMove={onMove} />
      <IconButton icon={IconTrash} color="red" label={`Delete question ${number}`} onClick={onRemove} />
    </span>
  );
}
