import { expect, test } from "vitest";
import { isSecondPress } from "./palette-choice.ts";

const first = { clientX: 300, clientY: 200, timeStamp: 1_000, detail: 1 };

test("the second press of a double click belongs to the first, however it is counted", () => {
  expect(isSecondPress(first, { ...first, timeStamp: 1_120, detail: 2 })).toBe(true);
  // Two taps are counted as one each.
  expect(isSecondPress(first, { ...first, clientX: 303, timeStamp: 1_300 })).toBe(true);
});

test("a press later, elsewhere or by a key is one of its own", () => {
  expect(isSecondPress(first, { ...first, timeStamp: 1_600 })).toBe(false);
  expect(isSecondPress(first, { ...first, clientY: 240, timeStamp: 1_120 })).toBe(false);
  expect(isSecondPress(first, { ...first, timeStamp: 1_120, detail: 0 })).toBe(false);
  expect(isSecondPress({ ...first, detail: 0 }, { ...first, timeStamp: 1_120 })).toBe(false);
});
