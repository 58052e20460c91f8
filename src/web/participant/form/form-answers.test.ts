import { describe, expect, test } from "vitest";
import type { FormField } from "#contract/forms.ts";
import { findFieldError, listScalePoints, toFormAnswers } from "./form-answers.ts";

function field(over: Partial<FormField>): FormField {
  return {
    id: "f1",
    label: "A question",
    kind: "short_text",
    required: true,
    options: [],
    screensOut: [],
    ...over,
  };
}

describe("a form's answers", () => {
  test("a required question must be answered, an optional one need not", () => {
    expect(findFieldError(field({}), " \u200b ")).toBe("formFieldRequired");
    expect(findFieldError(field({ kind: "multiple_choice" }), [])).toBe("formFieldRequired");
    expect(findFieldError(field({ required: false }), undefined)).toBeUndefined();
  });

  test("an address needs an @ with something on both sides", () => {
    expect(findFieldError(field({ kind: "email" }), "nobody")).toBe("formEmailInvalid");
    expect(findFieldError(field({ kind: "email" }), "a@b")).toBeUndefined();
  });

  test("a number may have a decimal comma and must lie within its bounds", () => {
    const years = field({ kind: "number", min: 0, max: 10 });
    expect(findFieldError(years, "2,5")).toBeUndefined();
    expect(findFieldError(years, "11")).toBe("formNumberInvalid");
    expect(findFieldError(years, "many")).toBe("formNumberInvalid");
  });

  test("numbers and scale points are sent as numbers, texts trimmed, empty fields not at all", () => {
    const fields = [
      field({ id: "n", kind: "number" }),
      field({ id: "s", kind: "scale" }),
      field({ id: "t" }),
      field({ id: "m", kind: "multiple_choice" }),
      field({ id: "e", required: false }),
    ];
    const entries = new Map<string, string | string[]>([
      ["n", "2,5"],
      ["s", "4"],
      ["t", " words "],
      ["m", ["a", "b"]],
      ["e", "  "],
    ]);
    expect(toFormAnswers(fields, entries)).toEqual({ n: 2.5, s: 4, t: "words", m: ["a", "b"] });
  });

  test("a field with the name of an object's own parts is an answer like any other", () => {
    const answers = toFormAnswers([field({ id: "__proto__" })], new Map([["__proto__", "yes"]]));
    expect(Object.entries(answers)).toEqual([["__proto__", "yes"]]);
  });

  test("a scale has its points from lowest to highest, and never more than eleven", () => {
    expect(listScalePoints({ min: 0, max: 10 })).toHaveLength(11);
    expect(listScalePoints({})).toEqual([1, 2, 3, 4, 5]);
    expect(listScalePoints({ min: 0, max: 1000 })).toHaveLength(11);
  });
});
