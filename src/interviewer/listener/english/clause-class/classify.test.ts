import { describe, expect, test } from "vitest";
import { measureThread } from "../../../../../tests/measure-thread.ts";
import { clauseClasses } from "./classes.ts";
import { classifyClause } from "./classify.ts";
import { clausesByClass } from "./clauses-for-tests.ts";

describe.each(clauseClasses)("a clause of the class %s", (expected) => {
  test.each(clausesByClass[expected])("%s", (clause) => {
    expect(classifyClause(clause)).toBe(expected);
  });
});

test("a clause of ten thousand letters takes no time", () => {
  classifyClause("I went there.");
  const took = measureThread(() => {
    for (const part of ["so ", "I was ", "very ", "really not ", "a-"]) classifyClause(part.repeat(3000));
  });
  expect(took).toBeLessThan(200);
});
