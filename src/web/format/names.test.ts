import { expect, test } from "vitest";
import { initialsOf } from "./names.ts";

test("initials are those of the first and the last name", () => {
  expect(initialsOf("Ana Maria Silva")).toBe("AS");
  expect(initialsOf("  cher ")).toBe("C");
});

test("a name that begins with an emoji or a combined character keeps it whole", () => {
  expect(initialsOf("👩‍🔬 Lab")).toBe("👩‍🔬L");
  expect(initialsOf("e\u0301va")).toBe("E\u0301");
});

test("an empty name has no initials", () => {
  expect(initialsOf(" ")).toBe("");
});
