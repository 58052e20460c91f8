import { expect, it } from "vitest";
import { formatReportStrength } from "./report-words.ts";

it("a share gets its range in words", () => {
  expect(
    formatReportStrength({ people: 4, asked: 9, volunteered: 0, interval: { low: 0.2, high: 0.7 } }),
  ).toBe("4 of 9 people, likely 20–\u206070\u00a0%");
});

it("where few were asked there are counts and no range", () => {
  expect(
    formatReportStrength({ people: 2, asked: 3, volunteered: 1, interval: { low: 0.1, high: 0.9 } }),
  ).toBe("3 of 3 people (1 raised it unasked)");
});

it("what one person alone said gets no range", () => {
  expect(formatReportStrength({ people: 1, asked: 9, volunteered: 0, interval: { low: 0, high: 0.5 } })).toBe(
    "1 of 9 people",
  );
});
