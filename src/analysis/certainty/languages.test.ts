import { expect, test } from "vitest";
import type { Finding } from "#contract/insights.ts";
import type { Members } from "../members.ts";
import { countLanguages } from "./languages.ts";

const person = (sourceId: string) => ({
  id: sourceId,
  sourceId,
  kind: "interview" as const,
  label: sourceId,
});
const members: Members = {
  people: ["a", "b", "c", "d"].map(person),
  reached: {},
  findings: {
    one: { people: [0, 1], questionId: null },
    merged: { people: [1, 2, 3], questionId: null },
  },
  novelty: {},
};
const finding = (id: string, merged: string[] = []) =>
  ({
    id,
    strength: { people: 2 },
    edited: { merged: merged.map((other) => ({ id: other, text: other })) },
  }) as unknown as Finding;
const spoken = new Map(Object.entries({ a: "en", b: "es", c: "es", d: "es" }));

test("the people behind a finding are counted by the language they spoke", () => {
  const [one] = countLanguages([finding("one")], members, spoken);
  expect(one?.strength).toEqual({
    people: 2,
    languages: [
      { language: "en", people: 1 },
      { language: "es", people: 1 },
    ],
  });
});

test("whoever said both of two merged findings is counted once", () => {
  const [one] = countLanguages([finding("one", ["merged"])], members, spoken);
  expect(one?.strength.languages).toEqual([
    { language: "es", people: 3 },
    { language: "en", people: 1 },
  ]);
});

test("nothing is said where somebody's language isn't known", () => {
  const known = new Map([["a", "en"]]);
  expect(countLanguages([finding("one")], members, known)[0]?.strength).toEqual({ people: 2 });
});
