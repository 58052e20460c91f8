import type { Form, FormField, FormFieldInput } from "#contract/forms.ts";
import type { FormInput } from "../../queries/forms.ts";

export interface DraftOption {
  key: string;
  text: string;
  /** Whoever chooses it is turned away. */
  screensOut: boolean;
}

/** A question as it is edited: every kind's parts stay while the kind is changed back and forth. */
export interface DraftField {
  key: string;
  /** Of a question that is stored already. */
  id: string | undefined;
  label: string;
  kind: FormField["kind"];
  required: boolean;
  options: DraftOption[];
  min: number | string;
  max: number | string;
  minLabel: string;
  maxLabel: string;
}

export interface FormDraft {
  name: string;
  formType: "pre" | "post";
  fields: DraftField[];
}

let made = 0;
function newKey(): string {
  made += 1;
  return `new-${made}`;
}

export function newOption(text = ""): DraftOption {
  return { key: newKey(), text, screensOut: false };
}

export function newField(kind: FormField["kind"] = "short_text"): DraftField {
  return {
    ...{ key: newKey(), id: undefined, label: "", kind, required: false },
    options: [newOption(), newOption()],
    ...{ min: "", max: "", minLabel: "", maxLabel: "" },
  };
}

export function newDraft(formType: "pre" | "post"): FormDraft {
  return { name: "", formType, fields: [newField()] };
}

export function toDraft({ name, formType, fields }: Form): FormDraft {
  return { name, formType, fields: fields.map(toDraftField) };
}

function toDraftField(field: FormField): DraftField {
  const options = field.options.map((text) => ({
    ...newOption(text),
    screensOut: field.screensOut.includes(text),
  }));
  return {
    ...{ key: field.id, id: field.id, label: field.label, kind: field.kind, required: field.required },
    options: options.length > 0 ? options : [newOption(), newOption()],
    ...{ min: field.min ?? "", max: field.max ?? "" },
    ...{ minLabel: field.minLabel ?? "", maxLabel: field.maxLabel ?? "" },
  };
}

export function isChoice(kind: FormField["kind"]): boolean {
  return kind === "single_choice" || kind === "multiple_choice";
}

/** What is sent; blank options are left out. */
export function toInput({ name, formType, fields }: FormDraft): FormInput {
  return { name: name.trim(), formType, fields: fields.map((field) => toFieldInput(field, formType)) };
}

function toFieldInput(field: DraftField, formType: "pre" | "post"): FormFieldInput {
  const { id, label, kind, required } = field;
  const filled = isChoice(kind) ? field.options.filter(({ text }) => text.trim() !== "") : [];
  const numberOf = (value: number | string) => (typeof value === "number" ? value : null);
  const hasRange = kind === "scale" || kind === "number";
  return {
    ...(id === undefined ? {} : { id }),
    ...{ label: label.trim(), kind, required },
    options: filled.map(({ text }) => text.trim()),
    screensOut:
      formType === "pre" ? filled.filter(({ screensOut }) => screensOut).map(({ text }) => text.trim()) : [],
    ...(hasRange ? { min: numberOf(field.min), max: numberOf(field.max) } : {}),
    ...(kind === "scale" ? { minLabel: field.minLabel.trim(), maxLabel: field.maxLabel.trim() } : {}),
  };
}

/** The draft as a participant would see it now: without what cannot be shown yet. */
export function toPreview(draft: FormDraft): Form {
  const { name, formType, fields } = toInput(draft);
  return {
    ...{ _id: "preview", name: name || "Untitled form", formType, builtIn: false },
    fields: fields.map((field, index) => ({
      ...{
        id: draft.fields[index]?.key ?? String(index),
        kind: field.kind,
        required: field.required ?? false,
      },
      label: field.label || `Question ${index + 1}`,
      options: [...new Set(field.options)],
      screensOut: field.screensOut ?? [],
      ...(field.min == null ? {} : { min: field.min }),
      ...(field.max == null ? {} : { max: field.max }),
      ...(field.minLabel ? { minLabel: field.minLabel } : {}),
      ...(field.maxLabel ? { maxLabel: field.maxLabel } : {}),
    })),
  };
}

/** The question moved to another place. */
export function withFieldAt(fields: DraftField[], from: number, to: number): DraftField[] {
  const moved = fields[from];
  if (!moved || to < 0 || to >= fields.length) return fields;
  const rest = fields.filter((_, index) => index !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/** The server's sentences for one question, by its parts. */
export function errorsOf(errors: Record<string, string>, index: number): Map<string, string> {
  const start = `fields.${index}.`;
  return new Map(
    Object.entries(errors).flatMap(([path, sentence]) =>
      path.startsWith(start) ? [[path.slice(start.length).split(".")[0] ?? "", sentence] as const] : [],
    ),
  );
}
