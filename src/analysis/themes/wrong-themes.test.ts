import { describe, expect, test } from "vitest";
import type { Finding } from "#contract/insights.ts";
import { analyze } from "../analyze.ts";
import type { Source } from "../sources.ts";
import { readAsked } from "./asked-question.ts";
import { makePerson, makeStudy, makeTranscript } from "./people-for-tests.ts";

const noScript = makeStudy();

const list = (sources: Source[], kind: Finding["kind"], study = noScript) =>
  analyze(sources, study).findings.filter((finding) => finding.kind === kind);

const showPeople = (findings: Finding[]) => findings.map(({ text, strength }) => [text, strength.people]);

/** People who all answer one question. */
const answer = (asked: string, ...texts: string[]) =>
  texts
    .map((text, at) => makePerson(`P-${at + 1}`, [text]))
    .map((person) => [person, makeStudy(asked)] as const);

function listThemes(asked: string, ...texts: string[]): Finding[] {
  const people = answer(asked, ...texts).map(([person]) => person);
  return list(people, "themes", makeStudy(asked));
}

describe("what people call good or bad by its name", () => {
  const asked: [string, string][] = [
    ["How did clustering and highlighting change your analysis?", "What else did you try?"],
    ["Did you find the clustering useful?", "What was highlighting like for you?"],
  ].map(([first = "", second = ""]) => [first, second]);

  test("is a theme whatever they were asked, the question's own words included", () => {
    const people = [
      makeTranscript("P-1", [[asked[0]?.[0] ?? "", "By the end, highlighting was very useful."]]),
      makeTranscript("P-2", [[asked[1]?.[1] ?? "", "I found highlighting to be very useful."]]),
      makeTranscript("P-3", [[asked[0]?.[1] ?? "", "I took a walk and opened the other file."]]),
    ];
    expect(showPeople(list(people, "themes"))).toEqual([[expect.stringMatching(/ighlighting/), 2]]);
  });

  test.each([
    ["It would be useful.", "Highlighting would be very useful."],
    ["It is only large.", "The highlighting is huge."],
    ["Another thing is good.", "The window is good for highlighting."],
  ])("is none where they do not: %s", (_, said) => {
    const people = [
      makeTranscript("P-1", [["What did you like?", "I found highlighting to be very useful."]]),
      makeTranscript("P-2", [["What came next?", said]]),
    ];
    expect(list(people, "themes")).toEqual([]);
  });
});

describe("who backs a claim", () => {
  test("is nobody who denies it", () => {
    const [theme] = listThemes(
      "How interested are you?",
      "I want to stay up to date on the news of the town.",
      "I keep up to date with the news of the town.",
      "I'm not really the person who is up to date.",
    );
    expect(theme?.strength.people).toBe(2);
  });

  test("is nobody who feels the contrary", () => {
    const [theme] = listThemes(
      "When did it last touch you?",
      "The election results make me very disappointed.",
      "I was very disappointed by the results of the election in May.",
      "I was so happy and satisfied with the wonderful election results at home.",
    );
    const quotes = theme?.evidence.map(({ quote }) => quote).join(" ");
    expect(theme?.strength.people).toBe(2);
    expect(quotes).not.toContain("satisfied");
  });
});

describe("what was asked", () => {
  test("is read of a question that ends with a full stop", () => {
    const { questions } = readAsked("Did it support you? Were there any tasks that you could not perform.");
    expect(questions.flat()).toContain("perform");
  });

  test("is two questions where both are asked in one breath", () => {
    const { questions } = readAsked(
      "Did the tool support the model analysis, and were there any tasks or questions it could not answer?",
    );
    expect(questions).toHaveLength(2);
  });
});

test("what people can do is a proposal only to those who asked what to do", () => {
  const said = [
    "People can vote for the party of their choice in free elections.",
    "The people can vote in free elections and leave the party.",
  ];
  expect(
    listThemes("What makes a country democratic?", ...said)
      .map(({ text }) => text)
      .join(),
  ).not.toMatch(/proposals/);
});

test("'importance' is a thing that ties, though 'important' is not", () => {
  const [theme] = listThemes(
    "How do you choose a plot?",
    "We sort the features by their importance.",
    "I take the list of feature importance from the model.",
    "We look at feature importance first.",
  );
  expect(theme?.strength.people).toBe(3);
});

test("words before an unheard passage count, and those of a new sentence behind it", () => {
  const asked = "Were there tasks that you could not perform?";
  const said =
    "I got stuck with taking out the outliers that drove the model down (unintelligible) So those outliers spoil it.";
  const aside = "The kitchen was cold in winter. My bus came late on Monday. The garden needs water in June.";
  const people = [
    makeTranscript("P-1", [[asked, said]]),
    makeTranscript("P-2", [[asked, "I wanted to pull out those two outliers."]]),
    makeTranscript("P-3", [["Where do you live?", aside]]),
  ];
  const [theme] = list(people, "themes");
  expect(theme?.strength.people).toBe(2);
  expect(theme?.evidence.some(({ quote }) => quote.includes("unintelligible"))).toBe(false);
});

describe("a single voice", () => {
  const listVoices = (...texts: string[]) =>
    list(
      texts.map((text, at) => makePerson(`P-${at + 1}`, [text])),
      "singleVoices",
      makeStudy("What was it like?"),
    ).map(({ text }) => text);

  test.each([
    "There wasn't any task that I was unable to perform.",
    "It's super hard to come up with the definition of it all.",
    "We find them very hard to read and not useful at all.",
    "I didn't think I ever used that too much, but I really liked it.",
    "The situation could raise a problem within the family at home.",
    "You should be able to tell, well you should be able to see the problem.",
    "I cannot say anything about the problems because I have no understanding of it.",
  ])("is not: %s", (said) => {
    expect(listVoices(said)).toEqual([]);
  });

  test("tells a story once, however often its words come back", () => {
    const person = makePerson("P-1", [
      "That kind of policy destroyed my life back home.",
      "Sanctions destroyed my whole life and forced me to leave the country.",
    ]);
    expect(list([person], "singleVoices", makeStudy("What was it?", "And then?"))).toHaveLength(1);
  });

  test("may wish for something", () => {
    const wish = "If you could increase the spacing between the rows of the table";
    expect(listVoices(`${wish}.`)).toEqual([wish]);
  });
});

describe("people who share one word", () => {
  const asked = "What was the tool's weakness?";

  test("speak of two things where they name them differently", () => {
    const themes = listThemes(
      asked,
      "My eyes got crossed on the first page of the atlas. The first page has too many rows.",
      "I followed the notes on the project page of the museum.",
    );
    expect(themes).toEqual([]);
  });

  test("name no topic by it", () => {
    const people = ["governs my country badly", "left my country in May", "sells to other countries"].map(
      (said, at) => makePerson(`P-${at + 1}`, [`The king ${said}.`]),
    );
    expect(list(people, "topics", makeStudy(asked))).toEqual([]);
  });
});

test("what a theme tells stands in no single voice of the same people", () => {
  const asked = "How do you choose?";
  const people = [
    "We always start with feature importance in the morning. We only need the important features, because the others hurt us.",
    "I begin with feature importance as well.",
    "Feature importance is where I start.",
  ].map((said, at) => makePerson(`P-${at + 1}`, [said]));
  const voices = list(people, "singleVoices", makeStudy(asked));
  expect(list(people, "themes", makeStudy(asked))).toHaveLength(1);
  expect(voices).toEqual([]);
});

test("what stands in brackets ties nobody, and who trails off is no single voice", () => {
  const asked = "What would you change?";
  const themes = listThemes(
    asked,
    "A tutorial for the harder parts (e.g. printing, postcards).",
    "Better ways to send postcards to friends.",
    "Postcards directly from the album.",
  );
  expect(themes.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)).join(" ")).not.toContain(
    "tutorial",
  );
  const [person] = answer(
    asked,
    "I could talk about it, but it is really important just to pause on the start...",
  );
  expect(person && list([person[0]], "singleVoices", person[1])).toEqual([]);
});
