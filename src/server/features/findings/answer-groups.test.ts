import { expect, test } from "vitest";
import type { FormAnswers, FormField } from "#contract/forms.ts";
import { canGroupBy, groupByAnswers, groupByText } from "./answer-groups.ts";

const field = (kind: FormField["kind"], options: string[] = []): FormField => ({
  ...{ id: "f", label: "Field", kind, required: false, options, screensOut: [] },
});
const answer = (...answers: FormAnswers[string][]) =>
  answers.map((one, at) => ({ sessionId: `s${at}`, answer: one }));
const labels = (groups: { labelBySource: Map<string, string> }) => [...groups.labelBySource.values()];

test("spellings of one word are one group under the commonest, and blanks are no answer", () => {
  const texts = ["Galway", "galway ", " GALWAY", "Galway", "  ", null, "São  Paulo", "São Paulo"];
  const groups = groupByText(texts.map((text, at) => ({ id: `s${at}`, text })));
  expect(labels(groups)).toEqual(["Galway", "Galway", "Galway", "Galway", "São Paulo", "São Paulo"]);
  expect(groups.labelBySource.has("s4")).toBe(false);
});

test("several choices of one person are a group of their own, in the order of the form", () => {
  const groups = groupByAnswers(
    field("multiple_choice", ["Mail", "Chat"]),
    answer(["Chat", "Mail"], ["Chat"], []),
  );
  expect([...groups.labelBySource]).toEqual([
    ["s0", "Mail + Chat"],
    ["s1", "Chat"],
  ]);
  expect(groups.order).toEqual(["Mail", "Chat"]);
});

test("a scale of a few values is told value by value, in order", () => {
  const groups = groupByAnswers(field("scale"), answer(5, 1, "3", 5, ""));
  expect(labels(groups)).toEqual(["5", "1", "3", "5"]);
  expect(groups.order).toEqual(["1", "3", "5"]);
});

test("many different numbers are put into two halves at the median", () => {
  const groups = groupByAnswers(field("number"), answer(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
  expect(groups.order).toEqual(["up to 5", "over 5"]);
  expect(labels(groups).filter((label) => label === "up to 5")).toHaveLength(5);
  const high = groupByAnswers(
    field("number"),
    answer(1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9),
  );
  expect(high.order).toEqual(["under 9", "9 or more"]);
});

test("people's words are never taken for parts of an object, and endless ones are cut", () => {
  const groups = groupByAnswers(field("short_text"), answer("__proto__", "constructor", "x".repeat(10_000)));
  expect(labels(groups).slice(0, 2)).toEqual(["__proto__", "constructor"]);
  expect(labels(groups)[2]).toHaveLength(80);
});

test("nobody is grouped by a long text or an address", () => {
  expect((["long_text", "email", "scale"] as const).map((kind) => canGroupBy(field(kind)))).toEqual([
    false,
    false,
    true,
  ]);
});
