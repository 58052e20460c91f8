import type { Evidence, Finding } from "#contract/insights.ts";
import type { Members } from "../members.ts";
import type { FindingEdit } from "./finding-edit.ts";

/** Who is behind a finding after its quotes were changed. */
export interface Voices {
  /** By number, of those whom the result counts. */
  people: Set<number>;
  /** Of sources that the result does not count. */
  others: Set<string>;
  questionId: string | null;
}

/** Finds the person of a quote by number; undefined for one whom the result does not count. */
export type FindPerson = (one: Evidence) => number | undefined;

export function indexPeople({ people }: Members): FindPerson {
  const bySpeaker = new Map<string, number>();
  const bySource = new Map<string, number[]>();
  for (const [number, person] of people.entries()) {
    bySpeaker.set(`${person.sourceId} ${person.label}`, number);
    bySource.set(person.sourceId, [...(bySource.get(person.sourceId) ?? []), number]);
  }
  return ({ sourceId, sourceLabel }) => {
    const [only, ...others] = bySource.get(sourceId) ?? [];
    return bySpeaker.get(`${sourceId} ${sourceLabel}`) ?? (others.length === 0 ? only : undefined);
  };
}

/**
 * The people behind a finding: the coder's, who may be more than the quotes shown, without those of whom every quote
 * was taken away, and with those whose quotes were added. Undefined where the result does not know its people.
 */
export function listVoices(
  { found, quoted, edit }: { found: Finding; quoted: Finding; edit: FindingEdit | undefined },
  members: Members,
  findPerson: FindPerson,
): Voices | undefined {
  const known = Object.hasOwn(members.findings, found.id) ? members.findings[found.id] : undefined;
  if (known === undefined && !edit?.isOwn) return undefined;
  const questionId = known ? known.questionId : findOwnQuestion(edit);
  const people = new Set(known?.people);
  if (quoted === found && !edit?.isOwn) return { people, others: new Set(), questionId };
  const personOf = (one: Evidence) => findPerson(one) ?? `${one.sourceId} ${one.sourceLabel}`;
  const said = new Set(quoted.evidence.map(personOf));
  for (const person of found.evidence.map(personOf)) {
    if (typeof person === "number" && !said.has(person)) people.delete(person);
  }
  const others = new Set<string>();
  for (const person of said) {
    if (typeof person === "number") people.add(person);
    else others.add(person);
  }
  return { people, others, questionId };
}

/** The question under which most people of an own finding said it. */
export function findOwnQuestion(edit: FindingEdit | undefined): string | null {
  const bySource = new Map<string, Set<string>>();
  for (const { questionId, sourceId } of edit?.added ?? []) {
    if (questionId === null) continue;
    bySource.set(questionId, (bySource.get(questionId) ?? new Set()).add(sourceId));
  }
  const [most] = [...bySource].sort(([, a], [, b]) => b.size - a.size);
  return most?.[0] ?? null;
}

export function joinVoices(all: (Voices | undefined)[]): Voices | undefined {
  const [first] = all;
  if (first === undefined) return undefined;
  const known = all.flatMap((one) => one ?? []);
  return {
    people: new Set(known.flatMap((one) => [...one.people])),
    others: new Set(known.flatMap((one) => [...one.others])),
    questionId: first.questionId,
  };
}
