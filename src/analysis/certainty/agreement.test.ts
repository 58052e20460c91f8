import fc from "fast-check";
import { expect, test } from "vitest";
import { type CodePair, measureCodeAgreement, measureKappa, measureLabelAgreement } from "./agreement.ts";

function pairs(both: number, personOnly: number, coderOnly: number, neither: number): CodePair[] {
  const repeat = (times: number, person: boolean, coder: boolean) =>
    Array.from({ length: times }, () => ({ person, coder }));
  return [
    ...repeat(both, true, true),
    ...repeat(personOnly, true, false),
    ...repeat(coderOnly, false, true),
    ...repeat(neither, false, false),
  ];
}

test("kappa is .4 in the textbook's example of 50 proposals that two people read", () => {
  const result = measureCodeAgreement("needs", pairs(20, 5, 10, 15));
  expect(result.kappa).toBeCloseTo(0.4, 10);
  expect(result).toMatchObject({ code: "needs", n: 50, precision: 20 / 30, recall: 20 / 25 });
});

test("kappa tells apart what the same share of agreement hides", () => {
  expect(measureCodeAgreement("needs", pairs(45, 15, 25, 15)).kappa).toBeCloseTo(0.1304, 4);
  expect(measureCodeAgreement("needs", pairs(25, 35, 5, 35)).kappa).toBeCloseTo(0.2593, 4);
});

test("kappa over three labels is that of Cohen (1960), table 1", () => {
  const counts = [
    [88, 14, 18],
    [10, 40, 10],
    [2, 6, 12],
  ];
  const cases = counts.flatMap((row, a) =>
    row.flatMap((count, b) => Array.from({ length: count }, () => [`${a}`, `${b}`] as const)),
  );
  expect(measureKappa(cases)).toBeCloseTo(0.492, 3);
  expect(measureLabelAgreement("sentiment", cases)).toMatchObject({ n: 200, precision: null, recall: null });
});

test("a code that neither ever used has no figures, and no segments have none either", () => {
  const none = { kappa: null, precision: null, recall: null };
  expect(measureCodeAgreement("needs", pairs(0, 0, 0, 12))).toEqual({ code: "needs", n: 12, ...none });
  expect(measureCodeAgreement("needs", [])).toEqual({ code: "needs", n: 0, ...none });
});

test("kappa lies between -1 and 1 and is 1 only for full agreement", () => {
  const count = fc.integer({ min: 0, max: 12 });
  fc.assert(
    fc.property(count, count, count, count, (both, personOnly, coderOnly, neither) => {
      const { kappa } = measureCodeAgreement("needs", pairs(both, personOnly, coderOnly, neither));
      if (kappa === null) return;
      expect(kappa).toBeGreaterThanOrEqual(-1);
      expect(kappa).toBeLessThanOrEqual(1);
      expect(kappa > 1 - 1e-12).toBe(personOnly + coderOnly === 0);
    }),
  );
});
