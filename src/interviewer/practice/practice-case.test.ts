import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listFaults } from "../script/question-rules.ts";
import { countWords, listSentences } from "../words.ts";
import { nodesOf, type TalkNode } from "./case-nodes.ts";
import { type PracticeCase, practiceCase } from "./practice-case.ts";
import { labelQuestion } from "./question-label.ts";

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
    const closedKinds = new Set(["yesno", "any", "anyone", "choice"]);
    const nodes = [...nodesOf(practiceCase.parse(given)).byKey.values()];
    const isClosed = ({ asks }: TalkNode) =>
      asks.length > 0 && asks.every(({ kind }) => closedKinds.has(kind));
    const open = nodes
      .filter((node) => node.area !== null && node.parent === null && !isClosed(node))
      .map(({ text }) => text);
    // Of a longer one only the first sentence is said to a closed question.
    const closed = nodes
      .filter(isClosed)
      .map(({ text }) => (countWords(text) > 8 ? (listSentences(text)[0] ?? "") : text));
    expect(mean(open)).toBeGreaterThan(2.5 * mean(closed));
  });

  test("opens each insight with an open question, and has more to say of it", () => {
    for (const { opener, next } of given.insights) {
      expect([opener, labelQuestion(opener)]).toEqual([opener, "open"]);
      expect(Object.keys(next)).toEqual(expect.arrayContaining(["more", "feeling", "why"]));
    }
  });

  test("answers at least twenty questions with a yes or a no, in few words", () => {
    const short = [...nodesOf(practiceCase.parse(given)).byKey.values()].filter(({ asks }) =>
      asks.some(({ kind }) => kind === "yesno" || kind === "any"),
    );
    expect(short.length).toBeGreaterThanOrEqual(20);
  });

  test("says in words that nobody else has that they have no answer", () => {
    const { dodge, turning } = given.talk;
    expect(dodge.length).toBeGreaterThanOrEqual(6);
    const ofAll = readdirSync(folder).flatMap((file) => {
      const { talk } = practiceCase.parse(read(file));
      return [...talk.dodge, ...talk.turning];
    });
    for (const text of [...dodge, ...turning]) expect(ofAll.filter((one) => one === text)).toEqual([text]);
  });

  test("recommends only questions that the script checker has nothing against", () => {
    const faulty = given.insights.filter(({ question }) => listFaults(question).length > 0);
    expect(faulty.map(({ question }) => [question, listFaults(question)])).toEqual([]);
  });
});

test("a case that arrives as a new object with each message is prepared once", () => {
  const given = practiceCase.parse(read("meal-kit.json"));
  expect(nodesOf(structuredClone(given))).toBe(nodesOf(structuredClone(given)));
  expect(nodesOf({ ...given, topic: "Another topic" })).not.toBe(nodesOf(given));
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
        insights: whole.insights.map((one) => ({
          ...one,
          hint: { words: "no such words", unasked: "There are no such words." },
        })),
      },
      /i1: "no such words" is in no node$/,
    ],
    [
      "an unasked hint without its words",
      {
        ...whole,
        insights: whole.insights.map(({ hint, ...one }) => ({ ...one, hint: { ...hint, unasked: "So." } })),
      },
      /i1: ".+" is not in what is said unasked$/,
    ],
    [
      "a follow-up that leads nowhere",
      { ...whole, facts: whole.facts.map((one) => ({ ...one, next: { more: "nowhere" } })) },
      /there is no node "nowhere"/,
    ],
    [
      "one line at two places",
      {
        ...whole,
        facts: whole.facts.map((one) => ({
          ...one,
          say: "This is what is said at every single place of the case.",
        })),
      },
      /is said twice/,
    ],
    [
      "a kind of follow-up that nobody knows",
      { ...whole, facts: whole.facts.map((one) => ({ ...one, next: { later: "A line." } })) },
      /^facts/,
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
