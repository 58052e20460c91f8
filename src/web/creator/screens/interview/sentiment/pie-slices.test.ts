import { describe, expect, it } from "vitest";
import { toSlices } from "./pie-slices.ts";

function emotions(positiveCount: number, negativeCount: number, neutralCount: number) {
  return { positiveCount, negativeCount, neutralCount };
}

describe("the pie of sentiments", () => {
  it("nothing counted gives no slices instead of shares of nothing", () => {
    expect(toSlices(emotions(0, 0, 0))).toEqual({ slices: [], total: 0 });
    expect(toSlices(undefined)).toEqual({ slices: [], total: 0 });
  });

  it("half is half a circle, from the top clockwise", () => {
    const { slices, total } = toSlices(emotions(2, 2, 0));
    expect(total).toBe(4);
    expect(slices.map((slice) => [slice.sentiment, slice.count])).toEqual([
      ["positive", 2],
      ["negative", 2],
    ]);
    expect(slices[0]?.path).toBe("M 0 0 L 0 -1 A 1 1 0 0 1 0 1 Z");
  });

  it("more than half takes the long way round", () => {
    expect(toSlices(emotions(3, 1, 0)).slices[0]?.path).toContain("A 1 1 0 1 1");
  });

  it("all of one kind is a whole circle, which one arc cannot draw", () => {
    expect(toSlices(emotions(0, 0, 7)).slices).toEqual([
      { sentiment: "neutral", count: 7, path: "M 0 -1 A 1 1 0 1 1 0 1 A 1 1 0 1 1 0 -1 Z" },
    ]);
  });
});
