import { ageRanges, preferNotToSay, type quotaAttributes } from "#contract/choices.ts";
import { countryCodes } from "#contract/countries.ts";
import { nameCountry } from "#contract/country-names.ts";
import type { Form, FormField } from "#contract/forms.ts";
import type { Quota } from "#contract/interview-settings.ts";

type Attribute = (typeof quotaAttributes)[number];

const attributeNames: Record<Attribute, string> = {
  ageRange: "Age range",
  country: "Country",
  occupation: "Occupation",
};

/** What a quota counts by, as one word for a list to choose from. */
export function byKey(by: Quota["by"]): string {
  return by.kind === "form" ? `form:${by.fieldId}` : `about:${by.attribute}`;
}

export function readByKey(key: string): Quota["by"] {
  const fieldId = key.startsWith("form:") ? key.slice("form:".length) : undefined;
  if (fieldId !== undefined) return { kind: "form", fieldId };
  const attribute = (Object.keys(attributeNames) as Attribute[]).find((one) => key === `about:${one}`);
  return { kind: "aboutYou", attribute: attribute ?? "ageRange" };
}

export function listByChoices(form: Form | undefined) {
  const about = Object.entries(attributeNames).map(([value, label]) => ({ value: `about:${value}`, label }));
  const fields = (form?.fields ?? [])
    .filter(({ kind }) => kind !== "email" && kind !== "long_text")
    .map(({ id, label }) => ({ value: `form:${id}`, label: shorten(label) }));
  return [
    { group: "About you", items: about },
    ...(fields.length > 0 ? [{ group: shorten(form?.name ?? ""), items: fields }] : []),
  ];
}

/** The answers that a quota can name, where they are known; undefined where anything can be written. */
export function listAnswers(by: Quota["by"], form: Form | undefined): string[] | undefined {
  if (by.kind === "aboutYou") return by.attribute === "ageRange" ? [...ageRanges, preferNotToSay] : undefined;
  const field = form?.fields.find(({ id }) => id === by.fieldId);
  return field && answersOf(field);
}

function answersOf({ kind, options, min, max }: FormField): string[] | undefined {
  if (kind === "single_choice" || kind === "multiple_choice") return options;
  if (kind !== "scale") return undefined;
  const low = min ?? 1;
  return Array.from({ length: Math.max(1, (max ?? 5) - low + 1) }, (_, index) => String(low + index));
}

/** "Age range: 18-24 or 25-34". */
export function describeQuota({ by, values }: Quota, form: Form | undefined): string {
  const what =
    by.kind === "aboutYou"
      ? attributeNames[by.attribute]
      : (form?.fields.find(({ id }) => id === by.fieldId)?.label ?? "An answer of the form");
  const isCountry = by.kind === "aboutYou" && by.attribute === "country";
  const named = isCountry ? values.map((value) => nameCountry(value)) : values;
  return `${shorten(what)}: ${named.join(" or ")}`;
}

function shorten(text: string, most = 80): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…`;
}

/** The countries to choose from: stored by their codes, shown by their names. */
export function listCountryChoices(): { value: string; label: string }[] {
  return countryCodes
    .map((value) => ({ value, label: nameCountry(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
}
