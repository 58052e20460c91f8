import { expect, test } from "vitest";
import { measureChooser } from "../bench/interviewer/chooser/measure.ts";

const minAgreed = 0.78;
const minAgreedOnBest = 0.74;

test("of answers that the weights were not learned on, the interviewer takes up what a good one would", () => {
  const { agreed, agreedOnBest } = measureChooser("held out");
  expect(agreed[1]).toBeGreaterThan(80);
  expect(agreed[0] / agreed[1]).toBeGreaterThanOrEqual(minAgreed);
  expect(agreedOnBest[0] / agreedOnBest[1]).toBeGreaterThanOrEqual(minAgreedOnBest);
});
