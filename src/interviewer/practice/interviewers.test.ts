import { expect, test } from "vitest";
import {
  countFound,
  goodQuestions,
  makeGoodInterviewer,
  makePoorInterviewer,
  practiceSeeds,
  traitsAt,
} from "../../../bench/practice/interviewers.ts";

const topics = ["meal planning", "loneliness"];
const each = (measure: (seed: number, topic: string) => number) =>
  topics.flatMap((topic) => practiceSeeds.map((seed) => measure(seed, topic)));
const mean = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0) / counts.length;

test("a good interviewer finds at least five of six insights with each person", () => {
  const found = each((seed, topic) =>
    countFound({ seed, topic, traits: traitsAt(1), asks: makeGoodInterviewer(goodQuestions) }),
  );
  expect(Math.min(...found)).toBeGreaterThanOrEqual(5);
});

test("a poor interviewer finds at most two with any person", () => {
  const found = each((seed, topic) => countFound({ seed, topic, asks: makePoorInterviewer() }));
  expect(Math.max(...found)).toBeLessThanOrEqual(2);
});

test("with the same few questions, open people tell more than closed ones", () => {
  const [closed, middle, open] = ([0, 1, 2] as const).map((level) =>
    mean(
      each((seed, topic) =>
        countFound({ seed, topic, traits: traitsAt(level), asks: makeGoodInterviewer(10) }),
      ),
    ),
  );
  expect(closed).toBeLessThan(middle ?? 0);
  expect(middle).toBeLessThan(open ?? 0);
});
