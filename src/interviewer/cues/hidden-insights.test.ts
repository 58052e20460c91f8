import { expect, test } from "vitest";
import { interviewInstead } from "../practice/interview-instead.ts";
import { makeInterviewee } from "../practice/make-interviewee.ts";

const evenTraits = {
  verbosity: 1,
  knowledge: 1,
  memory: 1,
  reflexivity: 1,
  disclosure: 1,
  understanding: 1,
} as const;

test.each([
  ["es", "sueño"],
  ["fr", "sommeil"],
  ["de", "Schlaf"],
  ["pt", "sono"],
  ["ar", "النوم"],
])("in %s our interviewer brings out four of six hidden insights on average", (language, topic) => {
  const found = Array.from({ length: 10 }, (_, index) => {
    const seed = index + 1;
    const interviewee = makeInterviewee({ seed, topic, language, traits: evenTraits });
    return interviewInstead({ interviewee, guide: null, startAt: 0, seed: `seed-${seed}` }).told.length;
  });
  expect(found.reduce((sum, count) => sum + count, 0) / found.length).toBeGreaterThanOrEqual(4);
});
