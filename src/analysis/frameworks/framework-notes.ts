import { nameLanguage } from "../language-name.ts";
import type { PeopleBook } from "./people-book.ts";

const kindNames = { interview: "interview", transcript: "transcript", thread: "thread" };
/** Fewer people make a sketch: nothing can be a pattern over them. */
const fewPeople = 3;

export function isSketch({ people }: Pick<PeopleBook, "people">): boolean {
  return people < fewPeople;
}

export function formatPeople(count: number): string {
  return `${count} ${count === 1 ? "participant" : "participants"}`;
}

function formatSources(people: PeopleBook): string {
  const parts = [...people.bySourceKind].map(
    ([kind, count]) => `${count} ${kindNames[kind]}${count === 1 ? "" : "s"}`,
  );
  return parts.join(" and ");
}

/** "P-01, P-02 and P-03", or the first of many. */
function formatLabels(labels: string[]): string {
  if (labels.length > 6) return "";
  return ` (${labels.map((label) => label.slice(0, 60)).join(", ")})`;
}

/** What it is made of, without a word of anybody's: a composite is no person and has no biography. */
export function describeComposite(people: PeopleBook, what: string): string {
  if (people.people === 0) return `${what}. No participant's words were found.`;
  const composite =
    people.people === 1 ? "From the words of 1 participant" : `Composite of ${formatPeople(people.people)}`;
  return `${what}. ${composite}, from ${formatSources(people)}${formatLabels(people.labels)}. Every line rests on quotes from what they said.`;
}

function noteLanguages({ partByLanguage, sources }: PeopleBook): string[] {
  return [...partByLanguage].map(([language, count]) => {
    const are = count === 1 ? "is" : "are";
    return `${count} of ${sources} sources ${are} in ${nameLanguage(language)}: the built-in coder reads English only in full, so that little but quotes is taken from there.`;
  });
}

/** Plain sentences on what the result can and cannot say. */
export function writeFrameworkNotes(people: PeopleBook, madeBy: "built-in" | "model"): string[] {
  const notes: string[] = [];
  if (people.people > 0 && isSketch(people)) {
    notes.push(
      `This rests on ${formatPeople(people.people)}: a sketch to check with more people, not a finding.`,
    );
  }
  if (people.sources === 1 && people.people > 0) notes.push("All of it comes from one source.");
  if (people.bySourceKind.size > 1) {
    notes.push(`It is made of different kinds of source together: ${formatSources(people)}.`);
  }
  if (madeBy === "built-in") notes.push(...noteLanguages(people));
  notes.push(
    madeBy === "built-in"
      ? "The lines were found by word lists and rules, and some may be in the wrong list: open the quotes before you rely on one."
      : "The lines were worded by a language model. Each was kept only because it names quotes that stand in the sources: open them before you rely on one.",
  );
  return notes;
}
