import { type aboutAttributes, ageRanges, preferNotToSay } from "#contract/choices.ts";
import type { Subject } from "#contract/condition-schemas.ts";
import { isRange, subjectKey } from "#contract/conditions.ts";
import type { FormField } from "#contract/forms.ts";
import { listAnswers, listCountryChoices, nameSubject } from "../../conditions/describe-conditions.ts";
import { isOfTalk } from "../ask-if.ts";
import type { ConditionFacts } from "../condition-facts.ts";
import type { EditedQuestion } from "../edited-script.ts";
import type { PreviewBody } from "./use-preview.ts";

type Person = NonNullable<PreviewBody["person"]>;
export type PersonValue = string | number | string[];

type ConceptSubject = { kind: "concept" };

/** Something that conditions ask of the person. */
export interface PersonField {
  key: string;
  by: Subject | ConceptSubject;
  label: string;
  kind: "one" | "several" | "number" | "text";
  /** The answers there are; of a text those that conditions name. */
  choices: { value: string; label: string }[];
}

/** What has to be said of somebody before their branch can be tried, in the order in which the script asks it. */
export function listPersonFields(questions: readonly EditedQuestion[], facts: ConditionFacts): PersonField[] {
  const fields = new Map<string, PersonField>();
  const { concepts = [] } = facts;
  if (concepts.length > 0) {
    const choices = [...new Set(concepts)].map((value) => ({ value, label: value }));
    fields.set("concept", {
      key: "concept",
      by: { kind: "concept" },
      label: "Concept",
      kind: "one",
      choices,
    });
  }
  for (const condition of questions.flatMap(({ askIf = [] }) => askIf)) {
    const { by } = condition;
    if (isOfTalk(by) || !isKnowable(by, facts)) continue;
    const key = subjectKey(by);
    const field = fields.get(key) ?? makeField(key, by, facts);
    const named = isRange(condition) || field.kind !== "text" ? [] : condition.values;
    const known = new Set(field.choices.map(({ value }) => value));
    const more = named.filter((value) => !known.has(value)).map((value) => ({ value, label: value }));
    fields.set(key, { ...field, choices: [...field.choices, ...more] });
  }
  return [...fields.values()];
}

/** What an interview doesn't keep, nobody can be. */
function isKnowable(by: Subject, { form, formId, hiddenFields, keepTown }: ConditionFacts): boolean {
  if (by.kind === "link") return hiddenFields.includes(by.name);
  if (by.kind === "aboutYou") return by.attribute !== "town" || keepTown !== false;
  return form === undefined ? Boolean(formId) : form.fields.some(({ id }) => id === by.fieldId);
}

function makeField(key: string, by: Subject, { form }: ConditionFacts): PersonField {
  const label = nameSubject(by, form);
  if (by.kind === "aboutYou") return { key, by, label, ...describeAbout(by.attribute) };
  const field = by.kind === "form" ? form?.fields.find(({ id }) => id === by.fieldId) : undefined;
  const choices = (listAnswers(by, form) ?? []).map((value) => ({ value, label: value }));
  return { key, by, label, kind: field ? kinds[field.kind] : "text", choices };
}

const kinds: Record<FormField["kind"], PersonField["kind"]> = {
  single_choice: "one",
  multiple_choice: "several",
  scale: "one",
  number: "number",
  short_text: "text",
  long_text: "text",
  email: "text",
};

function describeAbout(attribute: (typeof aboutAttributes)[number]): Pick<PersonField, "kind" | "choices"> {
  if (attribute === "country") return { kind: "one", choices: listCountryChoices() };
  if (attribute !== "ageRange") return { kind: "text", choices: [] };
  const ranges = [...ageRanges, preferNotToSay];
  return { kind: "one", choices: ranges.map((value) => ({ value, label: value })) };
}

/** As the preview receives it; what isn't said is left out. */
export function toPerson(fields: readonly PersonField[], values: Record<string, PersonValue>): Person {
  const person: Required<Omit<Person, "concept">> & Person = { aboutYou: {}, link: {}, form: {} };
  for (const { key, by } of fields) {
    const value = values[key];
    if (value === undefined || value === "" || (Array.isArray(value) && value.length === 0)) continue;
    if (by.kind === "concept") person.concept = String(value);
    else if (by.kind === "form") person.form[by.fieldId] = value;
    else if (by.kind === "link") person.link[by.name] = String(value);
    else person.aboutYou[by.attribute] = String(value);
  }
  return person;
}
