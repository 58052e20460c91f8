import { expect, test } from "vitest";
import type { Segment } from "../../sources.ts";
import { readAskedOut } from "./asked-out-turns.ts";

const said = (id: string, text: string, person?: string): Segment => ({
  ...{ id, speaker: "participant", text, questionId: null, move: null },
  ...(person && { person }),
});
const texts = [
  "I have two birds.",
  "The hood came from my aunt.",
  "She stole it.",
  "From a shop.",
  "That stays between us two, though.",
  "We fly on Mondays.",
];
const shown = new Map(texts.map((text, at) => [at + 1, said(`m${at + 1}`, text)]));
const plea = { segment: 5, quote: "That stays between us two" };
const read = (...leftOut: object[]) => readAskedOut({ leftOut }, { shown });

test("a plea that no rule knows leaves out its turn and the story that the model names around it", () => {
  expect(read({ ...plea, story: [3, 4] })).toEqual(["m5", "m3", "m4"]);
});

test("what the model doesn't quote word for word is no plea", () => {
  expect(read({ ...plea, quote: "Keep that between us two", story: [3] })).toEqual([]);
  expect(read({ ...plea, quote: "That", story: [3] })).toEqual([]);
  expect(read({ ...plea, segment: 4, story: [3] }, { segment: 9, quote: "no such turn", story: [] })).toEqual(
    [],
  );
});

test("a plea leaves out no more than the turns of the same person around it", () => {
  expect(read({ ...plea, story: [1, 2, 6, 77] })).toEqual(["m5", "m2", "m6"]);
  const others = new Map([...shown, [4, said("m4", "From a shop.", "brother")]]);
  expect(readAskedOut({ leftOut: [{ ...plea, story: [3, 4] }] }, { shown: others })).toEqual(["m5", "m3"]);
});
