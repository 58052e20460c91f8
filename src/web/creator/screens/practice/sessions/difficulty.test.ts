import { expect, test } from "vitest";
import { findPreset, presets, readLevel, traitsOf, withTrait } from "./difficulty.ts";

test("a preset is found again in the traits it sets", () => {
  for (const preset of presets) expect(findPreset(traitsOf(preset))).toBe(preset);
});

test("one trait changed is a mixture of one's own, and changed back the preset again", () => {
  const changed = withTrait(traitsOf("hard"), "memory", 2);
  expect(findPreset(changed)).toBeUndefined();
  expect(findPreset(withTrait(changed, "memory", 0))).toBe("hard");
});

test("a trait that is left to chance is not sent", () => {
  expect(withTrait({ memory: 1, verbosity: 2 }, "memory", undefined)).toEqual({ verbosity: 2 });
});

test("only the three levels are read", () => {
  expect([readLevel("0"), readLevel("2"), readLevel("3"), readLevel("")]).toEqual([
    0,
    2,
    undefined,
    undefined,
  ]);
});
