import fc from "fast-check";
import { expect, test } from "vitest";
import { adjustHolm } from "./segments.ts";

test("values are corrected as in R's manual of p.adjust, in the order they came", () => {
  const adjusted = adjustHolm([0.01, 0.04, 0.03, 0.005]);
  expect(adjusted.map((p) => p?.toFixed(3))).toEqual(["0.030", "0.060", "0.060", "0.020"]);
});

test("what was not tested stays out of the count", () => {
  expect(adjustHolm([null, 0.03, null])).toEqual([null, 0.03, null]);
  expect(adjustHolm([])).toEqual([]);
});

test("a corrected value is never under its own, never over 1, and keeps the order of the values", () => {
  const p = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(fc.array(p, { maxLength: 30 }), (values) => {
      const adjusted = adjustHolm(values).map((value) => value ?? -1);
      for (const [at, value] of values.entries()) {
        expect(adjusted[at]).toBeGreaterThanOrEqual(value);
        expect(adjusted[at]).toBeLessThanOrEqual(1);
        for (const [other, more] of values.entries()) {
          if (more > value) expect(adjusted[other]).toBeGreaterThanOrEqual(adjusted[at] ?? 0);
        }
      }
    }),
  );
});
