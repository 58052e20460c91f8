import { expect, test } from "vitest";
import { readCountries } from "./outside-countries.ts";

const values = (answer: unknown, language = "en") =>
  readCountries(answer, language)?.map(({ value, label }) =>
    value === label ? value : `${value} (${label})`,
  );

test("codes, English names and entries of the usual services are read, in the reader's language", () => {
  const expected = ["FR (Frankreich)", "ES (Spanien)"];
  expect(values(["ES", "FR"], "de")).toEqual(expected);
  expect(values(["spain", "France"], "de")).toEqual(expected);
  expect(values([{ cca2: "ES", name: { common: "Spain" } }, { code: "fr" }], "de")).toEqual(expected);
  expect(values([{ alpha2Code: "ES" }, { name: "France" }], "de")).toEqual(expected);
});

test("a name that is no country of ours is offered as it stands, once", () => {
  expect(values(["Atlantis", "France", "Atlantis"])).toEqual(["Atlantis", "FR (France)"]);
});

test.each([
  ["nothing", undefined],
  ["an error as data", { error: "Too many requests" }],
  ["a page", "<html>"],
  ["an empty list", []],
  ["one entry", ["FR"]],
  ["numbers", [1, 2, 3]],
  ["entries without a name", [{ flag: "x" }, { flag: "y" }]],
  ["a list that never ends", Array.from({ length: 401 }, (_, at) => `Country ${at}`)],
  ["a name as long as a book", ["France", "x".repeat(10_000)]],
])("%s leaves the built-in list in place", (_, answer) => {
  expect(readCountries(answer, "en")).toBeUndefined();
});
