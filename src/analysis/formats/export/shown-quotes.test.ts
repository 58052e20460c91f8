import { expect, test } from "vitest";
import type { Brief, Evidence, Finding } from "#contract/insights.ts";
import { makeInShort, partFindings } from "./brief-blocks.ts";
import { dropRepeats, listOnce, listUntold, markCuts } from "./shown-quotes.ts";

const said = "Well, the bees sleep in winter, and I feed them. They wake in March";

function quoteOf(quote: string, label = "P-01"): Evidence {
  const start = said.indexOf(quote);
  return {
    ...{ quote, start, end: start + quote.length, sourceKind: "interview" as const, sourceId: label },
    ...{ sourceLabel: label, messageId: `${label} m`, ageRange: null },
  };
}

function makeFinding(kind: Finding["kind"], quote: string, people = 1): Finding {
  return {
    ...{ id: `${kind} ${quote}`, kind, text: quote, sentiment: "neutral" as const },
    ...{ strength: { people, asked: 3, volunteered: 0 }, evidence: [quoteOf(quote)], challenging: [] },
  };
}

test.each([
  ["the bees sleep in winter", "… the bees sleep in winter …"],
  ["Well, the bees sleep in winter, and I feed them.", "Well, the bees sleep in winter, and I feed them."],
  ["They wake in March", "They wake in March"],
])("a quote shows where it was cut: %s", (quote, shown) => {
  expect(markCuts(quoteOf(quote), said)).toBe(shown);
});

test("one person's words twice are quoted once, another's as well", () => {
  const [first, again] = [quoteOf("the bees sleep in winter"), quoteOf("the bees sleep in winter")];
  const other = quoteOf("the bees sleep in winter", "P-02");
  expect(dropRepeats([first, again, other])).toEqual([first, other]);
});

test("what one person said stands once in a report, in its best place", () => {
  const single = makeFinding("singleVoices", "the bees sleep in winter");
  const habit = makeFinding("behaviors", "the bees sleep in winter, and I feed them");
  const [pain, need] = [makeFinding("painPoints", "They wake in March"), makeFinding("needs", "They wake")];
  const shared = makeFinding("behaviors", "the bees sleep", 2);
  expect(listOnce([single, habit, pain, need, shared], null)).toEqual([single, pain, shared]);
});

test("what stands among the answers is listed under its kind as well, as in the shared report", () => {
  const need = makeFinding("needs", "They wake in March");
  const brief: Brief = {
    ...{ inShort: [], tensions: [], unknown: [] },
    answers: [
      {
        ...{ questionId: "q1", text: null, asked: 1, answered: 1, isThin: true, findings: [] },
        evidence: [quoteOf("They wake in March")],
      },
    ],
  };
  expect(listOnce([need], brief)).toEqual([need]);
  expect(listOnce([need], null)).toEqual([need]);
});

test("a theme among its kind and what no sentence of a model tells are not listed again", () => {
  const theme = makeFinding("themes", "the bees sleep", 2);
  const entry = { ...makeFinding("behaviors", "the bees sleep", 2), id: "entry", themeId: theme.id };
  const aside = { ...makeFinding("needs", "They wake in March"), isAside: true as const };
  expect(listOnce([theme, entry, aside], null)).toEqual([theme]);
  expect(listOnce([entry], null)).toEqual([entry]);
});

test("sentences that only repeat the headings below them are left out", () => {
  const theme = makeFinding("themes", "The bees sleep in winter", 2);
  const write = (text: string) => {
    const brief: Brief = {
      ...{ tensions: [], answers: [], unknown: [] },
      inShort: [{ text, findings: [theme.id] }],
    };
    return makeInShort({ brief, findings: [theme] });
  };
  expect(write("2 of 3 people said things like “the bees sleep in winter”")).toEqual([]);
  expect(write("Keepers let the hives rest.")).toHaveLength(2);
});

test("a tension that a finding shows with what speaks against it is not told again", () => {
  const [a, b] = [quoteOf("the bees sleep in winter"), quoteOf("They wake in March", "P-02")];
  const theme = { ...makeFinding("themes", "the bees sleep in winter", 2), challenging: [b] };
  const brief: Brief = {
    ...{ inShort: [], answers: [], unknown: [] },
    tensions: [
      {
        id: "t",
        within: "people",
        a: { text: "asleep", evidence: [a] },
        b: { text: "awake", evidence: [b] },
      },
    ],
  };
  expect(listUntold(brief, [theme]).tensions).toEqual([]);
  expect(listUntold(brief, []).tensions).toHaveLength(1);
});

test("a piece of a story stands below the theme that tells it, and under its kind where that is gone", () => {
  const theme = makeFinding("themes", "the bees sleep in winter", 2);
  const piece = { ...makeFinding("themes", "They wake", 2), partOf: theme.id };
  const pain = { ...makeFinding("painPoints", "I feed them", 2), partOf: theme.id };
  const { themes, rest, parts } = partFindings(listOnce([theme, piece, pain], null));
  expect([themes, rest, parts.get(theme.id)]).toEqual([[theme], [], [piece, pain]]);
  expect(partFindings([pain]).rest).toEqual([pain]);
});
