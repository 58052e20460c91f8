import { describe, expect, test } from "vitest";
import { findContradicted } from "./contradictions.ts";

describe("what contradicts an earlier answer", () => {
  test.each([
    [
      "Actually, now that I think about it, I rarely look at Slack in the mornings.",
      "Slack is open from nine to six.",
      "Slack is open",
    ],
    [
      "To be fair, the trains here have been faster and cheaper lately.",
      "I hate waiting. Trains are always late.",
      "Trains are always late",
    ],
    [
      "I think so. But I never open the budget on Sundays.",
      "I check my budget on Sundays.",
      "I check my budget on Sundays",
    ],
  ])("%j is heard beside %j", (text, earlier, quote) => {
    expect(findContradicted(text, ["Something else.", earlier])).toBe(quote);
  });

  test.each([
    ["I rarely look at Slack in the mornings.", "Slack is open from nine to six.", "no turn in it"],
    [
      "Actually, I also look at Slack in the mornings.",
      "Slack is open from nine to six.",
      "it says the same",
    ],
    ["But I never eat breakfast.", "Slack is open from nine to six.", "it is about something else"],
  ])("%j is not, beside %j, since %s", (text, earlier) => {
    expect(findContradicted(text, [earlier])).toBeUndefined();
  });
});
