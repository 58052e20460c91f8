import type { FormAnswers, FormField } from "#contract/forms.ts";
import { isBlank } from "#web/format/message-text.ts";
import type { TextKey } from "../texts/page-texts.ts";

/** What was entered, by field id: one text, or the chosen options. */
export type Entries = Map<string, string | string[]>;

/** Why an entry cannot be sent yet; undefined when it can. */
export function findFieldError(field: FormField, entry: string | string[] | undefined): TextKey | undefined {
  const isEmpty = Array.isArray(entry) ? entry.length === 0 : isBlank(entry ?? "");
  if (isEmpty) return field.required ? "formFieldRequired" : undefined;
  if (typeof entry !== "string") return undefined;
  if (field.kind === "email" && !/^[^\s@]+@[^\s@]+$/.test(entry.trim())) return "formEmailInvalid";
  if (field.kind === "number" && !isNumberWithin(field, entry)) return "formNumberInvalid";
  return undefined;
}

function isNumberWithin(field: FormField, entry: string): boolean {
  const value = readNumber(entry);
  if (value === undefined) return false;
  return value >= (field.min ?? -Infinity) && value <= (field.max ?? Infinity);
}

/** A decimal comma counts as a point. */
function readNumber(entry: string): number | undefined {
  const value = Number(entry.trim().replace(",", "."));
  return entry.trim() === "" || !Number.isFinite(value) ? undefined : value;
}

/** The answers as they are sent; fields left empty are left out. */
export function toFormAnswers(fields: readonly FormField[], entries: Entries): FormAnswers {
  const answers: [string, string | number | string[]][] = [];
  for (const field of fields) {
    const entry = entries.get(field.id);
    if (entry === undefined || entry.length === 0 || (typeof entry === "string" && isBlank(entry))) continue;
    const isNumeric = field.kind === "number" || field.kind === "scale";
    const number = isNumeric && typeof entry === "string" ? readNumber(entry) : undefined;
    answers.push([field.id, number ?? (typeof entry === "string" ? entry.trim() : entry)]);
  }
  // A field may be called "__proto__": fromEntries makes it an own key like any other.
  return Object.fromEntries(answers);
}

/** The points of a scale, 1 to 5 unless the form says otherwise; never more than 11. */
export function listScalePoints(field: Pick<FormField, "min" | "max">): number[] {
  const min = field.min ?? 1;
  const max = Math.min(field.max ?? 5, min + 10);
  return Array.from({ length: Math.max(1, max - min + 1) }, (_, index) => min + index);
}
