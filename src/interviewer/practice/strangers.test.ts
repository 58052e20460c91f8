import { describe, expect, test } from "vitest";
import { judgePerson, keptPeople, strangersPeople, tunedPeople } from "../../../bench/practice/strangers.ts";

/** Of all that strangers ask, the share that has to be answered, and the share that may be answered beside the point. */
const minFine = 0.72;
const maxOff = 0.22;

const share = (people: readonly string[], verdict: string): number => {
  const judged = people.flatMap(judgePerson);
  return judged.filter((one) => one.verdict === verdict).length / judged.length;
};

describe("questions as strangers ask them", () => {
  test("are of at least six people, thirty or more of each", () => {
    expect(strangersPeople().toSorted()).toEqual([...tunedPeople, ...keptPeople].toSorted());
    for (const person of strangersPeople()) expect(judgePerson(person).length, person).toBeGreaterThan(30);
  });

  test.each([
    ["that the matching was tuned on", tunedPeople],
    ["that were kept back", keptPeople],
  ])("%s are answered", (_, people) => {
    expect(share(people, "fine")).toBeGreaterThanOrEqual(minFine);
    expect(share(people, "off")).toBeLessThanOrEqual(maxOff);
  });
});

test("of two questions one is answered", () => {
  const double = [...tunedPeople, ...keptPeople].flatMap(judgePerson).filter(({ kind }) => kind === "double");
  expect(double.length).toBeGreaterThanOrEqual(12);
  expect(double.filter(({ verdict }) => verdict === "evasive")).toEqual([]);
});
