import fc from "fast-check";
import { expect, test } from "vitest";
import { measureWilson } from "./intervals.ts";

test("the interval is that of Newcombe (1998), table I", () => {
  const rounded = (people: number, asked: number) => {
    const interval = measureWilson(people, asked);
    return [interval?.low.toFixed(4), interval?.high.toFixed(4)];
  };
  expect(rounded(81, 263)).toEqual(["0.2553", "0.3662"]);
  expect(rounded(15, 148)).toEqual(["0.0624", "0.1605"]);
  expect(rounded(0, 20)).toEqual(["0.0000", "0.1611"]);
  expect(rounded(1, 29)).toEqual(["0.0061", "0.1718"]);
});

test("the interval holds the share, stays within 0 and 1, and mirrors for those who did not say it", () => {
  const drawn = fc
    .integer({ min: 20, max: 500 })
    .chain((asked) => fc.tuple(fc.integer({ min: 0, max: asked }), fc.constant(asked)));
  fc.assert(
    fc.property(drawn, ([people, asked]) => {
      const { low, high } = measureWilson(people, asked) ?? { low: 1, high: 0 };
      const mirrored = measureWilson(asked - people, asked);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(people / asked);
      expect(high).toBeGreaterThanOrEqual(people / asked);
      expect(mirrored?.low).toBeCloseTo(1 - high, 10);
    }),
  );
});

test("under twenty people there is no interval", () => {
  expect([measureWilson(0, 0), measureWilson(4, 8), measureWilson(10, 19)]).toEqual([null, null, null]);
  expect(measureWilson(10, 20)).not.toBeNull();
});
