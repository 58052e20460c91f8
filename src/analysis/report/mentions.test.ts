import { expect, test } from "vitest";
import { analyze } from "../analyze.ts";
import { makePerson, makeStudy } from "../themes/people-for-tests.ts";

const question = "How do you share news with your team?";

function listMentioned(answers: string[], asked = question) {
  const people = answers.map((text, at) => makePerson(`P-${at + 1}`, [text]));
  return analyze(people, makeStudy(asked)).brief?.mentions ?? [];
}

const answers = [
  "Officially everything is on the intranet but quick things go to our WhatsApp group.",
  "I write a mail on Mondays and copy it into WhatsApp for the drivers.",
  "We keep a spreadsheet, and whoever is late asks on WhatsApp.",
  "A spreadsheet on the wall, and I read it out in the morning.",
  "Mostly I walk over and tell them in the morning.",
];

test("names and things that people bring up themselves are counted, with a sentence of each person", () => {
  expect(listMentioned(answers)).toMatchObject([
    { name: "WhatsApp", people: 3, heard: 5, evidence: answers.slice(0, 3).map((quote) => ({ quote })) },
    { name: "Spreadsheet", people: 2 },
  ]);
});

test("the question's own words and ordinary ones are no mentions", () => {
  expect(listMentioned(answers, "Do you use WhatsApp or a spreadsheet?")).toEqual([]);
  const everyday = answers.map((_, at) => `In the morning I talk to my boss about the week, number ${at}.`);
  expect(listMentioned(everyday)).toEqual([]);
  const living = answers.map(() => "It is all about the living of many people in peace together here.");
  expect(listMentioned(living).map(({ name }) => name)).not.toContain("Living");
});

test("nobody's word alone is a mention", () => {
  expect(listMentioned(answers.slice(3))).toEqual([]);
});
