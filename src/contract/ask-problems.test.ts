import { expect, test } from "vitest";
import { findAskProblems } from "./ask-problems.ts";

const choice = { kind: "choice", options: ["Ferry", "Bridge"] };
const by = (questionId: string, kind = "answer") => ({ kind, questionId });
const tell = (...questions: Parameters<typeof findAskProblems>[0]) =>
  findAskProblems(questions, []).map(({ text }) => text);

test("a sound script has no problems", () => {
  const askIf = [
    { by: by("a"), values: ["ferry"] },
    { by: by("a", "outcome"), values: ["answered"] },
  ];
  expect(tell({ id: "a", item: choice }, { id: "b", askIf })).toEqual([]);
  const scale = { kind: "scale", min: 1, max: 5 };
  expect(tell({ id: "a", item: scale }, { id: "b", askIf: [{ by: by("a"), from: null, to: 2 }] })).toEqual(
    [],
  );
});

test.each([
  [
    [{ id: "b", askIf: [{ by: by("gone"), values: ["x"] }] }],
    "Question 1 depends on a question that's no longer in the script",
  ],
  [
    [{ id: "a", item: choice, askIf: [{ by: by("a"), values: ["Ferry"] }] }],
    "Question 1 depends on question 1, which isn't asked before it",
  ],
  [
    [
      { id: "b", askIf: [{ by: by("a"), values: ["Ferry"] }] },
      { id: "a", item: choice },
    ],
    "Question 1 depends on question 2, which isn't asked before it",
  ],
  [
    [{ id: "a" }, { id: "b", askIf: [{ by: by("a"), values: ["Ferry"] }] }],
    "Question 2 depends on the options of question 1, which has none",
  ],
  [
    [
      { id: "a", item: choice },
      { id: "b", askIf: [{ by: by("a"), values: ["Train"] }] },
    ],
    "Question 2 can never be asked: question 1 has no such answer",
  ],
  [
    [
      { id: "a", item: choice },
      {
        id: "b",
        askIf: [
          { by: by("a"), values: ["Ferry"] },
          { by: by("a"), values: ["Bridge"] },
        ],
      },
    ],
    "Question 2 can never be asked: no answer to question 1 meets all its conditions",
  ],
])("%j", (questions, sentence) => {
  expect(tell(...questions)).toEqual([sentence]);
});

test("a concept that an interview doesn't have can be neither asked for nor named", () => {
  const on = [{ by: { kind: "concept" }, values: ["ferry  Pass"] }];
  const concepts = ["Ferry pass", "Bridge pass"];
  expect(findAskProblems([{ id: "a", text: "What of {concept}?", askIf: on }], concepts)).toEqual([]);
  expect(findAskProblems([{ id: "a", askIf: on }], concepts.slice(1))).toEqual([
    { index: 0, text: "Question 1 depends on the concept “ferry  Pass”, which this interview doesn't have" },
  ]);
  expect(findAskProblems([{ id: "a", text: "What of { Concept }?" }], [])).toEqual([
    { index: 0, text: "Question 1 names {concept}, but this interview has no concepts" },
  ]);
});
