import { describe, expect, test } from "vitest";
import type { Condition } from "./condition-schemas.ts";
import type { FormField } from "./forms.ts";
import type { Quota } from "./interview-settings.ts";
import { countNeeded, findQuotaProblems, listQuotaWarnings, type QuotaFacts } from "./quota-problems.ts";

const field = (id: string, kind: FormField["kind"], options: string[] = []): FormField => ({
  ...{ id, label: `${id}?`, kind, required: true, options, screensOut: [] },
});
const facts: QuotaFacts = {
  fields: [
    field("gender", "single_choice", ["Woman", "Man"]),
    field("age", "number"),
    field("tools", "multiple_choice", ["A", "B"]),
  ],
  ...{ hiddenFields: ["city"], keepTown: true, sessionLimit: 20 },
};
const gender = (value: string): Condition => ({ by: { kind: "form", fieldId: "gender" }, values: [value] });
const age = (from: number | null, to: number | null): Condition => ({
  ...{ by: { kind: "form", fieldId: "age" }, from, to },
});
const tool = (value: string): Condition => ({ by: { kind: "form", fieldId: "tools" }, values: [value] });
const quota = (
  name: string,
  conditions: Condition[],
  minimum: number,
  limit: number | null = null,
): Quota => ({
  ...{ id: name, name, conditions, minimum, limit },
});
const women = quota("Women", [gender("Woman")], 0, 10);

test("a quota that can be met is free of problems", () => {
  const young = quota("Young women", [gender("Woman"), age(null, 29)], 5);
  expect(findQuotaProblems([women, young], facts)).toEqual([]);
});

describe("what cannot work is said in a sentence", () => {
  test.each<[string, Quota[], string, Partial<QuotaFacts>?]>([
    ["no bound", [quota("N", [gender("Woman")], 0)], "Enter a minimum or a maximum."],
    [
      "a minimum over the maximum",
      [quota("N", [gender("Woman")], 6, 5)],
      "The minimum is higher than the maximum.",
    ],
    [
      "a minimum over the session limit",
      [quota("N", [gender("Woman")], 21)],
      "The minimum is higher than the session limit of 20.",
    ],
    [
      "a deleted question",
      [quota("N", [{ by: { kind: "form", fieldId: "gone" }, values: ["x"] }], 1)],
      "The form before the interview no longer asks this question.",
    ],
    [
      "an answer that is gone",
      [quota("N", [gender("Other")], 1)],
      '"Other" is no longer an answer to this question.',
    ],
    [
      "an empty range",
      [quota("N", [age(null, null)], 1)],
      "Enter the lowest or the highest number that counts.",
    ],
    ["a range the wrong way", [quota("N", [age(30, 20)], 1)], "The lowest number is above the highest."],
    [
      "a range of a choice",
      [quota("N", [{ by: { kind: "form", fieldId: "gender" }, from: 1, to: 2 }], 1)],
      "Only a question that asks for a number can have a lowest and a highest.",
    ],
    [
      "the same question twice",
      [quota("N", [gender("Woman"), gender("Man")], 1)],
      "Each question can be used once in a quota.",
    ],
    [
      "a parameter that is not kept",
      [quota("N", [{ by: { kind: "link", name: "x" }, values: ["1"] }], 1)],
      "The link's parameter \"x\" isn't kept. Add it under Panel first.",
    ],
    [
      "a town where none is kept",
      [quota("N", [{ by: { kind: "aboutYou", attribute: "town" }, values: ["London"] }], 1)],
      "This interview doesn't keep towns, so nobody can be counted by town.",
      { keepTown: false },
    ],
    [
      "more than the quota that they all count towards",
      [women, quota("Young women", [gender("woman"), age(null, 29)], 12)],
      "“Young women” needs at least 12 people who all count towards “Women” too, which takes at most 10.",
    ],
    [
      "together more than the quota that they all count towards",
      [
        women,
        quota("Y", [gender("Woman"), age(null, 29)], 6),
        quota("O", [gender("Woman"), age(30, null)], 5),
      ],
      "“Y”, “O” need at least 11 people who all count towards “Women” too, which takes at most 10.",
    ],
    [
      "minimums for different people over the session limit",
      [quota("W", [gender("Woman")], 8), quota("M", [gender("Man")], 2)],
      "The minimums need at least 10 people, more than the session limit of 9.",
      { sessionLimit: 9 },
    ],
  ])("%s", (_, quotas, sentence, other = {}) => {
    const found = findQuotaProblems(quotas, { ...facts, ...other });
    expect([...new Set(found.map(({ text }) => text))]).toEqual([sentence]);
  });
});

test("minimums that share people may add up to more, those that cannot share may not", () => {
  const shared = [quota("A", [tool("A")], 8), quota("B", [tool("B")], 8)];
  expect(countNeeded(shared, facts)).toBe(8);
  expect(countNeeded([quota("W", [gender("Woman")], 8), quota("M", [gender("Man")], 8)], facts)).toBe(16);
});

test("what may surprise is said and does not keep anybody from saving", () => {
  const [a, b] = [quota("A", [tool("A")], 12), quota("B", [age(18, null)], 12)];
  expect(listQuotaWarnings([a, b], facts)).toEqual([
    "The minimums add up to 24 people, more than the session limit of 20. At first, only people who count towards one can take part.",
    "Some people count towards more than one quota. They need a free place in each.",
  ]);
  const again = { ...women, id: "again", name: "Again" };
  expect(listQuotaWarnings([women, again], facts)).toEqual(["“Women” and “Again” count the same people."]);
  expect(listQuotaWarnings([women, quota("Men", [gender("Man")], 0, 5)], facts)).toEqual([]);
});
