import { expect, test } from "vitest";
import { codeOtherLanguage } from "./code-other-language.ts";

test("no sentence of a French answer begins with what closes the one before", () => {
  const text =
    "Elle parle de ses graines. Je dis « Tenez, voilà vos graines. » Un jour le paquet était ouvert (et vide !) Depuis, je garde le paquet.";
  const segment = { id: "m1", speaker: "participant" as const, text, questionId: null, move: null };
  const source = { id: "s", kind: "interview" as const, label: "P-01", ageRange: null, location: null };
  const study = { questions: [], objective: "", topics: [], competitors: [], ownProduct: null };
  const { keywords } = codeOtherLanguage({ ...source, language: "fr", segments: [segment] }, study);
  const quotes = keywords.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  expect(quotes).toContain("Je dis « Tenez, voilà vos graines. »");
  expect(quotes).toContain("Un jour le paquet était ouvert (et vide !)");
  for (const quote of quotes) expect(quote).toMatch(/^[\p{L}«(]/u);
});
