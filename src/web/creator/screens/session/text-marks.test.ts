import { describe, expect, it } from "vitest";
import { countCodePoints, sliceCodePoints, toCodePointOffset } from "../../passages/selected-passage.ts";
import { type Mark, splitByMarks } from "./text-marks.ts";

function piecesOf(text: string, marks: Mark[]): [string, string][] {
  return splitByMarks(text, marks).map((piece) => [piece.text, piece.kinds.join("+")]);
}

describe("marks on a message", () => {
  it("a text without marks is one piece", () => {
    expect(piecesOf("I gave up.", [])).toEqual([["I gave up.", ""]]);
  });

  it("a passage after an emoji is marked where it stands, not one letter later", () => {
    expect(piecesOf("😀😀 I gave up", [{ kind: "evidence", start: 3, end: 9 }])).toEqual([
      ["😀😀 ", ""],
      ["I gave", "evidence"],
      [" up", ""],
    ]);
  });

  it("overlapping marks share the piece that both lie on", () => {
    const marks: Mark[] = [
      { kind: "evidence", start: 0, end: 6 },
      { kind: "hit", start: 2, end: 9 },
    ];
    expect(piecesOf("I gave up", marks)).toEqual([
      ["I ", "evidence"],
      ["gave", "evidence+hit"],
      [" up", "hit"],
    ]);
  });

  it("the pieces put together are the text, whatever the marks say", () => {
    const text = "naïve 🇬🇧 text";
    const marks: Mark[] = [
      { kind: "hit", start: -3, end: 400 },
      { kind: "highlight", start: 5, end: 5 },
      { kind: "evidence", start: 90, end: 95 },
    ];
    expect(
      splitByMarks(text, marks)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
    expect(piecesOf(text, marks)).toEqual([[text, "hit"]]);
  });

  it("an empty message has no pieces", () => {
    expect(splitByMarks("", [{ kind: "hit", start: 0, end: 3 }])).toEqual([]);
  });
});

describe("offsets in code points", () => {
  it("count an emoji once and cut between characters", () => {
    expect(countCodePoints("a😀b")).toBe(3);
    expect(sliceCodePoints("a😀b", 1, 2)).toBe("😀");
    expect(toCodePointOffset("a😀b", 3)).toBe(2);
  });
});
