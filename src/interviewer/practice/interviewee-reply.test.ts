import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PracticeDifficulty } from "#contract/practice-debrief.ts";
import { countWords } from "../words.ts";
import { makeAreaQuestion } from "./debrief-moments.ts";
import { replyAsInterviewee } from "./interviewee-reply.ts";
import { cases, getCase, runPractice } from "./practice-session-for-tests.ts";

type Lines = ReturnType<typeof runPractice>["lines"];

const listTold = (lines: Lines) => [...new Set(lines.flatMap(({ notes }) => notes?.told ?? []))];

function measure(messages: string[], given: Parameters<typeof runPractice>[1]) {
  const { lines } = runPractice(messages, given);
  const answers = lines.filter(({ speaker }) => speaker === "participant");
  const words = answers.reduce((sum, { text }) => sum + countWords(text), 0) / answers.length;
  return { told: listTold(lines).length, words };
}

const difficulties: PracticeDifficulty[] = ["easy", "medium", "hard"];

describe.each(cases)("$topic", (practiceCase) => {
  const person = practiceCase.id;
  const opened = practiceCase.areas.flatMap(({ id, name }) => [
    makeAreaQuestion(name),
    "Could you walk me through the last time?",
    ...practiceCase.insights.flatMap(({ area, question }) => (area === id ? [question] : [])),
  ]);
  const closed = practiceCase.areas.flatMap(({ words: [first, second, third] }) => [
    `Is ${first} important to you?`,
    `Do you like ${second}?`,
    `Was ${third ?? first} a problem?`,
    "Does that happen often?",
  ]);

  test.each(difficulties)("%s: open questions get far more than closed ones", (difficulty) => {
    const open = measure(opened, { person, difficulty });
    const shut = measure(closed, { person, difficulty });
    expect(open.words).toBeGreaterThanOrEqual(2.5 * shut.words);
    expect(open.told).toBeGreaterThanOrEqual(Math.max(1, 3 * shut.told));
  });

  test("the harder they are, the less they tell unasked", () => {
    const [easy, medium, hard] = difficulties.map(
      (difficulty) =>
        measure(
          practiceCase.areas.map(({ name }) => makeAreaQuestion(name)),
          { person, difficulty },
        ).told,
    );
    expect(easy).toBeGreaterThanOrEqual(medium ?? 0);
    expect(medium).toBeGreaterThanOrEqual(hard ?? 0);
  });

  test("a guess, a double question and rudeness bring no insight", () => {
    const messages = practiceCase.areas.flatMap(({ words: [first] }) => [
      `Would you pay for ${first}?`,
      `What about ${first}, and how often is it?`,
      "That is a stupid answer.",
    ]);
    expect(measure(messages, { person, difficulty: "easy" }).told).toBe(0);
  });
});

const answersOf = (messages: string[], given?: Parameters<typeof runPractice>[1]) =>
  runPractice(messages, given).lines.filter(({ speaker }) => speaker === "participant");

describe("an answer", () => {
  test("is never said a second time, however often a question is repeated", () => {
    const question = "Could you tell me about the price?";
    const stories = answersOf(Array.from({ length: 6 }, () => question))
      .map(({ text }) => text)
      .filter((text) => countWords(text) > 8);
    expect(new Set(stories).size).toBe(stories.length);
  });

  test("to a leading question follows it in a few words", () => {
    const [answer] = answersOf(["Don't you think it was much too expensive?"]);
    expect(answer?.notes?.manner).toBe("leading");
    expect(countWords(answer?.text ?? "")).toBeLessThan(12);
  });

  test("to a question about something else says so", () => {
    const [answer] = answersOf(["How do you feel about submarines and volcanoes?"]);
    expect(getCase("meal-kit").talk.notMine).toContain(answer?.text);
  });

  test("holds its lines, character for character", () => {
    const told = answersOf(["Could you tell me about cooking in the evening?", "What happened then?"]);
    const known = JSON.stringify(getCase("meal-kit"));
    for (const { text } of told)
      expect(known).toContain(JSON.stringify(text.split(/(?<=[.!?]) /)[0]).slice(1, -1));
  });

  test("comes to any text, the same each time", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        fc.constantFrom(...difficulties),
        fc.string({ unit: "grapheme", maxLength: 300 }),
        (practiceCase, difficulty, message) => {
          const once = replyAsInterviewee({ practiceCase, difficulty }, [], message);
          expect(once.text.trim()).not.toBe("");
          expect(replyAsInterviewee({ practiceCase, difficulty }, [], message)).toEqual(once);
        },
      ),
    );
  });
});
