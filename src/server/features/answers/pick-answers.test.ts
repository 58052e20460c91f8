import { expect, test } from "vitest";
import type { Segment, Source } from "#analysis/sources.ts";
import { pickAnswers } from "./pick-answers.ts";

const turn = (id: string, speaker: Segment["speaker"], text: string, questionId: string | null): Segment => ({
  ...{ id, speaker, text, questionId, move: null },
});

const source: Source = {
  ...{ id: "s1", kind: "interview", label: "P-01", ageRange: "25-34", location: null, language: "en" },
  segments: [
    turn("1", "interviewer", "How do you plan?", "q1"),
    turn("2", "participant", "On Sundays.", "q1"),
    turn("3", "interviewer", "Why then?", "q1"),
    turn("4", "participant", "I have time.", "q1"),
    turn("5", "interviewer", "Thank you.", "q1"),
    turn("6", "interviewer", "What would help?", "q2"),
    turn("7", "participant", "   ", "q2"),
  ],
};

test("an answer goes from its first words to its last, follow-ups between them", () => {
  const [answer] = pickAnswers(source, "q1");
  expect(answer).toMatchObject({ sourceId: "s1", label: "P-01", ageRange: "25-34" });
  expect(answer?.messages.map(({ text }) => text)).toEqual(["On Sundays.", "Why then?", "I have time."]);
});

test("someone who was asked and said nothing has no answer", () => {
  expect(pickAnswers(source, "q2")).toEqual([]);
  expect(pickAnswers(source, "q3")).toEqual([]);
});

test("two people of one transcript answer each for themselves", () => {
  const segments = [
    turn("1", "interviewer", "How do you plan?", "q1"),
    { ...turn("2", "participant", "On Sundays.", "q1"), person: "a" },
    { ...turn("3", "participant", "I never plan.", "q1"), person: "b" },
  ];
  const shared = { ...source, kind: "transcript" as const, segments, personLabels: { a: "Ann", b: "Ben" } };
  expect(
    pickAnswers(shared, "q1").map(({ label, messages }) => [label, messages.map(({ text }) => text)]),
  ).toEqual([
    ["Ann", ["On Sundays."]],
    ["Ben", ["I never plan."]],
  ]);
});

test("a skip is no answer, and words about the talk are left out of one", () => {
  const skipped = (id: string, text: string) => ({
    ...turn(id, "participant", text, "q1"),
    isNoAnswer: true,
  });
  const asked = turn("1", "interviewer", "How do you plan?", "q1");
  expect(pickAnswers({ ...source, segments: [asked, skipped("2", "skip, told you")] }, "q1")).toEqual([]);
  const segments = [
    asked,
    turn("2", "participant", "On Sundays.", "q1"),
    turn("3", "interviewer", "Why then?", "q1"),
    skipped("4", "I already told you that."),
    turn("5", "interviewer", "I ask because we want your own words. Why then?", "q1"),
    turn("6", "participant", "No, that is all.", "q1"),
  ];
  const [answer] = pickAnswers({ ...source, segments }, "q1");
  expect(answer?.messages.map(({ text }) => text)).toEqual(["On Sundays."]);
});
