import { type aboutAttributes, ageRanges, preferNotToSay } from "#contract/choices.ts";
import type { Condition, Subject } from "#contract/condition-schemas.ts";
import { isRange, type Range, subjectKey } from "#contract/conditions.ts";
import { countryCodes } from "#contract/countries.ts";
import { nameCountry } from "#contract/country-names.ts";
import type { Form, FormField } from "#contract/forms.ts";
import type { Quota } from "#contract/interview-settings.ts";
import type { QuotaState } from "#contract/recruitment.ts";

type Attribute = (typeof aboutAttributes)[number];

const attributeNames: Record<Attribute, string> = {
  ageRange: "Age range",
  country: "Country",
  town: "Town or city",
  occupation: "Occupation",
};

const isAttribute = (text: string): text is Attribute => Object.hasOwn(attributeNames, text);

/** What a subject's key stands for. */
export function readSubject(key: string): Subject {
  const [kind, ...rest] = key.split(":");
  const name = rest.join(":");
  if (kind === "form") return { kind: "form", fieldId: name };
  if (kind === "link") return { kind: "link", name };
  return { kind: "aboutYou", attribute: isAttribute(name) ? name : "ageRange" };
}

/** What a quota can count people by; a parameter of the link only where it is kept. */
export function listSubjects(form: Form | undefined, hiddenFields: string[]) {
  const about = Object.entries(attributeNames).map(([value, label]) => ({ value: `about:${value}`, label }));
  const fields = (form?.fields ?? [])
    .filter(({ kind }) => kind !== "email" && kind !== "long_text")
    .map(({ id, label }) => ({ value: `form:${id}`, label: shorten(label) }));
  const link = hiddenFields.map((name) => ({ value: `link:${name}`, label: name }));
  return [
    { group: "About you", items: about },
    ...(fields.length > 0 ? [{ group: shorten(form?.name ?? ""), items: fields }] : []),
    ...(link.length > 0 ? [{ group: "Link parameters", items: link }] : []),
  ];
}

const findField = (by: Subject, form: Form | undefined): FormField | undefined =>
  by.kind === "form" ? form?.fields.find(({ id }) => id === by.fieldId) : undefined;

/** A condition on this subject before anything is chosen: a range where a number is asked for. */
export function emptyCondition(by: Subject, form: Form | undefined): Condition {
  return findField(by, form)?.kind === "number" ? { by, from: null, to: null } : { by, values: [] };
}

/** The answers that a quota can name, where they are known; undefined where anything can be written. */
export function listAnswers(by: Subject, form: Form | undefined): string[] | undefined {
  if (by.kind === "aboutYou") return by.attribute === "ageRange" ? [...ageRanges, preferNotToSay] : undefined;
  const field = findField(by, form);
  return field && answersOf(field);
}

function answersOf({ kind, options, min, max }: FormField): string[] | undefined {
  if (kind === "single_choice" || kind === "multiple_choice") return options;
  if (kind !== "scale") return undefined;
  const low = min ?? 1;
  return Array.from({ length: Math.max(1, (max ?? 5) - low + 1) }, (_, index) => String(low + index));
}

/** "Age range: 18-24 or 25-34, and Country: Ireland". */
export function describeConditions(conditions: Condition[], form: Form | undefined): string {
  return conditions.map((one) => describeCondition(one, form)).join(", and ");
}

function describeCondition(one: Condition, form: Form | undefined): string {
  const { by } = one;
  const isCountry = by.kind === "aboutYou" && by.attribute === "country";
  if (isRange(one)) return `${nameSubject(by, form)}: ${describeRange(one)}`;
  const named = isCountry ? one.values.map((value) => nameCountry(value)) : one.values;
  return `${nameSubject(by, form)}: ${named.join(" or ")}`;
}

export function nameSubject(by: Subject, form: Form | undefined): string {
  if (by.kind === "aboutYou") return attributeNames[by.attribute];
  if (by.kind === "link") return by.name;
  return shorten((findField(by, form)?.label ?? "A form answer").replace(/[\s?:.]+$/, ""));
}

export function describeRange({ from, to }: Range): string {
  if (from === null) return to === null ? "any number" : `${to} or less`;
  return to === null ? `${from} or more` : `${from} to ${to}`;
}

/** "at least 5, at most 10". */
export function describeWanted({ minimum, limit }: Pick<Quota, "minimum" | "limit">): string {
  return [...(minimum ? [`at least ${minimum}`] : []), ...(limit === null ? [] : [`at most ${limit}`])].join(
    ", ",
  );
}

/** "2 finished · 1 in progress": of the places that are held. */
export function describeProgress({ taken, finished, inProgress }: QuotaState): string {
  const silent = taken - finished - inProgress;
  return [
    `${finished} finished`,
    `${inProgress} in progress`,
    ...(silent > 0 ? [`${silent} silent`] : []),
  ].join(" · ");
}

export function shorten(text: string, most = 80): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…`;
}

/** The countries to choose from: stored by their codes, shown by their names. */
export function listCountryChoices(): { value: string; label: string }[] {
  return countryCodes
    .map((value) => ({ value, label: nameCountry(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
}

/** A subject for one more condition: the first that none names yet. */
export function nextSubject(conditions: Condition[], form: Form | undefined, hiddenFields: string[]) {
  const used = new Set(conditions.map(({ by }) => subjectKey(by)));
  const keys = listSubjects(form, hiddenFields).flatMap(({ items }) => items.map(({ value }) => value));
  const free = keys.find((key) => !used.has(key));
  return free === undefined ? undefined : readSubject(free);
}
