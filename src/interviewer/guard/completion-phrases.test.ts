import { describe, expect, test } from "vitest";
import { containsCompletionPhrase } from "../guard.ts";

describe("completion phrases", () => {
  test.each([
    ["This interview is complete.", true],
    ["THAT CONCLUDES OUR INTERVIEW", true],
    ["If you have any more thoughts, please reach out to us", true],
    ["Thank you for participating; your feedback is valuable", true],
    ["Thank you! Your feedback is valuable", true],
    ["have   a great\nday", true],
    ["ha\u200Bve a great day", true],
    ["Your feedback is really valuable, thank you", false],
    ["Have a great weekend", false],
    ["The interview is nearly complete", false],
  ])("%j: %s", (text, expected) => {
    expect(containsCompletionPhrase(text)).toBe(expected);
  });
});
