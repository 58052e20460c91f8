import { describe, expect, test } from "vitest";
import { makeDebrief } from "./debrief.ts";
import { goodMessages, poorMessages, runPractice } from "./practice-session-for-tests.ts";

function tipsOf(messages: readonly string[], seed = 6) {
  const { interviewee, lines } = runPractice(messages, { seed });
  const made = makeDebrief({
    interviewee,
    messages: lines,
    guide: null,
    startedAt: 0,
    endedAt: 1,
    voice: "scripted",
  });
  return { tips: made.tips, ids: made.tips.map(({ id }) => id), lines, made };
}

describe("three things to try next time", () => {
  test("after a talk of closed and leading questions, these come first, each with a message that shows it", () => {
    const { ids, tips, made } = tipsOf(poorMessages);
    expect(ids.slice(0, 2)).toEqual(["open_questions", "no_leading"]);
    const labelOf = (id: string | null) => made.questions.find(({ messageId }) => messageId === id)?.label;
    expect([labelOf(tips[0]?.messageId ?? null), labelOf(tips[1]?.messageId ?? null)]).toEqual([
      "closed",
      "leading",
    ]);
  });

  test("a hint that was passed over comes first, with its sentence and what to ask", () => {
    const { tips, made } = tipsOf([
      "Please walk me through the last time.",
      "What is difficult about buying groceries?",
      "What do you do about it?",
      "How do you feel about it?",
      "What do you wish were different?",
      "How old are you?",
    ]);
    const [first] = tips;
    expect(first?.id).toBe("follow_cues");
    expect(made.missedCues.some(({ quote }) => first?.text.includes(quote))).toBe(true);
    expect(made.missedCues.some(({ wouldHaveAsked }) => first?.text.includes(wouldHaveAsked))).toBe(true);
  });

  test("rudeness is answered with time", () => {
    const { ids, tips } = tipsOf([
      "How does a normal order go?",
      "HURRY UP AND ANSWER ME NOW",
      "That is a stupid answer.",
    ]);
    expect(ids).toContain("unhurried");
    expect(tips.find(({ id }) => id === "unhurried")?.messageId).not.toBe("q0");
  });

  test("a good talk gets three as well, and no tip against what it did not do", () => {
    const { ids, tips } = tipsOf(goodMessages);
    expect(tips).toHaveLength(3);
    for (const against of ["open_questions", "no_leading", "one_question", "what_happened", "unhurried"])
      expect(ids).not.toContain(against);
  });

  test("tips neither praise nor blame", () => {
    for (let seed = 1; seed <= 12; seed += 1)
      for (const { title, text } of [
        ...tipsOf(goodMessages, seed).tips,
        ...tipsOf(poorMessages, seed).tips,
      ]) {
        const own = `${title} ${text.replace(/“[^”]*”/g, "")}`;
        expect(own).not.toMatch(
          /\b(?:great|well done|excellent|wrong|mistake|bad|failed|unfortunately|should have)\b/i,
        );
      }
  });

  test("there are none without an own message", () => {
    expect(tipsOf([]).tips).toEqual([]);
  });
});
