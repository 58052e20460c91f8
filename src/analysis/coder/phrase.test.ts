import { describe, expect, test } from "vitest";
import { isUnresolved, phraseClause, trimTalk } from "./phrase.ts";

describe("a participant's clause as a sentence to read", () => {
  test.each([
    [
      "Honestly, the biggest problem is that notifications pile up across Slack and email.",
      "The biggest problem is that notifications pile up across Slack and email",
    ],
    ["I usually check three apps every morning", "I usually check three apps every morning"],
    [
      "um, I think my team is, you know, overwhelmed by meetings",
      "I think my team is overwhelmed by meetings",
    ],
    ["So we, we can't find old threads.", "We can't find old threads"],
    [
      "I never minded the queue, the queue was half the point.",
      "I never minded the queue, the queue was half the point",
    ],
    ["The points I like, I got a bun for them.", "The points I like, I got a bun for them"],
    [
      "I drive now, which I hate, because parking costs a lot.",
      "I drive now, which I hate, because parking costs a lot",
    ],
    ["And so many people left that it closed", "So many people left that it closed"],
    ["IT won't allow anything new", "IT won't allow anything new"],
  ])("%s", (said, told) => {
    expect(phraseClause(said)).toBe(told);
  });

  test("nobody is told of in another person than they spoke in", () => {
    expect(phraseClause("I need it from April to October")).toBe("I need it from April to October");
  });

  test("a long clause ends at a natural border", () => {
    const told = phraseClause(
      "The approval process for new software is slow and opaque, which means that every team that wants to try something waits for months on end before anybody even looks at it",
    );
    expect(told).toBe("The approval process for new software is slow and opaque");
  });

  test("a long clause keeps the condition that limits it", () => {
    const said =
      "I would take the train to work on every single day of the week and leave the car to my brother if the first one came before the early shift begins";
    expect(phraseClause(said)).toBe(said);
  });

  test.each([
    ["it takes me forever to load", true],
    ["I think it is too slow", true],
    ["It is hard to find a time for everybody", false],
    ["IT won't allow anything new", false],
    ["That nurse listens to everybody", false],
  ])("whether it points back at something said before: %s %s", (said, pointsBack) => {
    expect(isUnresolved(said)).toBe(pointsBack);
  });

  test("an answer of nothing but talk is left as it is rather than emptied", () => {
    expect(trimTalk("Yes")).toBe("Yes");
  });
});
