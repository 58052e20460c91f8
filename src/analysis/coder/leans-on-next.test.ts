import { describe, expect, test } from "vitest";
import { isToldSpeech, leansOnNext, leansOnRest } from "./leans-on-next.ts";

describe("a sentence is left out where it would stand alone", () => {
  test.each([
    ["Anybody may park wherever they like.", "I guess within reason."],
    ["I would just let the loudest decide.", "But on the other hand, the quiet ones live here too."],
    ["I could not find much in the archive.", "Yes, I was able to see the dates."],
    ["The bus is always late.", "Not always, but on Mondays it is."],
    ["The garden can be a political matter.", "That doesn't necessarily need to be so."],
  ])("as the next words take it back or limit it: %s %s", (said, next) => {
    expect(leansOnNext(said, next)).toBe(true);
  });

  test.each([
    ["There's this drawing app I love called Fern.", "It keeps my files on my own disk."],
    ["I'd pick one decision that made me very happy.", "They opened the pool on Sundays."],
    ["But I basically started writing what I called Friday letters.", "My boss read them to the board."],
    ["The thing I like about Fern is plain files.", "So if it ever closes, you still have your files."],
    ["The most valuable thing I learned", "is not about code."],
  ])("as its point comes next: %s %s", (said, next) => {
    expect(leansOnNext(said, next)).toBe(true);
  });

  test.each([
    ["Every gardener should keep a diary.", "That's the first thing, for two reasons."],
    ["The pump costs too much for one family.", "So we share it with the neighbours."],
    ["There is no bus after eight.", ""],
    ["I always walk to the market.", "And I carry everything home."],
  ])("and kept where it says what it says: %s %s", (said, next) => {
    expect(leansOnNext(said, next)).toBe(false);
  });
});

test("what somebody said or thought at the time is opened by the words before it", () => {
  expect(isToldSpeech("I figured, you know what?")).toBe(true);
  expect(isToldSpeech("And I was just like,")).toBe(true);
  expect(isToldSpeech("I thought about the price for a week.")).toBe(false);
});

test("a clause needs the rest of its sentence where that says what it is", () => {
  expect(leansOnRest(" is not the price.")).toBe(true);
  expect(leansOnRest(", but only in summer.")).toBe(true);
  expect(leansOnRest(" and we went home.")).toBe(false);
});
