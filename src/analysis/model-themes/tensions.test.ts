import { expect, test } from "vitest";
import { makeCheckRequest } from "./check-prompt.ts";
import { layForTests } from "./ground-for-tests.ts";
import { findWithin, isTwoThings } from "./tensions.ts";
import { readThemesAnswer } from "./themes-answer.ts";

const ground = layForTests([
  ["I fly her far.", "She comes home tired."],
  ["We fly them far.", "Mine is tired."],
]);
const sidsOf = (...quotes: string[]) =>
  [...ground.said].flatMap(([sid, { evidence }]) => (quotes.includes(evidence.quote) ? [sid] : []));
const draw = (within: string, tired: string[]) => {
  const a = {
    text: "Most people fly the bird far.",
    statements: sidsOf("I fly her far.", "We fly them far."),
  };
  const b = { text: "Most birds come home tired.", statements: sidsOf(...tired) };
  const drawn = readThemesAnswer({ tensions: [{ within, a, b }] }, ground);
  return drawn?.tensions[0] ?? expect.unreachable();
};

test("the same people on both sides are torn where the model says so, and else tell two things", () => {
  const torn = draw("person", ["Mine is tired."]);
  expect([findWithin(torn), isTwoThings(torn)]).toEqual(["person", false]);
  const two = draw("people", ["Mine is tired."]);
  expect([findWithin(two), isTwoThings(two)]).toEqual(["people", true]);
});

test("how many stand on a side is counted, and no word that nobody said", () => {
  const { a, b } = draw("person", ["She comes home tired.", "Mine is tired."]);
  expect(makeCheckRequest([a, b], ground).prompt).not.toContain("in no quote");
});
