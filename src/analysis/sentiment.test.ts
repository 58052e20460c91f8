import { describe, expect, test } from "vitest";
import { classifySentiment, scoreSentiment } from "./sentiment.ts";

const read = (text: string) => classifySentiment(scoreSentiment(text));

describe("sentiment of an answer", () => {
  test.each([
    ["The app is slow and it crashes all the time", "negative"],
    ["Search is clunky and the menus are cluttered", "negative"],
    ["It is intuitive and really fast", "positive"],
    ["I love the shared documents!", "positive"],
    ["It is not good", "negative"],
    ["It isn’t bad at all", "positive"],
    ["We meet on Mondays at nine", "neutral"],
    ["We use Slack and Notion", "neutral"],
    ["It looks like a spreadsheet", "neutral"],
    ["", "neutral"],
  ])("%s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test("what comes after 'but' weighs more than what comes before", () => {
    expect(read("The search is terrible but the design is nice")).toBe("positive");
  });

  test("an intensifier makes a word stronger and a dampener weaker", () => {
    const plain = scoreSentiment("It is slow");
    expect(scoreSentiment("It is extremely slow")).toBeLessThan(plain);
    expect(scoreSentiment("It is slightly slow")).toBeGreaterThan(plain);
  });

  test("words that every object has by birth are no sentiment", () => {
    expect(scoreSentiment("constructor toString __proto__ hasOwnProperty")).toBe(0);
  });
});
