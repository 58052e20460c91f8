import fc from "fast-check";
import { expect, test } from "vitest";
import { bootstrapShare, randomFrom } from "./bootstrap.ts";

const of = (people: number, asked: number, seed = "pain-1") =>
  bootstrapShare(people, asked, randomFrom(seed));

test("under eight people there is no interval", () => {
  expect([of(0, 0), of(2, 7)]).toEqual([null, null]);
  expect(of(2, 8)).not.toBeNull();
});

test("the interval is the binomial's quantiles, as near as a thousand resamples come", () => {
  // Quantiles of Binomial(20, .3) are 2 and 10, of Binomial(100, .5) 40 and 60 (R: qbinom(c(.025, .975), n, p)).
  const ends = (people: number, asked: number) => {
    const { low, high } = of(people, asked) ?? { low: 0, high: 0 };
    return [Math.round(low * asked), Math.round(high * asked)];
  };
  expect(Math.abs((ends(6, 20)[0] ?? 0) - 2)).toBeLessThanOrEqual(1);
  expect(Math.abs((ends(6, 20)[1] ?? 0) - 10)).toBeLessThanOrEqual(1);
  expect(Math.abs((ends(50, 100)[0] ?? 0) - 40)).toBeLessThanOrEqual(2);
  expect(Math.abs((ends(50, 100)[1] ?? 0) - 60)).toBeLessThanOrEqual(2);
});

test("none or all of a few people are no certainty", () => {
  expect(of(0, 8)).toEqual({ low: 0, high: expect.closeTo(0.369, 3) });
  expect(of(8, 8)).toEqual({ low: expect.closeTo(0.631, 3), high: 1 });
});

test("the same finding has the same interval each time", () => {
  expect(of(7, 19)).toEqual(of(7, 19));
});

test("an interval holds the share and stays between none and all", () => {
  const counts = fc
    .integer({ min: 8, max: 3000 })
    .chain((asked) =>
      fc.record({ asked: fc.constant(asked), people: fc.integer({ min: 0, max: asked }), seed: fc.string() }),
    );
  fc.assert(
    fc.property(counts, ({ asked, people, seed }) => {
      const { low, high } = of(people, asked, seed) ?? { low: Number.NaN, high: Number.NaN };
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(people / asked);
      expect(high).toBeGreaterThanOrEqual(people / asked);
      expect(high).toBeLessThanOrEqual(1);
    }),
  );
});

test("ten thousand people take no longer than is worth", () => {
  const began = process.threadCpuUsage();
  for (let at = 0; at < 100; at++) of(at * 100 + 1, 10_000, `${at}`);
  // The processor's time, not the clock's: others may be at work.
  const { user, system } = process.threadCpuUsage(began);
  expect((user + system) / 1_000).toBeLessThan(2_000);
});
