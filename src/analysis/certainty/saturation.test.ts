import fc from "fast-check";
import { expect, test } from "vitest";
import type { Members } from "../members.ts";
import { measureSaturation } from "./saturation.ts";

function bring(...newCodes: number[]): Members {
  const interview = newCodes.map((count, at) => ({
    sourceId: `s${at}`,
    label: `P-0${at + 1}`,
    newCodes: count,
  }));
  return { people: [], reached: {}, findings: {}, novelty: { interview } };
}

const measure = (...newCodes: number[]) => measureSaturation(bring(...newCodes), "interview");

test("the course is told source by source, with all codes known by then", () => {
  expect(measure(10, 7, 4).points).toEqual([
    { label: "P-01", newCodes: 10, codes: 10 },
    { label: "P-02", newCodes: 7, codes: 17 },
    { label: "P-03", newCodes: 4, codes: 21 },
  ]);
});

test("one new code in the last two interviews beside 24 in the first four is likely saturated", () => {
  expect(measure(10, 7, 4, 3, 2, 1, 0)).toMatchObject({
    newShare: 1 / 24,
    verdict: "likely_saturated",
    sentence: "Likely saturated: the last 2 interviews added 1 new code; the first 4 gave 24.",
  });
});

test("more than one new code for twenty in the base asks for more", () => {
  expect(measure(10, 5, 3, 2, 1, 1)).toMatchObject({
    newShare: 0.1,
    verdict: "collect_more",
    sentence: "Collect more: the last 2 interviews added 2 new codes; the first 4 gave 20.",
  });
  expect(measure(10, 5, 3, 2, 1, 0)).toMatchObject({ newShare: 0.05, verdict: "likely_saturated" });
});

test("before base and run are full nothing is concluded", () => {
  expect(measure(10, 5, 3, 2, 0)).toMatchObject({
    newShare: null,
    verdict: "too_few",
    sentence: "Too few to tell: 5 of the 6 interviews needed.",
  });
  expect(measureSaturation(bring(9), "thread")).toMatchObject({ verdict: "too_few", points: [] });
});

test("without a code in the base there is nothing to measure by", () => {
  expect(measure(0, 0, 0, 0, 0, 0)).toMatchObject({ newShare: null, verdict: "collect_more" });
});

test("more new codes at the end never turn 'collect more' into 'saturated'", () => {
  const counts = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 6, maxLength: 12 });
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 9 }), (newCodes, more) => {
      const grown = [...newCodes.slice(0, -1), (newCodes.at(-1) ?? 0) + more];
      if (measure(...newCodes).verdict !== "collect_more") return;
      expect(measure(...grown).verdict).toBe("collect_more");
    }),
  );
});

test("an interview whose language is not read is no step of the course", () => {
  const members = bring(10, 0, 7, 4, 3, 0, 2);
  members.people = (members.novelty.interview ?? []).map(({ sourceId, label }) => ({
    ...{ id: sourceId, sourceId, label },
    kind: "interview",
  }));
  members.unread = [1, 5];
  const { points, notAnalysed, sentence } = measureSaturation(members, "interview");
  expect(points.map(({ label }) => label)).toEqual(["P-01", "P-03", "P-04", "P-05", "P-07"]);
  expect(notAnalysed).toBe(2);
  expect(sentence).toContain("5 of the 6");
});
