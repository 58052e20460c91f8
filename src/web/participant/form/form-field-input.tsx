import { type ReactElement, type ReactNode, useId } from "react";
import type { FormField } from "#contract/forms.ts";
import { maxEmailChars, maxLongAnswerChars, maxShortAnswerChars } from "#contract/limits.ts";
import type { TextKey } from "../texts/page-texts.ts";
import { useTexts } from "../texts/texts-context.ts";
import { listScalePoints } from "./form-answers.ts";

interface FormFieldInputProps {
  field: FormField;
  entry: string | string[] | undefined;
  error: TextKey | undefined;
  onEntry: (entry: string | string[]) => void;
}

/** One question of a form, whatever its kind. The return type makes the compiler name a kind that's missing here. */
export function FormFieldInput(props: FormFieldInputProps): ReactElement {
  switch (props.field.kind) {
    case "single_choice":
    case "multiple_choice":
      return <ChoiceField {...props} />;
    case "scale":
      return <ScaleField {...props} />;
    case "short_text":
    case "long_text":
    case "number":
    case "email":
      return <TypedField {...props} kind={props.field.kind} />;
  }
}

const inputs = {
  short_text: { type: "text", inputMode: "text", autoComplete: "off", maxLength: maxShortAnswerChars },
  number: { type: "text", inputMode: "decimal", autoComplete: "off", maxLength: 40 },
  email: { type: "email", inputMode: "email", autoComplete: "email", maxLength: maxEmailChars },
} as const;

type TypedKind = "long_text" | keyof typeof inputs;

function TypedField({ kind, field, entry, error, onEntry }: FormFieldInputProps & { kind: TypedKind }) {
  const texts = useTexts();
  const id = useId();
  const value = typeof entry === "string" ? entry : "";
  const shared = {
    id,
    value,
    dir: "auto",
    required: field.required,
    "aria-invalid": error !== undefined || undefined,
    "aria-describedby": `${id}-help`,
  };
  return (
    <div className="field" data-field>
      <label htmlFor={id}>
        <bdi>{field.label}</bdi> {!field.required && <small>({texts.optional})</small>}
      </label>
      {kind === "long_text" ? (
        <textarea
          {...shared}
          rows={4}
          maxLength={maxLongAnswerChars}
          onChange={(event) => onEntry(event.target.value)}
        />
      ) : (
        <input {...shared} {...inputs[kind]} onChange={(event) => onEntry(event.target.value)} />
      )}
      <p className="hint error" id={`${id}-help`}>
        {error !== undefined && texts[error]}
      </p>
    </div>
  );
}

function ChoiceField({ field, entry, error, onEntry }: FormFieldInputProps) {
  const name = useId();
  const isMultiple = field.kind === "multiple_choice";
  const chosen = Array.isArray(entry) ? entry : entry === undefined ? [] : [entry];
  const choose = (option: string, isOn: boolean) => {
    if (!isMultiple) return onEntry(option);
    onEntry(field.options.filter((other) => (other === option ? isOn : chosen.includes(other))));
  };
  return (
    <Group field={field} error={error}>
      <div className="options">
        {field.options.map((option) => (
          <label className="option" key={option}>
            <input
              type={isMultiple ? "checkbox" : "radio"}
              name={name}
              checked={chosen.includes(option)}
              onChange={(event) => choose(option, event.target.checked)}
            />
            <bdi>{option}</bdi>
          </label>
        ))}
      </div>
    </Group>
  );
}

function ScaleField({ field, entry, error, onEntry }: FormFieldInputProps) {
  const name = useId();
  const points = listScalePoints(field);
  const last = points.length - 1;
  return (
    <Group field={field} error={error}>
      <div className="scale" style={{ gridTemplateColumns: `repeat(${points.length}, minmax(0, 1fr))` }}>
        {points.map((point, index) => (
          <label className="scale-point" key={point}>
            <input
              type="radio"
              name={name}
              checked={entry === String(point)}
              onChange={() => onEntry(String(point))}
            />
            <span>{point}</span>
            {index === 0 && <EndLabel text={field.minLabel} />}
            {index === last && <EndLabel text={field.maxLabel} />}
          </label>
        ))}
      </div>
      <p className="scale-ends" aria-hidden="true">
        <bdi>{field.minLabel}</bdi>
        <bdi>{field.maxLabel}</bdi>
      </p>
    </Group>
  );
}

function EndLabel({ text }: { text: string | undefined }) {
  return text === undefined ? null : <span className="visually-hidden">{text}</span>;
}

function Group({
  field,
  error,
  children,
}: {
  field: FormField;
  error: TextKey | undefined;
  children: ReactNode;
}) {
  const texts = useTexts();
  const id = useId();
  return (
    <fieldset className="field" data-field aria-describedby={`${id}-help`}>
      <legend>
        <bdi>{field.label}</bdi> {!field.required && <small>({texts.optional})</small>}
      </legend>
      {children}
      <p className="hint error" id={`${id}-help`}>
        {error !== undefined && texts[error]}
      </p>
    </fieldset>
  );
}
