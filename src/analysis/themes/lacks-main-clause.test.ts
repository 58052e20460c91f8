import { expect, test } from "vitest";
import { analyze } from "../analyze.ts";
import { lacksMainClause } from "./lacks-main-clause.ts";
import { makePerson, makeStudy } from "./people-for-tests.ts";

test.each([
  "When they gave up the farm calls",
  "Because we lost the key to the shed",
  "And if the parcel gets lost on the way",
  "Until they stopped the evening bus",
])("a clause without its main clause is a fragment: %s", (text) => {
  expect(lacksMainClause(text)).toBe(true);
});

test.each([
  "When they gave up the farm calls, we lost our vet",
  "When they gave up the farm calls I was in tears",
  "If the parcel gets lost, ring the office",
  "We lost our vet when they gave up the farm calls",
  "Since then I quit the club",
])("a sentence with one is none: %s", (text) => {
  expect(lacksMainClause(text)).toBe(false);
});

test("a fragment is no single voice, and the sentence that has it is", () => {
  const study = makeStudy("What changed?");
  const listVoices = (said: string) =>
    analyze([makePerson("P-1", [said]), makePerson("P-2", ["The bus came late."])], study)
      .findings.filter(({ kind }) => kind === "singleVoices")
      .map(({ text }) => text);
  expect(listVoices("When they gave up the farm calls.")).toEqual([]);
  expect(listVoices("We gave up the farm calls last winter.")).toEqual([
    "We gave up the farm calls last winter",
  ]);
});
