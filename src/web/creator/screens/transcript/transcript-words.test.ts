import { expect, test } from "vitest";
import { nameAnyEndReason, nameEndReason, nameStatus } from "./transcript-words.ts";

test("a session that ended before its interview is not in progress, and its end is not told twice", () => {
  for (const [endReason, name] of [
    ["screened_out", "Screened out"],
    ["quota_full", "Quota full"],
  ] as const) {
    expect(nameStatus({ completed: false, endReason })).toBe(name);
    expect(nameEndReason(endReason)).toBeUndefined();
    expect(nameAnyEndReason(endReason)).toBe(name);
  }
});

test("the others are completed or in progress, with their reason where it is worth saying", () => {
  expect(nameStatus({ completed: false, endReason: null })).toBe("In Progress");
  expect(nameStatus({ completed: true, endReason: "stopped" })).toBe("Completed");
  expect(nameEndReason("stopped")).toBe("stopped early");
  expect(nameEndReason("finished")).toBeUndefined();
  expect(nameAnyEndReason("finished")).toBe("All questions asked");
});
