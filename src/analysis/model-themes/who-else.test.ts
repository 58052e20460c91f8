import { expect, test } from "vitest";
import type { Said } from "./ground.ts";
import { layForTests } from "./ground-for-tests.ts";
import type { Drafted, ThemesReading } from "./themes-answer.ts";
import { addWhoElse, makeWhoElseRequest } from "./who-else.ts";

const ground = layForTests([
  ["I weigh her each morning"],
  ["she is on the scale at dawn", "I never weigh her"],
  ["no day without the scale"],
  ["I do not own a scale"],
]);
const said = (quote: string): Said => {
  const found = [...ground.said.values()].find(({ evidence }) => evidence.quote === quote);
  if (!found) throw new Error(`nobody said ${quote}`);
  return found;
};
const line: Drafted & { list: "behaviors" } = {
  ...{ id: "L1", kind: "line", list: "behaviors", sentence: "Birds are weighed every day." },
  ...{ supports: [said("I weigh her each morning")], challenges: [] },
};
const reading: ThemesReading = {
  ...{ themes: [], tensions: [], answers: new Map(), voices: [], unknown: [] },
  lines: [line],
};
const add = (claims: unknown) => addWhoElse(reading, { claims }, ground).lines[0];
const sidsOf = (...quotes: string[]) => quotes.map((quote) => said(quote).sid);

test("the request names the claims with the people who are counted, and prints every statement", () => {
  const { prompt = "" } = makeWhoElseRequest(reading, ground) ?? {};
  expect(prompt).toContain("L1 | Birds are weighed every day. | I1");
  for (const { evidence } of ground.said.values()) expect(prompt).toContain(evidence.quote);
  expect(makeWhoElseRequest({ ...reading, lines: [] }, ground)).toBeUndefined();
});

test("others who say it are counted too, and those who deny it", () => {
  const more = sidsOf("no day without the scale");
  const against = sidsOf("I do not own a scale");
  const added = add([{ id: "L1", more, against }]);
  expect(added?.supports.map(({ person }) => person)).toEqual([0, 2]);
  expect(added?.challenges.map(({ person }) => person)).toEqual([3]);
});

test("nobody stands on both sides, nobody is counted twice, and what was not printed counts for nobody", () => {
  const both = { more: sidsOf("she is on the scale at dawn"), against: sidsOf("I never weigh her") };
  const turned = add([{ id: "L1", ...both }]);
  expect(turned?.supports.map(({ person }) => person)).toEqual([0]);
  expect(turned?.challenges.map(({ person }) => person)).toEqual([1]);
  expect(add([{ id: "L1", more: [...sidsOf("I weigh her each morning"), "s99"] }])).toEqual(line);
  for (const hostile of [null, "L1", [{ id: "L9", more: ["s1"] }], [{ id: "L1", more: 7 }]])
    expect(add(hostile)).toEqual(line);
});
