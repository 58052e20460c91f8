import { expect, test } from "vitest";
import { languages } from "./choices.ts";
import { countryCodes } from "./countries.ts";
import { nameCountry, readCountry } from "./country-names.ts";

test("D9: a country is one code, whatever browser, language or spelling named it", () => {
  for (const given of [
    "TR",
    "tr",
    " Turkey ",
    "Türkiye",
    "TURKIYE",
    "Türkei",
    "Turquía",
    "Turquie",
    "Turquia",
    "تركيا",
  ])
    expect([given, readCountry(given)]).toEqual([given, "TR"]);
  expect(["Czech Republic", "Czechia", "Tschechien"].map(readCountry)).toEqual(["CZ", "CZ", "CZ"]);
  expect(["U.S.A.", "United States of America", "USA", "us"].map(readCountry)).toEqual(Array(4).fill("US"));
  expect(["St. Kitts & Nevis", "Saint Kitts and Nevis"].map(readCountry)).toEqual(["KN", "KN"]);
  expect(["Ivory Coast", "Côte d’Ivoire", "Cote d'Ivoire"].map(readCountry)).toEqual(["CI", "CI", "CI"]);
});

test.each(languages)("D9: every country's name in %s is read as its code", (language) => {
  expect(countryCodes).toHaveLength(249);
  for (const code of countryCodes)
    expect([code, readCountry(nameCountry(code, language))]).toEqual([code, code]);
});

test.each(["", "Atlantis", "Prefer not to say", "constructor", "__proto__", "ZZ", "12"])(
  "D9: %j is no country and stays as it is",
  (text) => {
    expect([readCountry(text), nameCountry(text)]).toEqual([text, text]);
  },
);

test("D9: names are in the reader's language, also for a country that was stored by a name", () => {
  expect([nameCountry("TR", "de"), nameCountry("Turkey", "de"), nameCountry("IE")]).toEqual([
    "Türkei",
    "Türkei",
    "Ireland",
  ]);
});
