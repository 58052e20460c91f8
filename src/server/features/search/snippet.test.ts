import fc from "fast-check";
import { expect, test } from "vitest";
import { closeMark, cutSnippet, findSpans, openMark, readMarks } from "./snippet.ts";

const slice = (text: string, { start, end }: { start: number; end: number }) =>
  Array.from(text).slice(start, end).join("");

test("marks are counted in characters as people see them", () => {
  const text = "😀 the café shut";
  const spans = readMarks(text, `😀 the ${openMark}café${closeMark} shut`);
  expect(spans?.map((span) => slice(text, span))).toEqual(["café"]);
  expect(readMarks(text, "another text")).toBeUndefined();
});

test("letters are found whatever case and accents, and hits do not overlap", () => {
  const text = "Reunión REUNION reunions";
  expect(findSpans(text, ["reunion", "reun"]).map((span) => slice(text, span))).toEqual([
    ...["Reunión", "REUNION", "reunion"],
  ]);
  expect(findSpans(text, [""])).toEqual([]);
});

test("a snippet is a stretch of the message with its first mark within, between words", () => {
  const text = `${"before ".repeat(60)}zeppelin ${"after ".repeat(60)}`;
  const marks = findSpans(text, ["zeppelin"]);
  const cut = cutSnippet(text, marks);
  expect(cut.snippet).toBe(
    slice(text, { start: cut.snippetStart, end: cut.snippetStart + cut.snippet.length }),
  );
  expect(cut.snippet).toMatch(/^before.*zeppelin.*after$/);
  expect(cut.marks).toEqual(marks);
});

test("any message with any marks gives a snippet that is word for word in it", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 600 }),
      fc.string({ maxLength: 3 }),
      (text, wanted) => {
        const cut = cutSnippet(text, findSpans(text, [wanted]));
        expect(Array.from(text).slice(cut.snippetStart).join("").startsWith(cut.snippet)).toBe(true);
        for (const mark of cut.marks) expect(mark.end).toBeGreaterThan(mark.start);
      },
    ),
  );
});
