import { expect, test } from "vitest";
import type { Source } from "../sources.ts";
import { findSharedScript } from "./shared-script.ts";

const script = [
  "What is hard about keeping bees in winter?",
  "Which hives do you buy for your garden?",
  "Who taught you how to keep bees?",
  "When do you harvest the honey of the year?",
];

function makeSource(id: string, questions: string[]): Source {
  const segments = questions.flatMap((text, at) => [
    { id: `${id}-${at}-i`, speaker: "interviewer" as const, text, questionId: null, move: null },
    { id: `${id}-${at}`, speaker: "participant" as const, text: "In June.", questionId: null, move: null },
  ]);
  return { id, kind: "transcript", label: id, segments, ageRange: null, location: null, language: "en" };
}

test("the script of several transcripts is what they were asked alike, without what leads to it", () => {
  const sources = [
    makeSource("A", script),
    makeSource("B", [
      "So, welcome to this talk. What is hard about keeping your bees in winter?",
      ...script.slice(1),
    ]),
    makeSource("C", ["Hello, are you ready?"]),
    makeSource("D", script),
  ];
  expect(findSharedScript(sources).map(({ text }) => text)).toEqual(script);
});

test.each([
  [
    "each was asked its own",
    ["How old is your car?", "Where did you learn to drive?", "What does petrol cost you?"],
  ],
  [
    "half of the questions are alike",
    [...script.slice(0, 2), "How old is your car?", "Where do you drive it?"],
  ],
])("there is none where %s", (_, others) => {
  expect(findSharedScript([makeSource("A", script), makeSource("B", others)])).toEqual([]);
});

test("one transcript has no script in common with others", () => {
  expect(findSharedScript([makeSource("A", script)])).toEqual([]);
  expect(findSharedScript([])).toEqual([]);
});

test("numbers that are read out are no part of the questions, and whether one is ready is none", () => {
  const ready = "Are you ready to start with the questions?";
  const numbered = script.map((text, at) => `Okay. Question ${at + 1}: ${text.toLowerCase()}`);
  const found = findSharedScript([
    makeSource("A", [ready, ...numbered]),
    makeSource("B", [ready, ...numbered]),
  ]);
  expect(found.map(({ text }) => text)).toEqual(
    script.map((text) => text.charAt(0) + text.slice(1).toLowerCase()),
  );
});

test("a question is worded as most people were asked it", () => {
  const [first = "", ...rest] = script;
  const ask = (question: string) => [question, ...rest];
  const found = findSharedScript([
    makeSource("A", ask("So Ana, is there anything about keeping bees that's hard in winter?")),
    makeSource("B", ask("What is hard about keeping bees in winter?")),
    makeSource("C", ask("And what is hard about keeping bees in winter?")),
  ]);
  expect(found[0]?.text).toBe(first);
});

test("what fewer than half were asked follows up on what these said, and so does what points back", () => {
  const own = ["Would you sell the wax to the neighbours?", "Can you give me an example of that?"];
  const sources = ["A", "B", "C", "D", "E", "F", "G", "H"].map((id, at) =>
    makeSource(id, at < 3 ? [...script, ...own] : [...script, ...own.slice(1)]),
  );
  expect(findSharedScript(sources).map(({ text }) => text)).toEqual(script);
});

test("what is asked as a request is a question of the script, and what only two people were asked is none", () => {
  const walk = "Walk me through the last time you opened the hive.";
  const own = "Would you sell the wax to the neighbours?";
  const asked = [walk, ...script];
  const sources = ["A", "B", "C", "D", "E"].map((id, at) => makeSource(id, at < 2 ? [...asked, own] : asked));
  expect(findSharedScript(sources).map(({ text }) => text)).toEqual(asked);
});
