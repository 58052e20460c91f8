import { describe, expect, it } from "vitest";
import {
  blankCoding,
  findNextIndex,
  readCodingKey,
  toggleCode,
  toggleSentiment,
  withCoding,
} from "./coding-state.ts";

const sample = ["a", "b", "c"].map((id) => ({ id, text: id, context: "" }));

describe("coding by keyboard", () => {
  it("numbers are codes, + 0 - are sentiments, Enter goes on", () => {
    expect(readCodingKey("3")).toEqual({ kind: "code", index: 2 });
    expect(readCodingKey("0")).toEqual({ kind: "sentiment", sentiment: "neutral" });
    expect(readCodingKey("-")).toEqual({ kind: "sentiment", sentiment: "negative" });
    expect(readCodingKey("Enter")).toEqual({ kind: "next" });
    expect(readCodingKey("constructor")).toBeUndefined();
  });

  it("a code or a sentiment given twice is taken back", () => {
    const once = toggleSentiment(toggleCode(blankCoding("a"), "needs"), "positive");
    expect(once).toEqual({ segmentId: "a", codes: ["needs"], sentiment: "positive" });
    expect(toggleSentiment(toggleCode(once, "needs"), "positive")).toEqual(blankCoding("a"));
  });
});

describe("the way through the sample", () => {
  it("leads to the next open segment, then back to those that were passed over", () => {
    const own = withCoding([blankCoding("b")], blankCoding("c"));
    expect(findNextIndex(sample, [blankCoding("a")], 1)).toBe(1);
    expect(findNextIndex(sample, own, 2)).toBe(0);
    expect(findNextIndex(sample, withCoding(own, blankCoding("a")))).toBe(3);
  });

  it("a segment coded anew is coded once", () => {
    const own = withCoding([blankCoding("a")], { segmentId: "a", codes: ["needs"], sentiment: null });
    expect(own).toEqual([{ segmentId: "a", codes: ["needs"], sentiment: null }]);
  });
});
