import { describe, expect, test } from "vitest";
import { checkWording } from "../guard.ts";
import type { Turn } from "../guide.ts";
import { makeGuide } from "../test-interview.ts";

const guide = makeGuide();
const turns: Turn[] = [
  {
    speaker: "interviewer",
    text: guide.introduction,
    at: 0,
    move: { kind: "introduce", questionId: "work" },
  },
  {
    speaker: "participant",
    text: "The teacher said it is good for him. My daughter sleeps again. I never told my mother, every Sunday I carry it past her.",
    at: 1,
  },
];
const check = (text: string) =>
  checkWording({ guide, turns, move: { kind: "probe", questionId: "tools", about: null }, text }).failures;

describe("what a good interviewer says is let through", () => {
  test.each([
    "Please tell me about that talk with the teacher. What happened?",
    "It is good to hear that she sleeps again. What would you do differently?",
    "You're right, this is about the new one, and I strayed too far back. What did the teacher say?",
    "That is a lot to carry past her every Sunday, and you trust me with it. How did it begin?",
  ])("%j", (text) => {
    expect(check(text)).toEqual([]);
  });

  test.each([
    ["two_questions", "Please tell me about that talk with the teacher. What did your daughter say?"],
    ["praise", "It is good that you told me. What happened?"],
    ["promise", "Trust me, it stays here. What happened?"],
  ])("and %s is still found in %j", (failure, text) => {
    expect(check(text)).toContain(failure);
  });
});
