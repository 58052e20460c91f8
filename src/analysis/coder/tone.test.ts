import { describe, expect, test } from "vitest";
import { codeSaid } from "../testing/code-said.ts";
import { readTone } from "./tone.ts";

describe("the tone of a message", () => {
  test.each([
    ["I do the books for three small firms from my kitchen table", "neutral"],
    ["I wish hybrid meetings treated the people at home the same", "neutral"],
    ["She once settled an argument by quoting one", "neutral"],
    ["The price jumped after two months and I had not seen that coming.", "negative"],
    ["The search is terrible and I hate waiting for it.", "negative"],
    ["I don't like the new menu at all.", "negative"],
    ["I really love the shared documents we have.", "positive"],
    ["It looks like a spreadsheet to me.", "neutral"],
    ["Would it be better if it were terrible?", undefined],
  ])("%s: %s", (text, tone) => {
    expect(readTone(text)).toBe(tone);
  });

  test.each([
    "I love it",
    "Every day to campus",
    "Great!",
    "Yeah. Yeah. Okay. Yeah, right, good.",
    "Thank you so much, have a great weekend everybody!",
    "asdfgh",
  ])("%s has none", (text) => {
    expect(readTone(text)).toBeUndefined();
    expect(codeSaid(text).messages[0]?.sentiment).toBeUndefined();
  });
});
