import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listFaults } from "../script/question-rules.ts";
import { countWords } from "../words.ts";
import { type PracticeCase, practiceCase } from "./practice-case.ts";

const folder = join(import.meta.dirname, "../../../assets/cases");
const files = readdirSync(folder);
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8"));

function listProblems(value: unknown): string[] {
  return (
    practiceCase.safeParse(value).error?.issues.map((one) => `${one.path.join(".")}: ${one.message}`) ?? []
  );
}

test("there are twelve people to practise with", () => {
  expect(files).toHaveLength(12);
});

const mean = (texts: string[]) => texts.reduce((sum, text) => sum + countWords(text), 0) / texts.length;

describe.each(files)("%s", (file) => {
  const given = read(file) as PracticeCase;

  test("has every part, and each hint where it says", () => {
    expect(listProblems(given)).toEqual([]);
    expect(`${given.id}.json`).toBe(file);
  });

  test("says at least two and a half times as much to open questions as to closed ones", () => {
    const open = given.areas.flatMap(({ answers: { yes: _, no: __, ...rest } }) =>
      Object.values(rest).flat(),
    );
    const closed = given.areas.flatMap(({ answers }) => [answers.yes, answers.no]);
    expect(mean(open)).toBeGreaterThan(2.5 * mean(closed));
  });

  test("recommends only questions that the script checker has nothing against", () => {
    const faulty = given.insights.filter(({ question }) => listFaults(question).length > 0);
    expect(faulty.map(({ question }) => [question, listFaults(question)])).toEqual([]);
  });
});

describe("a case with a fault is refused by the part", () => {
  const whole = read("meal-kit.json") as PracticeCase;
  test.each<[string, unknown, RegExp]>([
    ["a missing part", { ...whole, talk: undefined }, /^talk: /],
    ["five insights", { ...whole, insights: whole.insights.slice(1) }, /^insights/],
    [
      "a hint that nobody says",
      {
        ...whole,
        insights: whole.insights.map((one) => ({ ...one, hint: { in: "open", words: "never said" } })),
      },
      /i1: "never said" is not in the area's answer "open"$/,
    ],
    [
      "an area that is not there",
      { ...whole, insights: whole.insights.map((one) => ({ ...one, area: "nowhere" })) },
      /there is no area "nowhere"/,
    ],
  ])("%s", (_, value, sentence) => {
    expect(listProblems(value)).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
  });
});
