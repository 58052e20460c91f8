import { describe, expect, it } from "vitest";
import type { SegmentComparison } from "#contract/findings.ts";
import {
  canCompare,
  formatCell,
  formatP,
  formatShare,
  isLikelyDifferent,
  sortByDifference,
  toRows,
} from "./segment-words.ts";

const large = { label: "25-34", people: 8, small: false };
const small = { label: "65+", people: 2, small: true };
const interval = { low: 0.22, high: 0.89 };

describe("a cell of the comparison", () => {
  it("of a small group is a count, never a share", () => {
    const cell = { people: 2, asked: 2, interval: null };
    expect(formatCell(cell)).toBe("2 of 2");
    expect(formatShare(small, cell)).toBeUndefined();
  });

  it("is no share either where only few of a large group were asked", () => {
    expect(formatShare(large, { people: 3, asked: 4, interval })).toBeUndefined();
  });

  it("of others is told with how sure it is", () => {
    expect(formatShare(large, { people: 12, asked: 20, interval })).toBe(
      "60\u00a0%, likely 22–\u206089\u00a0%",
    );
  });

  it("says that nobody was asked instead of 0 of 0", () => {
    expect(formatCell({ people: 0, asked: 0, interval: null })).toBe("not asked");
  });
});

it("groups can be compared when two of them are not small", () => {
  expect(canCompare([large, large, small])).toBe(true);
  expect(canCompare([large, small, small])).toBe(false);
});

it("findings are sorted by difference, untested ones last, and few likely differ", () => {
  const compared = (id: string, p: number | null, adjusted: number | null) => ({
    ...{ id, kind: "needs" as const, text: id, cells: [], p, adjusted, conclusion: "" },
  });
  const findings = [
    compared("untested", null, null),
    compared("even", 0.8, 1),
    compared("apart", 0.001, 0.02),
  ];
  const sorted = sortByDifference(findings);
  expect(sorted.map(({ id }) => id)).toEqual(["apart", "even", "untested"]);
  expect(sorted.map(isLikelyDifferent)).toEqual([true, false, false]);
});

it("a small p is not told as zero", () => {
  expect([0.0001, 0.004, 0.19, 1, null].map(formatP)).toEqual([
    "p < .001",
    "p = .004",
    "p = .19",
    "p = 1.00",
    "not tested",
  ]);
});

it("the file has each group's people and asked, in the groups' order", () => {
  const comparison: SegmentComparison = {
    by: "ageRange",
    kind: "interview",
    choices: [],
    groups: [large, small],
    findings: [
      {
        id: "f1",
        kind: "needs",
        text: "Find old decisions",
        cells: [
          { people: 3, asked: 8, interval },
          { people: 1, asked: 2, interval: null },
        ],
        p: 0.5,
        adjusted: null,
        conclusion: "No difference can be told.",
      },
    ],
    notes: [],
  };
  expect(toRows(comparison)).toEqual([
    [
      "Kind",
      "Finding",
      "25-34: said it",
      "25-34: asked",
      "65+: said it",
      "65+: asked",
      "p (Fisher)",
      "p (Holm)",
      "Conclusion",
    ],
    ["User Needs", "Find old decisions", 3, 8, 1, 2, 0.5, "", "No difference can be told."],
  ]);
});
