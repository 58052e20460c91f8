import { expect, test } from "vitest";
import { findAskProblems } from "./ask-problems.ts";
import { findBlock, listBlocks } from "./question-blocks.ts";

const marked = (marks: string) => [...marks].map((mark) => ({ shuffle: mark === "x" }));

test("neighbours that are marked make a block, and one alone makes none", () => {
  expect(listBlocks(marked("xx.x.xxx"))).toEqual([
    { from: 0, to: 1 },
    { from: 5, to: 7 },
  ]);
  expect(listBlocks(marked(".x.x"))).toEqual([]);
  expect(findBlock(listBlocks(marked(".xx.")), 2)).toEqual({ from: 1, to: 2 });
  expect(findBlock(listBlocks(marked(".xx.")), 3)).toBeUndefined();
});

test("a question can't depend on one that it changes places with", () => {
  const by = { kind: "outcome", questionId: "b" };
  const askIf = [{ by, values: ["answered"] }];
  const tell = (marks: string) =>
    findAskProblems(
      marked(marks).map((one, at) => ({ ...one, id: "abcd"[at] ?? "", ...(at === 2 && { askIf }) })),
      [],
    ).map(({ text }) => text);
  expect(tell("xx..")).toEqual([]);
  expect(tell("..xx")).toEqual([]);
  expect(tell(".xx.")).toEqual([
    "Question 3 depends on question 2, but the two are in random order: take one of them out of it",
  ]);
});
