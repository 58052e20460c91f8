import { expect, test } from "vitest";
import { makeEvidence } from "./brief-for-tests.ts";
import { nameSpeakers } from "./name-speakers.ts";

test("people are named as far as there are words of theirs, and counted beyond that", () => {
  const two = [makeEvidence(1, "Five."), makeEvidence(2, "A five.")];
  expect(nameSpeakers(two, 2)).toBe("P-01, P-02");
  expect(nameSpeakers(two, 5)).toBe("P-01, P-02 and 3 more");
  expect(nameSpeakers([], 1)).toBe("1 person");
  expect(nameSpeakers([], 4)).toBe("4 people");
});
