import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type GroupCount, testFisher } from "./fisher.ts";

const groups = (...rows: [said: number, not: number][]): GroupCount[] =>
  rows.map(([said, not]) => ({ people: said, asked: said + not }));

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** All tables with the same margins, one by one, in plain numbers. */
function countPlainly(rows: GroupCount[]): number {
  const total = rows.reduce((sum, row) => sum + row.people, 0);
  const people = rows.reduce((sum, row) => sum + row.asked, 0);
  const observed = rows.reduce((ways, row) => ways * choose(row.asked, row.people), 1);
  const walk = (at: number, left: number, ways: number): number => {
    const row = rows[at];
    if (row === undefined) return left === 0 && ways <= observed * (1 + 1e-7) ? ways : 0;
    let sum = 0;
    for (let count = 0; count <= Math.min(row.asked, left); count++) {
      sum += walk(at + 1, left - count, ways * choose(row.asked, count));
    }
    return sum;
  };
  return walk(0, total, 1) / choose(people, total);
}

describe("the exact test gives the values that are published", () => {
  test.each([
    // Fisher (1935), the lady tasting tea.
    ["tea", groups([3, 1], [1, 3]), 0.4857],
    ["tea, all right", groups([4, 0], [0, 4]), 0.02857],
    // Fisher (1962), convictions of same-sex twins of criminals, as in R's manual of fisher.test.
    ["twins", groups([2, 15], [10, 3]), 0.0005367],
    // SciPy's manual of fisher_exact: whales and sharks in two oceans.
    ["whales", groups([8, 2], [1, 5]), 0.03497],
  ])("%s", (_, rows, published) => {
    const result = testFisher(rows);
    expect(result?.draws).toBeNull();
    expect(result?.p).toBeCloseTo(published, 4);
  });
});

/** Two groups and more, with shares all over the range. */
function drawGroups(maxAsked: number, maxGroups: number) {
  const group = fc
    .integer({ min: 1, max: maxAsked })
    .chain((asked) => fc.record({ asked: fc.constant(asked), people: fc.integer({ min: 0, max: asked }) }));
  return fc.array(group, { minLength: 2, maxLength: maxGroups });
}

test("more than two groups are tested as by going through all tables one by one", () => {
  fc.assert(
    fc.property(drawGroups(9, 5), (rows) => {
      const result = testFisher(rows);
      expect(result?.draws).toBeNull();
      expect(result?.p).toBeCloseTo(countPlainly(rows), 8);
    }),
  );
});

test("neither the order of the groups nor counting who did not say it changes the answer", () => {
  const rows = groups([7, 3], [2, 8], [5, 5], [1, 11]);
  const p = testFisher(rows)?.p ?? 0;
  expect(testFisher(rows.toReversed())?.p).toBeCloseTo(p, 10);
  expect(testFisher(rows.map(({ people, asked }) => ({ people: asked - people, asked })))?.p).toBeCloseTo(
    p,
    10,
  );
});

test("groups that say the same throughout do not differ", () => {
  expect(testFisher(groups([4, 0], [6, 0]))?.p).toBe(1);
  expect(testFisher(groups([0, 4], [0, 6], [0, 2]))?.p).toBe(1);
});

test("with fewer than two groups that were asked there is nothing to test", () => {
  expect(testFisher([])).toBeNull();
  expect(testFisher(groups([2, 2], [0, 0]))).toBeNull();
});

test("a table too large to go through is estimated, says from how many draws, and repeats exactly", () => {
  const rows = groups([6, 34], [24, 16], [9, 31], [15, 25]);
  const exact = testFisher(rows);
  const estimate = testFisher(rows, { work: 10, draws: 20_000 });
  expect(exact?.draws).toBeNull();
  expect(exact?.p).toBeLessThan(0.001);
  expect(estimate?.draws).toBe(20_000);
  expect(Math.abs((estimate?.p ?? 1) - (exact?.p ?? 0))).toBeLessThan(0.001);
  expect(testFisher(rows, { work: 10, draws: 20_000 })).toEqual(estimate);
});

test("estimates keep close to the exact value whatever the table", () => {
  fc.assert(
    fc.property(drawGroups(60, 4), (rows) => {
      const exact = testFisher(rows, { work: 1e9 })?.p ?? 0;
      const estimate = testFisher(rows, { work: 0, draws: 3_000 })?.p ?? 0;
      // Five standard errors, of all draws or of 200 rarer tables, so that a right sampler never fails.
      const error = Math.max(Math.sqrt(exact / 3_000), exact / Math.sqrt(200));
      expect(Math.abs(estimate - exact)).toBeLessThan(5 * error + 0.002);
    }),
    { numRuns: 60, seed: 7 },
  );
});

test("thousands of people in two groups are still tested exactly", () => {
  const result = testFisher(groups([320, 4_680], [400, 4_600]));
  expect(result?.draws).toBeNull();
  expect(result?.p).toBeGreaterThan(0.001);
  expect(result?.p).toBeLessThan(0.01);
});
