import { describe, expect, test } from "vitest";
import { analyze } from "../analyze.ts";
import { readSentences } from "../reading.ts";
import { makePerson, makeStudy } from "./people-for-tests.ts";
import { readChoice, readSide } from "./read-side.ts";

const garden = "Do you believe the quarrel over the garden is a political matter?";

function sideOf(question: string, answer: string): string | undefined {
  const choice = readChoice(question);
  return choice && readSide(readSentences(answer), choice)?.name;
}

describe("the side that an answer takes", () => {
  test.each([
    [garden, "Yes, because two families want the same ground.", "yes"],
    [garden, "Yeah. Yeah, it's a political matter, as they must agree in the end.", "yes"],
    [garden, "Well, by what I said before, it would not be political.", "no"],
    [garden, "No. They are just neighbours who like to shout.", "no"],
  ])("%s %s", (question, answer, side) => {
    expect(sideOf(question, answer)).toBe(side);
  });

  test.each([
    "It depends on what you call political. It would not be for me.",
    "It can be a political matter, and it can be none.",
    "Yeah, no, I think we were all tired that day.",
    "The garden belongs to the town since 1920.",
    "Maybe yes.",
  ])("is open in: %s", (answer) => {
    expect(sideOf(garden, answer)).toBeUndefined();
  });

  test.each([
    "What do you think of the garden?",
    "Could you tell me more about the garden?",
    "Is the garden open, and how do you get there?",
    "When did the council make you feel very disappointed or very satisfied?",
  ])("nothing is left to choose in: %s", (question) => {
    expect(readChoice(question)).toBeUndefined();
  });
});

test("a question that people answer both ways is posed with each side's words", () => {
  const answers = [
    "Yes, because two families want the same ground.",
    "No. They are just neighbours who like to shout.",
    "Yes, it's a political matter for the whole street.",
    "It depends on whom you ask.",
  ];
  const people = answers.map((text, at) => makePerson(`P-${at + 1}`, [text]));
  const { brief } = analyze(people, makeStudy(garden));
  expect(brief?.tensions).toMatchObject([
    {
      ...{ within: "people", question: garden },
      a: { evidence: [{ sourceId: "P-1" }, { sourceId: "P-3" }] },
      b: { text: answers[1], evidence: [{ sourceId: "P-2" }] },
    },
  ]);
});

test("a question that all answer alike is no tension", () => {
  const people = ["Yes, it is.", "Yes, of course it is political."].map((text, at) =>
    makePerson(`P-${at + 1}`, [text]),
  );
  expect(analyze(people, makeStudy(garden)).brief?.tensions).toEqual([]);
});
