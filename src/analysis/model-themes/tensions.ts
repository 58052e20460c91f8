import { countPeople } from "./ground.ts";
import type { DraftTension } from "./themes-answer.ts";

/** Whether everybody of one side stands on the other as well. */
function isOfSamePeople({ a, b }: Pick<DraftTension, "a" | "b">): boolean {
  const both = countPeople([...a.supports, ...b.supports]);
  return countPeople(a.supports) === both || countPeople(b.supports) === both;
}

/** Whose positions they are: those of one person, or of several who are each torn, are within people; else between them. */
export function findWithin(tension: Pick<DraftTension, "within" | "a" | "b">): "people" | "person" {
  const isOfOne = countPeople([...tension.a.supports, ...tension.b.supports]) === 1;
  return isOfOne || (tension.within === "person" && isOfSamePeople(tension)) ? "person" : "people";
}

/** People don't differ where the same ones tell two things, unless these pull against each other in each of them. */
export function isTwoThings(tension: DraftTension): boolean {
  return findWithin(tension) === "people" && isOfSamePeople(tension);
}
