import { expect, it } from "vitest";
import type { CustomerJourney, Persona, ValueProp } from "#contract/personas.ts";
import { editLines, listEmptyParts, listLines, listPersonaParts } from "./framework-lines.ts";
import { describeMissing, describeNothing } from "./framework-words.ts";

const head = { name: "Ana", description: "", people: 2, notes: [], madeBy: "built-in" as const };
const said = [
  {
    quote: "I pay by phone",
    sourceKind: "transcript" as const,
    sourceId: "t1",
    sourceLabel: "P1",
    messageId: "m1",
    start: 0,
    end: 14,
    ageRange: null,
  },
];

const persona: Persona = {
  framework: "persona",
  ...head,
  attributes: { age: "", location: "", profession: "" },
  choices: [
    { choice: "Pays by phone", evidence: said },
    { choice: "Pays in cash", evidence: said },
  ],
  conflict: [],
  objective: [{ goal: "Less queueing", evidence: said }],
  obstacles: [],
  network: [{ role: "Sister", details: "Shops for her", evidence: said }],
  ideas: [],
  quotes: [{ quote: "I pay by phone", evidence: said }],
};

const journey: CustomerJourney = {
  framework: "customerJourney",
  ...head,
  stages: [
    {
      stage: "Paying",
      actions: [{ text: "Waits", evidence: said }],
      thoughts: [],
      feelings: [],
      pains: [{ text: "Long queue", evidence: said }],
      opportunities: [],
    },
  ],
};

const value: ValueProp = {
  framework: "valueProp",
  ...head,
  jobs: [{ text: "Buy lunch", evidence: said }],
  pains: [],
  gains: [],
  relievers: [{ text: "Pay ahead", evidence: said }],
  creators: [],
};

it("a persona's lists stand under the names of its page", () => {
  expect(listPersonaParts(persona).map((part) => part.title)).toEqual([
    "Decisions",
    "Challenges",
    "Goals",
    "Obstacles",
    "Network",
    "Ideas",
    "Quotes",
  ]);
});

it.each([persona, journey, value])("a result that nobody touched stays as it was ($framework)", (result) => {
  expect(editLines(result, (_, text) => text)).toEqual(result);
});

it.each([persona, journey, value])("every line can be left out ($framework)", (result) => {
  const keys = new Set(listLines(result).map((line) => line.key));
  expect(keys.size).toBe(listLines(result).length);
  const emptied = editLines(result, (key, text) => (keys.has(key) ? undefined : text));
  expect(listLines(emptied)).toEqual([]);
});

it("a changed line keeps the words that it rests on", () => {
  const changed = editLines(persona, (key, text) => (key === "choices.1" ? "Prefers cash" : text));
  expect(listLines(changed).map((line) => line.text)).toEqual([
    "Pays by phone",
    "Prefers cash",
    "Less queueing",
    "Shops for her",
    "I pay by phone",
  ]);
  expect(listLines(changed).every((line) => line.evidence.length === 1)).toBe(true);
});

const nothingFound: ValueProp = {
  ...{ framework: "valueProp", ...head, jobs: [], pains: [], gains: [], relievers: [], creators: [] },
};

it("says which parts nothing was found for", () => {
  const value = { ...nothingFound, jobs: [{ text: "I pay by phone", evidence: said }] };
  expect(listEmptyParts(value)).toEqual(["Pains", "Gains", "Pain relievers", "Gain creators"]);
  expect(describeMissing(listEmptyParts(value))).toBe(
    "Nothing found for pains, gains, pain relievers or gain creators.",
  );
  expect(describeMissing(["Ideas"])).toBe("Nothing found for ideas.");
  expect(describeMissing([])).toBe("");
});

it("finds every part of a journey without stages empty", () => {
  const journey: CustomerJourney = { framework: "customerJourney", ...head, stages: [] };
  expect(listLines(journey)).toEqual([]);
  expect(listEmptyParts(journey)).toEqual(["Actions", "Thoughts", "Feelings", "Pains", "Opportunities"]);
});

it("says of an output without a line why it is empty and what to do", () => {
  expect(describeNothing("valueProp", [])).toBe(
    "We found nothing in what they said that fits into a value proposition. Nothing was saved. Add people who tell what they do, want and struggle with, or choose another output.",
  );
  const why = "These people differ too much for one persona: they share nothing.";
  expect(describeNothing("persona", ["A note.", why])).toContain(`${why} Nothing was saved.`);
});
