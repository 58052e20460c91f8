import { describe, expect, it } from "vitest";
import type { Agreement } from "#contract/agreements.ts";
import {
  formatAgreement,
  formatChecked,
  formatFigure,
  nameKappa,
} from "../../../findings/agreement-words.ts";
import { describeMethod, formatEvidence, formatSaturation } from "./saturation-words.ts";

const agreement = (code: string, kappa: number | null): Agreement => ({
  code,
  n: 40,
  kappa,
  precision: 0.8,
  recall: 0.75,
});

describe("what stands beside a count", () => {
  it("how far a person's coding agreed, once there is one", () => {
    expect(formatAgreement([agreement("needs", 0.72)], "needs")).toBe("checked by hand: kappa .72, n 40");
    expect(formatAgreement([agreement("needs", null)], "needs")).toBe(
      "checked by hand: too rare to tell, n 40",
    );
  });

  it("says that it was not validated before, and for kinds that were not in the sample", () => {
    expect(formatAgreement(null, "needs")).toBe("not reviewed");
    expect(formatAgreement([agreement("needs", 0.72)], "topics")).toBe("not reviewed");
    expect(formatChecked([])).toBe("Not reviewed yet.");
    expect(formatChecked([agreement("needs", 1)])).toBe("Reviewed by hand on 40 passages.");
  });
});

it("figures are written without a leading zero, below zero too", () => {
  expect([0.724, 1, 0, -0.1, -0.001, null].map(formatFigure)).toEqual([
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
  expect(describeMethod({ ...saturation, points: [] })).not.toContain("new codes");
  expect(describeMethod({ ...saturation, points: [], newShare: 0.125 })).toContain(
    "The last 2 added 13 % new codes.",
  );
  expect(describeMethod({ ...saturation, points: [], notAnalysed: 2 })).toContain(
    "2 interviews that aren't in English aren't shown here.",
  );
});

it("the question whether more interviews are needed gets an answer and its reason", () => {
  const sentence = "Collect more: the last 2 interviews added 12 new codes; the first 4 gave 10.";
  expect(formatEvidence({ sentence })).toBe("The last 2 interviews added 12 new codes; the first 4 gave 10.");
  expect(formatSaturation({ verdict: "collect_more", sentence })).toBe(
    "Yes, a few more. The last 2 interviews added 12 new codes; the first 4 gave 10.",
  );
});
