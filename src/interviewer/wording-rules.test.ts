import { expect, test } from "vitest";
import { countQuestions } from "./wording-rules.ts";

test.each([
  "Please look at this picture. What comes to mind?",
  "Please open the site. What would you change?",
  "Please listen to the sound. What do you hear?",
  "Please tap through the prototype. Where did you get stuck?",
])("what leads to something shown is no question of its own: %s", (text) => {
  expect(countQuestions(text)).toBe(1);
});

test("a request for a story is a question beside the one that follows", () => {
  expect(countQuestions("Describe your last trip. What was missing?")).toBe(2);
});
