import { expect, test } from "vitest";
import { judge } from "./apply-check.ts";
import { makeCheckRequest } from "./check-prompt.ts";
import { layForTests } from "./ground-for-tests.ts";
import { findSecondHalf } from "./joined.ts";
import type { Drafted } from "./themes-answer.ts";

const ground = layForTests([
  ["I carry the glove up myself to be asked in."],
  ["I carry the glove up so that nobody comes down to me."],
]);
const supports = [...ground.said.values()];
const joined = "Some people carry the glove up to be asked in, or so that nobody comes down.";
const theme = (sentence: string): Drafted => ({
  ...{ id: "T1", kind: "theme", sentence, supports, challenges: [] },
});
const keep = {
  ...{ id: "T1", verdict: "keep" as const, parts: [{ words: "carry", by: supports.map(({ sid }) => sid) }] },
  whole: ["I1", "I2"],
};

test.each([
  [joined, "or so that nobody comes down."],
  ["Some people ring, text, or write first.", undefined],
  ["Some people feel, or once felt, in debt to the keeper.", undefined],
  ["Some people sleep or read while they wait.", undefined],
])("the second half of “%s” is %s", (sentence, half) => {
  expect(findSecondHalf(sentence)).toBe(half);
});

test("a claim of one thing or another is sent back with its second half, and kept once it says one thing", () => {
  expect(makeCheckRequest([theme(joined)], ground).prompt).toContain(
    '  joined: "or so that nobody comes down."',
  );
  expect(judge(theme(joined), keep, ground).verdict).toBe("rewrite");
  const one = "Some people carry the glove up themselves.";
  expect(makeCheckRequest([theme(one)], ground).prompt).not.toContain("joined:");
  expect(judge(theme(one), keep, ground).verdict).toBe("keep");
});

test("a check sees what people went on to say, by which a quote may turn out not to be meant", () => {
  const meant = supports.map((said) => ({ ...said, goesOn: "I don't think he heard." }));
  const shown = makeCheckRequest([{ ...theme(joined), supports: meant }], ground).prompt;
  expect(shown).toContain('| goes on "I don\'t think he heard."');
  // Nobody reads it below “In short”, so that it can't bear out what stands there.
  const inShort = { ...theme(joined), kind: "addition", supports: meant } as const;
  const told = { said: new Map(meant.map((said) => [said.sid, said])) };
  expect(makeCheckRequest([inShort], { ...ground, ...told }).prompt).not.toContain("goes on");
});
