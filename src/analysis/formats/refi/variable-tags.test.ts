import { expect, test } from "vitest";
import { readVariableTag, writeVariableTag } from "./variable-tags.ts";

test.each([
  ["Age range", "25-34"],
  ["Before: How many: hives", "3: or 4"],
  ["Wave:2", ""],
])("the value of %s comes back from its tag", (name, value) => {
  expect(readVariableTag(writeVariableTag(name, value))).toEqual({ name, value });
});

test("a tag of one's own is no value", () => {
  for (const tag of ["pilot", ": pilot", "10:30", ""]) expect(readVariableTag(tag)).toBeUndefined();
});
