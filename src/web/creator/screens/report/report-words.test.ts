import { expect, it } from "vitest";
import type { Evidence } from "#contract/insights.ts";
import type { Strength } from "#contract/strength.ts";
import { describeCertainty, formatHeard, formatReportStrength } from "./report-words.ts";

const said = (strength: Strength, challenging: Evidence[] = []) =>
  formatReportStrength({ strength, evidence: [], challenging });

it("a share gets its range in words", () => {
  expect(said({ people: 9, asked: 20, volunteered: 0, interval: { low: 0.2, high: 0.7 } })).toBe(
    "9 of 20 people, likely 20–\u206070\u00a0%",
  );
});

it("where few were asked there are counts and no range", () => {
  expect(said({ people: 2, asked: 3, volunteered: 1, interval: { low: 0.1, high: 0.9 } })).toBe(
    "3 of 3 people (1 raised it unasked)",
  );
});

it("what one person alone said gets no range", () => {
  expect(said({ people: 1, asked: 9, volunteered: 0, interval: { low: 0, high: 0.5 } })).toBe(
    "1 of 9 people",
  );
});

it("whoever disagrees is counted beside those who say it", () => {
  const against = { sourceKind: "interview", sourceId: "s2", sourceLabel: "P-02" } as Evidence;
  expect(said({ people: 4, asked: 7, volunteered: 0, interval: null }, [against, against])).toBe(
    "4 of 7 people · 1 disagreed",
  );
});

it("a report on uploads alone names transcripts and counts nobody as interviewed", () => {
  const sources = { interviews: 0, transcripts: 8, threads: 0 };
  const report = { participants: 0, insights: { sources } };
  expect(formatHeard(report)).toBe("8 transcripts read");
  expect(describeCertainty(report)).toMatch(/^This rests on 8 transcripts: too few to say/);
  const own = { participants: 6, insights: { sources: { ...sources, interviews: 6 } } };
  expect(formatHeard(own)).toBe("6 people interviewed");
});

it("what a report rests on leaves out people who weren't analysed", () => {
  const sources = { interviews: 22, transcripts: 0, threads: 0 };
  const notAnalysed = { kind: "interview" as const, sources: 3, of: 22 };
  const report = { participants: 22, insights: { sources, notAnalysed } };
  expect(formatHeard(report)).toBe("22 people interviewed");
  expect(describeCertainty(report)).toMatch(/^This rests on 19 people: too few to say/);
});
