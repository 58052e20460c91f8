import { expect, test } from "vitest";
import type { Source } from "../sources.ts";
import { isToBeLaid, layByTurns, listLaidQuestions } from "./lay-by-turns.ts";

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
  expect(isToBeLaid(makeTalk(), questions)).toBe(true);
  expect(isToBeLaid(makeTalk("interview"), questions)).toBe(false);
  expect(isToBeLaid(makeTalk(), [])).toBe(false);
});

test("a participant's turn and a question that is no more lay nothing", () => {
  const talk = makeTalk();
  expect(layByTurns(talk, { s1: "Where does the bread go?", s2: "Where did it go?" }, questions)).toBe(talk);
});

test("what a model read goes before what the words show, unless it found far less", () => {
  const both = { s0: "Where does the bread go?", s2: "What became of the last loaf?" };
  const byWords = layByTurns(makeTalk(), both, questions);
  const otherWay = { s0: "What became of the last loaf?", s2: "Where does the bread go?" };
  const read = layByTurns(byWords, otherWay, questions);
  expect(read.segments.map(({ questionId }) => questionId)).toEqual(["two", "two", "one", "one"]);
  expect(layByTurns(byWords, {}, questions)).toBe(byWords);
  expect([...listLaidQuestions(otherWay, questions, 2)]).toEqual(["two", "one"]);
  expect([...listLaidQuestions({ s0: "Where does the bread go?" }, questions, 3)]).toEqual([]);
});
