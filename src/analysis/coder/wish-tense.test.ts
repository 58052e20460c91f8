import { describe, expect, test } from "vitest";
import { tellWish } from "./wish-tense.ts";

describe("a wish in the past tense", () => {
  test.each([
    ["the tools worked offline", "tools that work offline"],
    [
      "hybrid meetings treated the people at home the same",
      "hybrid meetings that treat the people at home the same",
    ],
    ["the app remembered my filters", "app that remembers my filters"],
    ["the search stopped hiding old messages", "search that stops hiding old messages"],
    ["all feedback ended up in one place", "all feedback that ends up in one place"],
    ["the reports had a date on them", "reports that have a date on them"],
    ["the app saved my work", "app that saves my work"],
    ["the calendars synced by themselves", "calendars that sync by themselves"],
  ])("%s", (said, told) => {
    expect(tellWish(said)).toBe(told);
  });

  test.each(["search across all tools", "a better search", "they would leave things alone", ""])(
    "%s: stays as it is",
    (said) => {
      expect(tellWish(said)).toBe(said);
    },
  );
});
