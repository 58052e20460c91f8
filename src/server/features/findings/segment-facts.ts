import { othersLabel } from "#analysis/certainty/segment-groups.ts";
import { smallGroupsLabel } from "#analysis/certainty/small-groups.ts";
import { ageRanges } from "#contract/choices.ts";
import { nameCountry } from "#contract/country-names.ts";
import type { SegmentComparison } from "#contract/findings.ts";
import type { Form, FormField } from "#contract/forms.ts";
import { nameLanguage } from "#contract/language-names.ts";
import type { Database } from "../../db/database.ts";
import { listFormsByIds } from "../forms/forms.service.ts";
import { canGroupBy, type FactGroups, groupByAnswers, groupByText } from "./answer-groups.ts";
import * as store from "./findings.store.ts";

/** A way to tell people apart, how many people it is known of, and who they are. */
export interface Fact {
  by: string;
  label: string;
  people: number;
  groups: () => Promise<FactGroups>;
  phrase: (group: string) => string;
}

const withoutTag = "Without a tag";

/** All that may be asked for, whether or not anything is known of it. */
export const plainFacts = ["ageRange", "country", "occupation", "concept", "language", "tag"] as const;

export interface FactRequest {
  /** Sources that the result was made from, and how many people are in each. */
  peopleBySource: ReadonlyMap<string, number>;
  isInterview: boolean;
}

/** What people of these sources can be told apart by, and which of the sources are still there. */
export async function listFacts(
  db: Database,
  { peopleBySource, isInterview }: FactRequest,
): Promise<{ facts: Fact[]; present: ReadonlySet<string> }> {
  const ids = [...peopleBySource.keys()];
  const countPeople = ({ labelBySource }: FactGroups) =>
    [...labelBySource.keys()].reduce((sum, id) => sum + (peopleBySource.get(id) ?? 0), 0);
  return isInterview ? listSessionFacts(db, ids, countPeople) : listTagFacts(db, ids, countPeople);
}

type CountPeople = (groups: FactGroups) => number;

async function listSessionFacts(db: Database, ids: string[], countPeople: CountPeople) {
  const rows = await store.listSessionFacts(db, ids);
  type By = "ageRange" | "country" | "occupation" | "concept" | "language";
  const make = (by: By, label: string, phrase: Fact["phrase"]): Fact => {
    const read = (text: string | null) => {
      if (by === "country") return nameCountry(text ?? "");
      return by === "language" && text !== null ? nameLanguage(text) : text;
    };
    const groups = groupByText(rows.map((row) => ({ id: row.id, text: read(row[by]) })));
    if (by === "ageRange") groups.order = [...ageRanges];
    return { by, label, people: countPeople(groups), groups: async () => groups, phrase };
  };
  const present = new Set(rows.map((row) => row.id));
  const facts = [
    make("ageRange", "Age range", (group) => `aged ${group}`),
    make("country", "Country", (group) => `from ${group}`),
    make("occupation", "Occupation", (group) => `with the occupation “${group}”`),
    make("concept", "Concept", (group) => `with the concept “${group}”`),
    ...(new Set(rows.map(({ language }) => language)).size > 1
      ? [make("language", "Language", (group) => `speaking ${group}`)]
      : []),
    ...(await listFieldFacts(db, [...present])),
  ];
  return { facts: facts.map(phraseOthers), present };
}

async function listFieldFacts(db: Database, sessionIds: string[]): Promise<Fact[]> {
  const counts = await store.countFieldAnswers(db, sessionIds);
  const forms = await listFormsByIds(db, [...new Set(counts.map(({ formId }) => formId))]);
  const byField = new Map(counts.map(({ formId, fieldId, people }) => [nameField(formId, fieldId), people]));
  return forms.flatMap((form) => {
    const fields = form.fields.filter(canGroupBy);
    return fields.flatMap((field) => {
      const people = byField.get(nameField(form._id, field.id)) ?? 0;
      return people > 0 ? [makeFieldFact(db, sessionIds, { form, field, people })] : [];
    });
  });
}

function nameField(formId: string, fieldId: string): string {
  return `form:${formId}:${fieldId}`;
}

function makeFieldFact(
  db: Database,
  sessionIds: string[],
  { form, field, people }: { form: Form; field: FormField; people: number },
): Fact {
  return {
    by: nameField(form._id, field.id),
    label: `${form.name}: ${field.label}`,
    people,
    groups: async () => {
      const of = { formId: form._id, fieldId: field.id };
      return groupByAnswers(field, await store.listFieldAnswers(db, sessionIds, of));
    },
    phrase: (group) => `who answered “${group}”`,
  };
}

/** Sources from outside are told apart by their creator's tags; several tags on one are a group of their own. */
async function listTagFacts(db: Database, ids: string[], countPeople: CountPeople) {
  const rows = await store.listSourceTags(db, ids);
  const tagged = rows.map(({ id, tags }) => ({ id, text: tags.toSorted().join(" + ") }));
  const people = countPeople(groupByText(tagged));
  // Where nothing is tagged, nothing is known; where some is, the rest is a group to compare with.
  const groups = groupByText(
    people === 0 ? [] : tagged.map(({ id, text }) => ({ id, text: text || withoutTag })),
  );
  const phrase = (group: string) => (group === withoutTag ? "without a tag" : `tagged “${group}”`);
  const fact: Fact = { by: "tag", label: "Tag", people, groups: async () => groups, phrase };
  return { facts: [phraseOthers(fact)], present: new Set(rows.map((row) => row.id)) };
}

function phraseOthers(fact: Fact): Fact {
  const isRest = (group: string) => group === othersLabel || group === smallGroupsLabel;
  return { ...fact, phrase: (group) => (isRest(group) ? "in other groups" : fact.phrase(group)) };
}

/** What is offered: facts that are known of at least one person. */
export function toChoices(facts: Fact[]): SegmentComparison["choices"] {
  return facts.flatMap(({ by, label, people }) => (people > 0 ? [{ value: by, label, people }] : []));
}
