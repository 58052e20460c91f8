import { describe, expect, it } from "vitest";
import { checkScript, type ScriptWarningKind } from "./check.ts";
import { labelledQuestions } from "./labelled-questions.ts";

function kindsOf(question: string): ScriptWarningKind[] {
  return checkScript({ introduction: "Welcome.", questions: [question] }).map((warning) => warning.kind);
}

describe("what the checker says about one question", () => {
  it.each(labelledQuestions)("%s", (question, expected) => {
    expect(kindsOf(question).toSorted()).toEqual(expected.split(" ").filter(Boolean).toSorted());
  });
});

describe("suggestions", () => {
  const faulty = labelledQuestions.filter(([, kinds]) => kinds !== "" && kinds !== "empty");

  it("pass the check themselves", () => {
    for (const [question] of faulty) {
      for (const { suggestion } of checkScript({ introduction: "", questions: [question] })) {
        if (suggestion === null) continue;
        expect(suggestion).not.toBe(question);
        expect(kindsOf(suggestion), suggestion).toEqual([]);
      }
    }
  });

  it("exist for nearly every faulty question", () => {
    const without = faulty.filter(
      ([question]) => checkScript({ introduction: "", questions: [question] })[0]?.suggestion === null,
    );
    expect(without.length / faulty.length).toBeLessThan(0.05);
  });

  it.each([
    ["Do you use Slack at work?", "How, if at all, do you use Slack at work?"],
    ["Don't you think the app is useful?", "What do you think of the app?"],
    ["What do you cook and why do you cook it?", "What do you cook?"],
    ["Have you ever used a budgeting app?", "What experience, if any, do you have with a budgeting app?"],
    ["How much do you love our amazing app?", "How do you feel about our app?"],
    [
      "If you could change one thing about the app, what would it be?",
      "What, if anything, do you wish were different about the app?",
    ],
    ["Is the checkout easy?", "How would you describe the checkout?"],
    ["Was it easy to sign up?", "What was it like for you to sign up?"],
    ["What would you do if the app crashed?", "What did you do the last time the app crashed?"],
    ["On a scale from 1 to 7, how interested are you in politics?", "How interested are you in politics?"],
  ])("reworks %s", (question, suggestion) => {
    expect(checkScript({ introduction: "", questions: [question] })[0]?.suggestion).toBe(suggestion);
  });
});

describe("what the checker says about a whole script", () => {
  const many = (count: number): string[] =>
    Array.from({ length: count }, (_, index) => `What happened in week ${index + 1}?`);
  const warn = (questions: string[], introduction = ""): ScriptWarningKind[] =>
    checkScript({ introduction, questions }).map((warning) => warning.kind);

  it("is content with eight questions, warns at nine and warns strongly at eleven", () => {
    expect(warn(many(8))).toEqual([]);
    expect(warn(many(9))).toEqual(["too_many"]);
    const [strong] = checkScript({ introduction: "", questions: many(11) });
    expect(strong?.message).toContain("stop early");
  });

  it("says when there are no questions", () => {
    expect(warn([])).toEqual(["empty"]);
  });

  it("finds a question that was asked before, whatever its punctuation and case", () => {
    const found = checkScript({
      introduction: "",
      questions: ["What happened?", "How was it?", "what  happened"],
    });
    expect(found).toMatchObject([{ kind: "duplicate", questionIndex: 2 }]);
    expect(found[0]?.message).toContain("question 1");
  });

  it.each([
    "Hello. This concludes our interview soon.",
    "Have a great day!",
    "Thank you for coming. Your feedback is valuable.",
    "IF YOU HAVE ANY MORE THOUGHTS please reach out to us",
  ])("warns about words in the introduction that would end the interview: %s", (introduction) => {
    expect(warn(["What happened?"], introduction)).toEqual(["completion_phrase"]);
  });

  it("lets a thank-you in the introduction pass", () => {
    expect(warn(["What happened?"], "Thank you for taking part. Your answers matter.")).toEqual([]);
  });
});
