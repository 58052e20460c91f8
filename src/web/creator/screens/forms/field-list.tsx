import { Button, Menu } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import type { FormField } from "#contract/forms.ts";
import { maxCount } from "#contract/limits.ts";
import { showUndoToast } from "#web/ui/toast.tsx";
import { SortableQuestions } from "../../script/sortable-questions.tsx";
import { FieldEditor } from "./field-editor.tsx";
import { type DraftField, errorsOf, newField, withFieldAt } from "./form-draft.ts";
import { kindChoices } from "./form-words.ts";

interface FieldListProps {
  fields: DraftField[];
  formType: "pre" | "post";
  answered: string[];
  errors: Record<string, string>;
  onChange: (change: (fields: DraftField[]) => DraftField[]) => void;
}

export function FieldList({ fields, formType, answered, errors, onChange }: FieldListProps) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusLast = useRef(false);
  useEffect(() => {
    if (!focusLast.current) return;
    focusLast.current = false;
    list.current?.querySelector<HTMLElement>("li:last-child textarea:not([aria-hidden])")?.focus();
  });
  const add = (kind: FormField["kind"]) => {
    focusLast.current = true;
    onChange((now) => [...now, newField(kind)]);
  };
  const remove = (field: DraftField, index: number) => {
    onChange((now) => now.filter(({ key }) => key !== field.key));
    addButton.current?.focus();
    showUndoToast(`Question ${index + 1} deleted.`, () =>
      onChange((now) => [...now.slice(0, index), field, ...now.slice(index)]),
    );
  };
  return (
    <fieldset>
      <legend className="below-8 text-16 strong">Questions</legend>
      {errors.fields && (
        <p className="text-13 line-18 negative below-8" role="alert">
          {errors.fields}
        </p>
      )}
      <SortableQuestions
        ids={fields.map(({ key }) => key)}
        onMove={(from, to) => onChange((now) => withFieldAt(now, from, to))}
      >
        <ol className="stack gap-16 below-16" ref={list}>
          {fields.map((field, index) => (
            <FieldEditor
              key={field.key}
              field={field}
              number={index + 1}
              last={index === fields.length - 1}
              mayScreen={formType === "pre"}
              isAnswered={field.id !== undefined && answered.includes(field.id)}
              errors={errorsOf(errors, index)}
              onChange={(next) => onChange((now) => now.map((one) => (one.key === next.key ? next : one)))}
              onMove={(by) => onChange((now) => withFieldAt(now, index, index + by))}
              onRemove={() => remove(field, index)}
            />
          ))}
        </ol>
      </SortableQuestions>
      <Menu position="bottom-start" returnFocus={false}>
        <Menu.Target>
          <Button
            ref={addButton}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            disabled={fields.length >= maxCount.formFields}
          >
            Add question
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {kindChoices.map(({ value, label }) => (
            <Menu.Item key={value} onClick={() => add(value)}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </fieldset>
  );
}
