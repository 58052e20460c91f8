import fc from "fast-check";
import { expect, test } from "vitest";
import { findDelimiter, neutralizeCell, readCsv, restoreCell, writeCsv } from "./csv.ts";

/** A reader of RFC 4180 of its own, so that the writer is not checked by its own reader. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (const match of text.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
    const [all, cell = "", end] = match;
    if (match.index !== at) throw new Error(`Not CSV at ${at}`);
    at += all.length;
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  if (at !== text.length) throw new Error(`Not CSV at ${at}`);
  return rows;
}

const formula = /^[=+\-@\t\r\n＝＋－＠]/;
const starts = fc.constantFrom(
  "=",
  "+",
  "-",
  "@",
  "\t",
  "\r",
  "\n",
  "'",
  "''",
  "'=",
  "＝",
  '"',
  ",",
  " ",
  ";",
  "",
);
const cells = fc
  .tuple(starts, fc.string({ unit: "binary", maxLength: 12 }))
  .map(([a, b]) => a + b.toWellFormed());

test("of 5,000 cells none is a formula and each is recovered", () => {
  let checked = 0;
  fc.assert(
    fc.property(fc.array(cells, { minLength: 10, maxLength: 10 }), (row) => {
      const text = writeCsv(row, [row]);
      expect(text.startsWith("\ufeff")).toBe(true);
      const read = parse(text.slice(1));
      expect(read).toHaveLength(2);
      for (const line of read) {
        expect(line.filter((cell) => formula.test(cell))).toEqual([]);
        expect(line.map(restoreCell)).toEqual(row);
      }
      checked += row.length;
    }),
    { numRuns: 500 },
  );
  expect(checked).toBeGreaterThanOrEqual(5_000);
});

test("headers that are formulas, and headers that look like neutralised ones, stay apart", () => {
  const headers = ["=f", "'=f", "''=f"];
  const [read = []] = parse(writeCsv(headers, []).slice(1));
  expect(read).toEqual(["'=f", "''=f", "'''=f"]);
  expect(read.map(restoreCell)).toEqual(headers);
});

test("leaves words, quotations and numbers alone", () => {
  for (const text of ["'tis", "a=b", "‘quoted’", "'", ""]) {
    expect(neutralizeCell(text)).toBe(text);
    expect(restoreCell(text)).toBe(text);
  }
  expect(writeCsv(["n"], [[-5], [null], [true]])).toBe("\ufeffn\r\n-5\r\n\r\ntrue\r\n");
});

test("reads what it writes, line breaks within cells too", () => {
  const rows = [
    ["a", 'say "hi"', "one\r\ntwo\nthree\rfour"],
    ["ü", "x,y;z", " padded "],
  ];
  expect(readCsv(writeCsv(["1", "2", "3"], rows)).slice(1)).toEqual(rows);
});

test.each([
  ["a,b;c,d\n", ","],
  ["a;b;c\n1,5;2;3", ";"],
  ["a\tb\n", "\t"],
  ['"a;b;c",d\n', ","],
])("finds what parts the cells of %j", (text, sign) => {
  expect(findDelimiter(text)).toBe(sign);
});

test("takes a quote within a cell as it stands, and an unclosed one to the end", () => {
  expect(readCsv('a 5" nail,b\n"open, and\non')).toEqual([['a 5" nail', "b"], ["open, and\non"]]);
});
