import { expect, test } from "vitest";
import { Codebook } from "./codebook.ts";
import { listForeignWords } from "./common-ground.ts";
import { makeMergeRequest, mergeCodes, readMergeAnswer } from "./merge-codes.ts";
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

test("near labels are proposed, the nearest first", () => {
  const codebook = fill(
    "A majority may overrule a minority",
    "Money decides",
    "A majority must not overrule a minority",
  );
  expect(codebook.listNear().map((pair) => pair.map(({ id }) => id))).toEqual([["c1", "c3"]]);
});

test("an opposite label becomes the other with its polarity turned round, and chains are not joined", () => {
  const codebook = fill("A", "A", "B", "C");
  const [a, b, c] = codebook.list();
  if (!a || !b || !c) return expect.unreachable();
  const pairs: [typeof a, typeof a][] = [
    [a, b],
    [b, c],
  ];
  expect(makeMergeRequest(pairs).prompt).toContain('2 | "B"');
  const answer = {
    pairs: [
      { no: 1, relation: "opposite" },
      { no: 2, relation: "same" },
      { no: 9, relation: "same" },
    ],
  };
  const merges = readMergeAnswer(answer, pairs);
  expect([...merges]).toEqual([["B", { label: "A", isOpposite: true }]]);
  const said = (label: string, polarity: string) => ({ label, polarity }) as ModelStatement;
  const coding = {
    statements: [said("B", "affirms"), said("B", "both"), said("C", "denies")],
    unclear: [],
    who: [],
    checked: 3,
    dropped: 0,
  };
  expect(mergeCodes(coding, merges).statements).toEqual([
    said("A", "denies"),
    said("A", "both"),
    said("C", "denies"),
  ]);
  expect(mergeCodes(coding, new Map())).toBe(coding);
  for (const hostile of [null, 7, "x", { pairs: "no" }, { pairs: [{ no: "1", relation: "same" }] }])
    expect(readMergeAnswer(hostile, pairs).size).toBe(0);
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
