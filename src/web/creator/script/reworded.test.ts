import { expect, test } from "vitest";
import { isReworded } from "./reworded.ts";

const before = "Please take me through the day you decided to stop.";

test.each([
  "Please take me through the day you decided to leave.",
  "Take me through the day on which you decided to stop.",
  "Please take me through the evening you decided to stop!",
  "",
  "Who decided",
])("%j is a small edit, or not a question yet", (after) => {
  expect(isReworded(before, after)).toBe(false);
});

test.each(["What do your guests say about booking by phone?", "How do you plan tables at weekends?"])(
  "%j is another question",
  (after) => {
    expect(isReworded(before, after)).toBe(true);
  },
);

test("a question written into an empty field replaces none", () => {
  expect(isReworded("", "What do your guests say?")).toBe(false);
});
