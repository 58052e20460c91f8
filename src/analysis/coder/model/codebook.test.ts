import { expect, test } from "vitest";
import { Codebook } from "./codebook.ts";
import { listForeignWords } from "./common-ground.ts";
import { describeMerged, makeMergeRequest, mergeCodes, readMergeAnswer } from "./merge-codes.ts";
import type { ModelStatement } from "./model-coding.ts";

const fill = (...labels: string[]) => {
  const codebook = new Codebook();
  for (const label of labels) codebook.add({ label, kind: "believes", sentence: `They said ${label}` });
  return codebook;
};

test("a label is one code, however it is written, and the most used go along", () => {
  const codebook = fill(
    "Votes should be free",
    "votes should be free.",
    "Courts protect few",
    "Money decides",
  );
  expect(codebook.list().map(({ id, uses }) => [id, uses])).toEqual([
    ["c1", 2],
    ["c2", 1],
    ["c3", 1],
  ]);
  expect(codebook.list(2).map(({ id }) => id)).toEqual(["c1", "c2"]);
});

const said = (label: string, polarity: string) => ({ label, polarity }) as ModelStatement;
const codingOf = (...statements: ModelStatement[]) => ({
  ...{ statements, unclear: [], who: [], checked: statements.length, dropped: 0 },
});
const merge = (answer: unknown, ...labels: string[]) => readMergeAnswer(answer, fill(...labels).list());

test("codes that mean the same take one label, and an opposite one its polarity turned round", () => {
  const codes = fill("Checks the door twice", "Never checks the door", "Makes sure the door is shut").list();
  expect(makeMergeRequest(codes).prompt).toContain(
    "c2 | believes | Never checks the door | They said Never checks the door",
  );
  const answer = { groups: [{ lead: "c1", same: ["c3"], opposite: ["c2"] }] };
  const coding = codingOf(
    ...[said("Never checks the door", "affirms"), said("Makes sure the door is shut", "both")],
    said("Checks the door twice", "denies"),
  );
  const merged = mergeCodes(coding, readMergeAnswer(answer, codes));
  expect(merged.statements).toEqual([
    {
      ...said("Checks the door twice", "denies"),
      codedAs: { label: "Never checks the door", isOpposite: true },
    },
    {
      ...said("Checks the door twice", "both"),
      codedAs: { label: "Makes sure the door is shut", isOpposite: false },
    },
    said("Checks the door twice", "denies"),
  ]);
  expect(describeMerged([merged])).toEqual([
    "Also coded under “Checks the door twice”: “Never checks the door” (as its contrary), “Makes sure the door is shut”.",
  ]);
});

test("a label that is merged again keeps the name that it was coded with", () => {
  const once = mergeCodes(
    codingOf(said("C", "affirms")),
    merge({ groups: [{ lead: "c2", opposite: ["c3"] }] }, "A", "B", "C"),
  );
  const twice = mergeCodes(once, merge({ groups: [{ lead: "c1", opposite: ["c2"] }] }, "A", "B"));
  expect(twice.statements).toEqual([{ ...said("A", "affirms"), codedAs: { label: "C", isOpposite: false } }]);
});

test("a code stands in one group, and what was not printed in none", () => {
  const groups = [
    { lead: "c1", same: ["c1", "c2", "c9"] },
    { lead: "c2", same: ["c3"] },
    { lead: "c9", same: ["c3"] },
    { lead: "c3", same: [] },
  ];
  expect([...merge({ groups }, "A", "B", "C")]).toEqual([["B", { label: "A", isOpposite: false }]]);
  const untouched = codingOf(said("C", "affirms"));
  expect(mergeCodes(untouched, new Map())).toBe(untouched);
  for (const hostile of [null, 7, "x", { groups: "no" }, { groups: [{ lead: 1, same: ["c1"] }] }])
    expect(merge(hostile, "A", "B").size).toBe(0);
});

test("numbers and names that nobody said are foreign", () => {
  expect(listForeignWords("100 % love ACME and Bob", "people love it")).toEqual(["100", "ACME", "Bob"]);
  expect(listForeignWords("A partner's Parkinson's led to it", "Betty. Parkinson's, nine years.")).toEqual(
    [],
  );
  expect(listForeignWords("People lose 3 hours", "I lose 3 hours with I2")).toEqual([]);
  expect(listForeignWords("Die Mehrheit darf", "nichts", false)).toEqual([]);
  expect(listForeignWords("I2 said it", "I2")).toEqual([]);
});
