import { expect, test } from "vitest";
import type { Source } from "../sources.ts";
import { lacksQuestions, layByTurns } from "./lay-by-turns.ts";

const questions = [
  { id: "one", text: "Where does the bread go?" },
  { id: "two", text: "What became of the last loaf?" },
];

function makeTalk(kind: Source["kind"] = "transcript"): Source {
  const texts = ["¿Qué pasó con el último pan?", "Se puso duro.", "¿Y entonces?", "A las gallinas."];
  return {
    ...{ id: "talk", kind, label: "Talk", ageRange: null, location: null, language: "es" },
    segments: texts.map((text, at) => ({
      ...{ id: `s${at}`, speaker: at % 2 === 0 ? "interviewer" : "participant", text },
      ...{ questionId: null, move: null },
    })),
  };
}

test("a talk is laid by the turns that were read as questions, and follow-ups stay under them", () => {
  const laid = layByTurns(makeTalk(), { s0: "What became of the last loaf?" }, questions);
  expect(laid.segments.map(({ questionId, move }) => [questionId, move])).toEqual([
    ["two", "ask"],
    ["two", null],
    ["two", "probe"],
    ["two", null],
  ]);
  expect(lacksQuestions(makeTalk(), questions)).toBe(true);
  expect(lacksQuestions(laid, questions)).toBe(false);
  expect(lacksQuestions(makeTalk("interview"), questions)).toBe(false);
});

test("a participant's turn and a question that is no more lay nothing", () => {
  const talk = makeTalk();
  expect(layByTurns(talk, { s1: "Where does the bread go?", s2: "Where did it go?" }, questions)).toBe(talk);
});
