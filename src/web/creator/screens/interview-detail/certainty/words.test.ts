import { describe, expect, it } from "vitest";
import type { Agreement } from "#contract/insights.ts";
import { nameKappa, tellAgreement, tellChecked, tellFigure } from "./agreement-words.ts";
import { tellMethod, tellSaturation } from "./saturation-words.ts";

const agreement = (code: string, kappa: number | null): Agreement => ({
  code,
  n: 40,
  kappa,
  precision: 0.8,
  recall: 0.75,
});

describe("what stands beside a count", () => {
  it("how far a person's coding agreed, once there is one", () => {
    expect(tellAgreement([agreement("needs", 0.72)], "needs")).toBe("checked by hand: kappa .72, n 40");
    expect(tellAgreement([agreement("needs", null)], "needs")).toBe(
      "checked by hand: too rare to tell, n 40",
    );
  });

  it("says that it was not validated before, and for kinds that were not in the sample", () => {
    expect(tellAgreement(null, "needs")).toBe("not validated");
    expect(tellAgreement([agreement("needs", 0.72)], "topics")).toBe("not validated");
    expect(tellChecked([])).toContain("Not validated");
    expect(tellChecked([agreement("needs", 1)])).toBe("Checked by hand on 40 passages.");
  });
});

it("figures are written without a leading zero, below zero too", () => {
  expect([0.724, 1, 0, -0.1, -0.001, null].map(tellFigure)).toEqual([
    ".72",
    "1.00",
    ".00",
    "–.10",
    ".00",
    "–",
  ]);
});

it("kappa is told in words", () => {
  expect([-0.2, 0, 0.1, 0.4, 0.55, 0.72, 0.95].map(nameKappa)).toEqual([
    "Less than chance",
    "None beyond chance",
    "Slight",
    "Fair",
    "Moderate",
    "Substantial",
    "Almost perfect",
  ]);
});

it("the method is told with what the last run brought, where there was one", () => {
  const saturation = {
    kind: "interview",
    points: [],
    baseSize: 4,
    runLength: 2,
    newShare: null,
    verdict: "too_few",
    sentence: "",
  } as const;
  expect(tellMethod({ ...saturation, points: [] })).not.toContain("last run brought");
  expect(tellMethod({ ...saturation, points: [], newShare: 0.125 })).toContain("brought 13 % new codes");
});

it("a verdict that stands as a label is not repeated by its sentence", () => {
  const verdict = "collect_more";
  expect(tellSaturation({ verdict, sentence: "Collect more: the last 2 brought 12 new codes." })).toBe(
    "The last 2 brought 12 new codes.",
  );
  expect(tellSaturation({ verdict, sentence: "The last 2 brought 12 new codes." })).toBe(
    "The last 2 brought 12 new codes.",
  );
});
