import { expect, it } from "vitest";
import type { Speaker } from "#contract/transcripts.ts";
import { describeSpeakers, describeTags, formatStart } from "./transcript-words.ts";

function speaker(name: string, role: Speaker["role"]): Speaker {
  return { id: name, name, role, confidence: 1 };
}

it.each([
  [0, "0:00"],
  [69.8, "1:09"],
  [3_849, "1:04:09"],
])("%d seconds since the beginning read as %s", (seconds, shown) => {
  expect(formatStart(seconds)).toBe(shown);
});

it("participants are told before the interviewer, others not at all", () => {
  const speakers = [speaker("Ben", "interviewer"), speaker("Ana", "participant"), speaker("Dog", "other")];
  expect(describeSpeakers(speakers)).toBe("Participant: Ana · Interviewer: Ben");
});

it("a long list of participants ends in how many more there are", () => {
  const people = ["A", "B", "C", "D", "E"].map((name) => speaker(name, "participant"));
  expect(describeSpeakers(people)).toBe("Participants: A, B and 3 more");
});

it("a transcript without a participant says so, since nothing in it is evidence", () => {
  expect(describeSpeakers([speaker("Ben", "interviewer")])).toBe(
    "No one is marked as a participant · Interviewer: Ben",
  );
});

it("tags are named as long as they are few", () => {
  expect(describeTags(["pilot", "wave 2"])).toBe("pilot, wave 2");
  expect(describeTags(["a", "b", "c", "d"])).toBe("a, b, c, d");
  expect(describeTags(["a", "b", "c", "d", "e"])).toBe("a, b, c and 2 more");
});
