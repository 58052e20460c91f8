import { describe, expect, test } from "vitest";
import { phraseClause, trimTalk } from "./phrase.ts";

describe("a reportable phrase from a participant's clause", () => {
  test.each([
    [
      "Honestly the biggest problem is that notifications pile up across Slack and email",
      "Notifications pile up across Slack and email",
    ],
    ["I usually check three apps every morning", "Check three apps every morning"],
    ["um, I think my team is, you know, overwhelmed by meetings", "Their team is overwhelmed by meetings"],
    ["We can't find old threads", "Can't find old threads"],
    ["I have six meetings a day", "They have six meetings a day"],
    ["I have to keep my own list", "Have to keep their own list"],
    ["what frustrates me most is the search", "The search"],
    ["IT won't allow anything new", "IT won't allow anything new"],
  ])("%s", (said, told) => {
    expect(phraseClause(said)).toBe(told);
  });

  test("words that point back at something said before stay verbatim in quotation marks", () => {
    expect(phraseClause("it takes me forever to load")).toBe("“it takes me forever to load”");
  });

  test("of a wish, what is wished for is told", () => {
    expect(phraseClause("I wish I could search across all my tools", true)).toBe(
      "Search across all their tools",
    );
  });

  test("a long clause ends at a natural break", () => {
    const told = phraseClause(
      "The approval process for new software is slow and opaque, which means that every team that wants to try something waits for months on end",
    );
    expect(told).toBe("The approval process for new software is slow and opaque");
  });

  test("an answer of nothing but talk is left as it is rather than emptied", () => {
    expect(trimTalk("Yes")).toBe("Yes");
  });
});
