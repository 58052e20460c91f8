import { expect, test } from "vitest";
import { listSpellings, readWords, writePattern, writeQuery } from "./search-words.ts";

test("words are letters and digits alone, so that none can end its quotation", () => {
  expect(readWords("It's a 'test' & (x) | !y:* — café")).toEqual([
    ...["it", "s", "a", "test", "x", "y", "café"],
  ]);
  expect(readWords(" … !? ")).toEqual([]);
  // An accent without its letter would be an empty word, which no query may hold.
  expect(readWords("x \u2190\u0338 y\u0301")).toEqual(["x", "y\u0301"]);
  expect(writeQuery(readWords("o'brien:*"), false)).not.toContain(":*");
});

test("a word is looked for with and without its accents", () => {
  expect(listSpellings("cafe")).toContain("café");
  expect(listSpellings("café")).toContain("cafe");
  expect(listSpellings("prefere")).toContain("préfère");
  expect(listSpellings("reunion")).toContain("reunión");
  expect(listSpellings("uncharacteristically").length).toBeLessThanOrEqual(100);
});

test("only the last word is a beginning, and only while it is typed", () => {
  expect(writeQuery(["team", "meet"], true)).toMatch(/'meet':\*/);
  expect(writeQuery(["team", "meet"], true)).not.toMatch(/'team':\*/);
  expect(writeQuery(["team"], false)).not.toMatch(/:\*/);
});

test("a pattern fits a text whatever its accents, and its signs stand for themselves", () => {
  expect(new RegExp(writePattern("Año")).test("ano")).toBe(true);
  expect(new RegExp(writePattern("ano")).test("año")).toBe(true);
  expect(new RegExp(`^${writePattern("a.(b")}$`).test("a.(b")).toBe(true);
  expect(new RegExp(writePattern("1.5")).test("125")).toBe(false);
});
