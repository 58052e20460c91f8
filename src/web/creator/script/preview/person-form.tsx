import { Autocomplete, Button, MultiSelect, NumberInput, Select } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { type PersonField, type PersonValue, toPerson } from "./preview-person.ts";
import type { PreviewBody } from "./use-preview.ts";

interface PersonFormProps {
  fields: PersonField[];
  onStart: (person: PreviewBody["person"]) => void;
}

/** Who the participant of a preview is, as far as questions depend on it. */
export function PersonForm({ fields, onStart }: PersonFormProps) {
  const [values, setValues] = useState<Record<string, PersonValue>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form may stand around the drawer; this is not its submit.
    event.stopPropagation();
    onStart(toPerson(fields, values));
  };
  return (
    <form className="stack" onSubmit={submit}>
      <p className="prose">
        {fields.every(({ by }) => by.kind === "concept")
          ? "Each participant is assigned one concept. Which one is this preview for?"
          : "Some questions are only for some people. Who are you in this preview?"}
      </p>
      {fields.map((field) => (
        <Field
          key={field.key}
          field={field}
          value={values[field.key]}
          onChange={(value) => setValues({ ...values, [field.key]: value })}
        />
      ))}
      {fields.some(({ by }) => by.kind !== "concept") && (
        <p className="fine">Leave anything blank that this person wouldn’t say.</p>
      )}
      <div>
        <Button type="submit">Start the preview</Button>
      </div>
    </form>
  );
}

interface FieldProps {
  field: PersonField;
  value: PersonValue | undefined;
  onChange: (value: PersonValue) => void;
}

function Field({ field: { by, kind, label, choices }, value, onChange }: FieldProps) {
  switch (kind) {
    case "several":
      return (
        <MultiSelect
          label={label}
          data={choices}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      );
    case "number":
      return <NumberInput label={label} value={typeof value === "number" ? value : ""} onChange={onChange} />;
    case "text":
      return (
        <Autocomplete
          label={label}
          data={choices.map((choice) => choice.value)}
          value={typeof value === "string" ? value : ""}
          onChange={onChange}
        />
      );
    case "one":
      return (
        <Select
          label={label}
          data={choices}
          placeholder={by.kind === "concept" ? "Any, at random" : undefined}
          clearable
          clearButtonProps={{ "aria-label": `Clear ${label}` }}
          searchable={choices.length > 20}
          value={typeof value === "string" ? value : null}
          onChange={(next) => onChange(next ?? "")}
        />
      );
  }
}
