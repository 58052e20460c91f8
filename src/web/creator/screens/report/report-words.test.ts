import { expect, it } from "vitest";
import { tellReportStrength } from "./report-words.ts";

it("a share gets its range in words", () => {
  expect(tellReportStrength({ people: 4, asked: 9, volunteered: 0, interval: { low: 0.2, high: 0.7 } })).toBe(
    "4 of 9 asked; of people like these, likely between 2 and 7 of 10",
  );
});

it("where few were asked there are counts and no range", () => {
  expect(tellReportStrength({ people: 2, asked: 3, volunteered: 1, interval: { low: 0.1, high: 0.9 } })).toBe(
    "2 of 3 asked, 1 more unasked",
  );
});

it("what one person alone said gets no range", () => {
  expect(tellReportStrength({ people: 1, asked: 6, volunteered: 0, interval: { low: 0, high: 0.5 } })).toBe(
    "1 of 6 asked",
  );
});
