import { expect, test } from "vitest";
import { toSpokenText } from "./spoken-text.ts";

test("a question alone is read as it is written", () => {
  expect(toSpokenText({ text: "What do you see?" })).toBe("What do you see?");
});

test("what is shown and the options are read after the question", () => {
  const stimulus = { kind: "image", url: "/a", alt: "A blue timetable" } as const;
  const item = { kind: "choice" as const, options: ["Often", "Never"] };
  expect(toSpokenText({ text: "Do you know it?", stimulus, item })).toBe(
    "Do you know it?\nA blue timetable\nOften\nNever",
  );
});

test("a scale is read by its ends", () => {
  const item = { kind: "scale" as const, min: 1, max: 5, minLabel: "Hard" };
  expect(toSpokenText({ text: "How easy?", item })).toBe("How easy?\n1, Hard\n5");
});
