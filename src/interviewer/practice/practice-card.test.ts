import { describe, expect, test } from "vitest";
import type { PracticeLine } from "./meter.ts";
import { makePracticeCard } from "./practice-card.ts";

const guide = {
  questions: [
    { id: "work", text: "Please tell me about your work." },
    { id: "tools", text: "Which tools do you use to plan meals with your family?" },
    { id: "change", text: "Do you like shopping and cooking?" },
    { id: "waste", text: "What happens to leftover vegetables?" },
  ],
};

function talk(exchanges: readonly (readonly [string, string])[]): PracticeLine[] {
  return exchanges.flatMap(([question, answer], index): PracticeLine[] => [
    { id: `q${index}`, speaker: "interviewer", text: question, at: index * 60_000 },
    { id: `a${index}`, speaker: "participant", text: answer, at: index * 60_000 + 10_000 },
  ]);
}

const card = (exchanges: readonly (readonly [string, string])[], script: typeof guide | null = guide) =>
  makePracticeCard({ messages: talk(exchanges), guide: script });

describe("the report card of a practice session", () => {
  test("finds a script's questions by their wording, also reworded, and the follow-ups to them", () => {
    const { questions, asked, answered, probed, notReached } = card([
      ["So, please tell me about your work", "I bake bread at night."],
      ["How do you bake bread?", "In two ovens."],
      ["What tools are there that you use to plan the family meals?", "A paper list."],
    ]);
    expect(questions.map((question) => question.asked)).toEqual([true, true, false, false]);
    expect(questions[0]?.probes).toBe(1);
    expect({ asked, answered, probed, notReached }).toEqual({
      asked: 2,
      answered: 2,
      probed: 1,
      notReached: 2,
    });
  });

  test("flags one's own turns, and those of a script that was read out as the script's", () => {
    const { flags } = card([
      ["Do you like shopping and cooking?", "Yes."],
      ["Great! Isn't it hard?", "Yes."],
      ["What do you buy and where do you go?", "Bread."],
      ["What do you buy and where do you go?", "As I said."],
      [`How do you ${"really ".repeat(70)}shop?`, "Slowly."],
      ["What does that cost you, in money or time?", "Too much."],
    ]);
    expect(flags.map(({ messageId, kind, source }) => `${messageId} ${kind} ${source}`)).toEqual([
      "q0 closed_question script",
      "q1 praise interviewer",
      "q1 leading interviewer",
      "q2 two_questions interviewer",
      "q3 two_questions interviewer",
      "q3 repeated interviewer",
      "q4 too_long interviewer",
    ]);
  });

  test("measures answers in words, one's own share, and the pause before one's messages", () => {
    const { wordsPerAnswer, meanWordsPerAnswer, wordsSlope, talkShare, latency, interviewerTurns } = card(
      [
        ["How are you?", "I am fine."],
        ["What else?", "Nothing else came up this week."],
      ],
      null,
    );
    expect({ wordsPerAnswer, meanWordsPerAnswer, wordsSlope, interviewerTurns }).toEqual({
      wordsPerAnswer: [3, 6],
      meanWordsPerAnswer: 4.5,
      wordsSlope: 3,
      interviewerTurns: 2,
    });
    expect(talkShare).toBeCloseTo(5 / 14);
    expect(latency).toEqual({ p50: 50_000, p95: 50_000 });
  });

  test("is empty without a message", () => {
    expect(card([], null)).toMatchObject({ questions: [], flags: [], talkShare: null, latency: null });
  });
});
