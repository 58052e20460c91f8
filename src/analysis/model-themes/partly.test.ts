import { expect, test } from "vitest";
import { judge } from "./apply-check.ts";
import { layForTests } from "./ground-for-tests.ts";
import { readThemesAnswer } from "./themes-answer.ts";

const ground = layForTests([
  ["I hide it, as they would sack me."],
  ["It goes under the coat, or I'm out."],
  ["I ask nobody."],
]);
const claim = "Some people hide a bird because they fear for the job.";

/** How many people a theme counts, of three that a model listed under it. */
function count(why: string[], whole?: string[]): number {
  const drawn = readThemesAnswer({ themes: [{ claim, supports: ["s1", "s2", "s3"] }] }, ground);
  const [theme = expect.unreachable()] = drawn?.themes ?? [];
  const parts = [
    { words: "hide a bird", by: ["s1", "s2", "s3"] },
    { words: "because they fear for the job", by: why },
  ];
  const outcome = judge(theme, { id: "T1", parts, verdict: "keep", ...(whole && { whole }) }, ground);
  expect(outcome.verdict).toBe("keep");
  return outcome.item.supports.length;
}

test("a theme counts nobody who says but half of it", () => {
  expect(count(["s1", "s2"], ["I1", "I2"])).toBe(2);
});

test("a theme counts whoever the check names for all of it, or for each of its pieces", () => {
  expect(count(["s1", "s2", "s3"], ["I1", "I2"])).toBe(3);
  expect(count(["s1", "s2"])).toBe(3);
});
