import { expect, test } from "vitest";
import type { Condition } from "./condition-schemas.ts";
import { holdsAll, type KnownFacts } from "./conditions.ts";

const facts: KnownFacts = {
  aboutYou: { ageRange: "25-34", country: "TR", town: " London ", occupation: null },
  link: { city: "LDN" },
  form: { gender: "Woman", age: 29, tools: ["A", "B"] },
};
const form = (
  fieldId: string,
  answers: { values: string[] } | { from: number | null; to: number | null },
) => ({
  ...{ by: { kind: "form" as const, fieldId }, ...answers },
});
const about = (attribute: "ageRange" | "country" | "town" | "occupation", ...values: string[]) => ({
  ...{ by: { kind: "aboutYou" as const, attribute }, values },
});
const link = (name: string, ...values: string[]) => ({ by: { kind: "link" as const, name }, values });

test.each<[string, Condition[], boolean | undefined]>([
  ["a choice", [form("gender", { values: ["woman ", "Other"] })], true],
  ["another choice", [form("gender", { values: ["Man"] })], false],
  ["one of several choices", [form("tools", { values: ["B", "C"] })], true],
  ["a number at the upper bound", [form("age", { from: null, to: 29 })], true],
  ["a number below the lower bound", [form("age", { from: 30, to: null })], false],
  ["a number between", [form("age", { from: 18, to: 40 })], true],
  ["a range of words", [form("gender", { from: 0, to: 9 })], false],
  ["a question that was left out", [form("other", { values: ["x"] })], false],
  ["a country in another language", [about("country", "Türkiye")], true],
  ["a town, whatever the case", [about("town", "london")], true],
  ["something nobody said", [about("occupation", "Nurse")], false],
  ["a parameter of the link", [link("city", "ldn")], true],
  ["a parameter that the link had not", [link("constructor", "ldn")], false],
  ["all of several", [form("gender", { values: ["Woman"] }), form("age", { from: null, to: 29 })], true],
  ["all but one of several", [form("gender", { values: ["Woman"] }), about("town", "Leeds")], false],
])("%s", (_, conditions, expected) => {
  expect(holdsAll(conditions, facts)).toBe(expected);
});

test("what isn't answered yet is open, unless another condition decides it", () => {
  const before = { ...facts, form: null };
  const woman = form("gender", { values: ["Woman"] });
  expect(holdsAll([woman], before)).toBeUndefined();
  expect(holdsAll([woman, about("town", "London")], before)).toBeUndefined();
  expect(holdsAll([woman, about("town", "Leeds")], before)).toBe(false);
});
