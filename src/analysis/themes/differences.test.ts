import { describe, expect, test } from "vitest";
import type { Insights } from "#contract/insights.ts";
import { analyze } from "../analyze.ts";
import { makePerson, makeStudy } from "./people-for-tests.ts";
import { readVerdict } from "./read-verdict.ts";

const asked = "What did you think of the price?";

function answer(question: string, ...texts: string[]): Insights {
  const people = texts.map((text, at) => makePerson(`P-${at + 1}`, [text]));
  return analyze(people, makeStudy(question));
}

const listThemes = ({ findings }: Insights) => findings.filter(({ kind }) => kind === "themes");
const fair = ["The price is really fair.", "The price is fair."];

describe("a claim that others contradict", () => {
  const insights = answer(
    asked,
    ...fair,
    "Too dear.",
    "Steep.",
    "More than it was worth.",
    "I never saw it.",
  );

  test("is none, and says that people differ", () => {
    expect(listThemes(insights).map(({ text, about }) => [text, about?.isTopic])).toEqual([
      ["People differ: “The price is really fair” – “Too dear”", true],
    ]);
  });

  test("has both sides counted and quoted", () => {
    const [tension, ...others] = insights.brief?.tensions ?? [];
    expect(others).toEqual([]);
    expect(tension?.a).toMatchObject({ text: "The price is really fair", people: 2 });
    expect(tension?.b).toMatchObject({ text: "Too dear", people: 3 });
    expect(tension?.b.evidence.map(({ quote }) => quote)).toEqual([
      "Too dear.",
      "Steep.",
      "More than it was worth.",
    ]);
  });

  test("stands in short with both counts", () => {
    expect(insights.brief?.inShort.map(({ text }) => text)).toEqual([
      "People differ: 2 of 6 said things like “The price is really fair”, 3 things like “Too dear”",
    ]);
  });

  test("stays one against a single voice, which is counted as speaking against it", () => {
    const [theme] = listThemes(
      answer(asked, ...fair, "The price felt reasonable.", "Too dear.", "I never saw it."),
    );
    expect(theme).toMatchObject({ text: "The price is really fair", strength: { people: 3 } });
    expect(theme?.challenging.map(({ quote }) => quote)).toEqual(["Too dear."]);
  });
});

describe("nobody speaks against a claim", () => {
  test.each([
    ["with a hedge", "Maybe too dear.", "A bit steep, I suppose.", "It might be too expensive."],
    [
      "with what is taken back",
      "Too dear. But the support makes up for it.",
      "Steep, but fair.",
      "Not too dear.",
    ],
    ["in another respect", "The price was confusing.", "It was hard to find.", "Complicated."],
    [
      "on another thing",
      "The delivery was too expensive.",
      "The delivery is steep.",
      "My phone was too dear.",
    ],
    ["of what others think", "My boss said it was too dear.", "They say it's steep.", "Is it too dear?"],
  ])("%s", (_, ...others) => {
    const insights = answer(asked, ...fair, ...others);
    const [claim] = listThemes(insights).filter(({ text }) => text.includes("fair"));
    expect([claim?.text, claim?.strength.people, claim?.challenging]).toEqual([
      "The price is really fair",
      2,
      [],
    ]);
    expect(insights.brief?.tensions).toEqual([]);
  });

  test("with a word that stands for something else that was asked", () => {
    const both = "What did you think of the price and the support?";
    expect(answer(both, ...fair, "Too dear.", "Steep.").brief?.tensions).toEqual([]);
  });
});

describe("people do not differ", () => {
  test.each([
    [
      "where one tells what failed and others what they do",
      "The bank feed brings in the payments every morning.",
      "I check the bank feed for payments before lunch.",
      "The bank feed did not start in May.",
      "I don't open the bank feed on Fridays.",
    ],
    [
      "where one loves what broke once for another",
      "I love the bank feed for the monthly payments.",
      "The bank feed lost my monthly payments, which was terrible.",
      "I really like the bank feed for payments.",
      "The bank feed was down and the payments were a disaster.",
    ],
  ])("%s", (_, ...texts) => {
    const insights = answer("How do you keep your books?", ...texts);
    expect(insights.brief?.tensions).toEqual([]);
    expect(listThemes(insights).filter(({ text }) => text.startsWith("People differ"))).toEqual([]);
  });
});

test.each([
  ["The price is really fair", "price", "cost", true],
  ["I found the price too steep", "price", "cost", false],
  ["It isn't worth the money", undefined, "cost", false],
  ["I paid more than it was worth.", undefined, "cost", false],
  ["The setup was easy", "setup", "ease", true],
  ["Honestly, the reports are useless.", "report", "use", false],
])("a plain judgement is read: %s", (said, aspect, respect, isPositive) => {
  const verdict = { ...(aspect === undefined ? {} : { aspect }), respect, isPositive };
  expect(readVerdict(said)).toEqual(verdict);
});

test.each([
  "The price would be fair",
  "It is not very good",
  "Not too dear",
  "It is too easy",
  "The price is higher than theirs",
  "The price is dear to me",
  "It was fair until they raised it",
  "We talked about a fair price",
])("no plain judgement is read: %s", (said) => {
  expect(readVerdict(said)).toBeUndefined();
});
