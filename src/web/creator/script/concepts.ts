import { type Concept, findConceptProblem } from "#contract/concepts.ts";

/** A concept while it is being written. */
export type EditedConcept = Required<Concept>;

export function toEditedConcepts(concepts: readonly Concept[] = []): EditedConcept[] {
  return concepts.map(({ name, description = "" }) => ({ name, description: description ?? "" }));
}

/** Those that hold something, as the calls take them. */
export function conceptsToSend(concepts: readonly EditedConcept[]): Concept[] {
  return concepts.flatMap(({ name, description }) => {
    const [plainName, plain] = [name.trim(), description.trim()];
    if (plainName === "" && plain === "") return [];
    return [{ name: plainName, ...(plain !== "" && { description: plain }) }];
  });
}

/** The names that conditions can ask for. */
export function namesOf(concepts: readonly EditedConcept[]): string[] {
  return concepts.map(({ name }) => name.trim()).filter((name) => name !== "");
}

/** None while something is wrong with them, so that what else is written can be checked. */
export function conceptsToCheck(concepts: readonly EditedConcept[]): Concept[] {
  const sent = conceptsToSend(concepts);
  return findConceptProblem(sent) === undefined ? sent : [];
}
