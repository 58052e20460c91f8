import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it("cells with commas, quotes and line breaks stay one cell", () => {
  expect(
    toCsv([
      ["City", "People"],
      ['Cork, "the city"\nIreland', 2],
    ]),
  ).toBe('City,People\r\n"Cork, ""the city""\nIreland",2\r\n');
});

it.each(["=1+1", "+44", "-2", "@sum", "\tx"])("%s is not run as a formula by a spreadsheet", (cell) => {
  expect(toCsv([[cell]])).toBe(`'${cell}\r\n`);
});
