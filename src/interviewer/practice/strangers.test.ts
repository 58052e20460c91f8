import { describe, expect, test } from "vitest";
import { heldTalks, judgeTalk } from "../../../bench/practice/held-talks.ts";
import {
  judgePerson,
  keptPeople,
  newPeople,
  strangersPeople,
  tunedPeople,
} from "../../../bench/practice/strangers.ts";

/** Of all that strangers ask, the share that has to be answered, and the share that may be answered beside the point. */
const minFine = 0.72;
const maxOff = 0.22;
/** When the talks were held it was 0.56. */
const minFineHeld = 0.75;

const judgements = new Map(strangersPeople().map((person) => [person, judgePerson(person)]));
const judgedOf = (person: string) => judgements.get(person) ?? [];

const share = (people: readonly string[], verdict: string): number => {
  const judged = people.flatMap(judgedOf);
  return judged.filter((one) => one.verdict === verdict).length / judged.length;
};

describe("questions as strangers ask them", () => {
  test("are of all people, twenty-five or more of each", () => {
    expect(strangersPeople().toSorted()).toEqual([...tunedPeople, ...keptPeople, ...newPeople].toSorted());
    for (const person of strangersPeople())
      expect(judgedOf(person).length, person).toBeGreaterThanOrEqual(25);
  });

  test.each([
    ["that the matching was tuned on", tunedPeople],
    ["that were kept back", keptPeople],
    ["that were added", newPeople],
  ])("%s are answered", (_, people) => {
    expect(share(people, "fine")).toBeGreaterThanOrEqual(minFine);
    expect(share(people, "off")).toBeLessThanOrEqual(maxOff);
  });
});

test("the talks that a stranger held fit their questions far more often than then", () => {
  const judged = heldTalks().flatMap(judgeTalk);
  expect(judged).toHaveLength(112);
  const fine = judged.filter(({ verdict }) => verdict === "fine").length;
  expect(fine / judged.length).toBeGreaterThanOrEqual(minFineHeld);
});

test("of two questions one is answered", () => {
  const double = [...tunedPeople, ...keptPeople].flatMap(judgedOf).filter(({ kind }) => kind === "double");
  expect(double.length).toBeGreaterThanOrEqual(12);
  expect(double.filter(({ verdict }) => verdict === "evasive")).toEqual([]);
});
