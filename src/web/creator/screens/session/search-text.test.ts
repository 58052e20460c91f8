import { describe, expect, it } from "vitest";
import { findInMessages, findInText, stepHit } from "./search-text.ts";

describe("searching a transcript", () => {
  it("finds words whatever their case and accents", () => {
    expect(findInText("Café, CAFE, cafe\u0301", "café")).toEqual([
      { start: 0, end: 4 },
      { start: 6, end: 10 },
      { start: 12, end: 16 },
    ]);
  });

  it("counts places in code points, so that an emoji before a hit does not shift it", () => {
    expect(findInText("😀 slow", "slow")).toEqual([{ start: 2, end: 6 }]);
  });

  it("a letter that grows when lower-cased does not shift what follows", () => {
    expect(findInText("İstanbul slow", "slow")).toEqual([{ start: 9, end: 13 }]);
  });

  it("hits do not overlap, and a blank query has none", () => {
    expect(findInText("aaaa", "aa")).toHaveLength(2);
    expect(findInText("aaaa", "  ")).toEqual([]);
  });

  it("letters that mean something to a pattern are only letters", () => {
    expect(findInText("cost (.*) more", "(.*)")).toEqual([{ start: 5, end: 9 }]);
  });

  it("lists the hits of all messages in their order", () => {
    const messages = [
      { _id: "m1", text: "slow" },
      { _id: "m2", text: "fast" },
      { _id: "m3", text: "too slow" },
    ];
    expect(findInMessages(messages, "slow").map((hit) => hit.messageId)).toEqual(["m1", "m3"]);
  });

  it("next and previous go round", () => {
    expect(stepHit(2, 1, 3)).toBe(0);
    expect(stepHit(0, -1, 3)).toBe(2);
    expect(stepHit(0, 1, 0)).toBe(-1);
  });
});
