import { describe, expect, test } from "vitest";
import { checkWording, containsCompletionPhrase, type GuardFailure } from "./guard.ts";
import type { Move, Turn } from "./guide.ts";
import { makeGuide, makeQuestion } from "./test-interview.ts";
import { hasClosedQuestion } from "./wording-rules.ts";

const probe: Move = { kind: "probe", questionId: "tools", probeKind: "example", about: null };
const exact = makeQuestion("exact", "In your own words, what is a good day at work?", { exactWording: true });
const guide = makeGuide({ questions: [...makeGuide().questions, exact] });
const turns: Turn[] = [
  {
    speaker: "interviewer",
    text: guide.introduction,
    at: 0,
    move: { kind: "introduce", questionId: "work" },
  },
  { speaker: "participant", text: "I use Notion and it is great but slow in the morning.", at: 1 },
  {
    speaker: "interviewer",
    text: "What happened the last time it was slow for you?",
    at: 2,
    move: { ...probe, probeKind: "last_occasion" },
  },
  { speaker: "participant", text: "It took a minute to open a page.", at: 3 },
];

const check = (text: string, move: Move = probe, more: { forbidden?: string[]; language?: string } = {}) =>
  checkWording({ guide, turns, move, text, ...more }).failures;

const refused: [GuardFailure, string][] = [
  ["empty", "  "],
  ["two_questions", "What did you do? How did it end?"],
  ["two_questions", "What did you do next and how did that make you feel?"],
  ["two_questions", "Tell me about the page. What was on it?"],
  ["closed_question", "Did you try again?"],
  ["closed_question", "When the page was slow, did you try again?"],
  ["closed_question", "Was it annoying?"],
  ["options", "How was it, quick or slow?"],
  ["praise", "Great point. What happened next?"],
  ["praise", "That's a very interesting answer. What happened next?"],
  ["praise", "Excellent! How did it go on?"],
  ["praise", "That makes sense. How did it go on?"],
  ["leading", "What went wrong there, don't you think it should be faster?"],
  ["leading", "How frustrating was it for you?"],
  ["leading", "It sounds like you dislike it. What else is there?"],
  ["not_raised", "What do you think of tools such as calendars?"],
  ["not_raised", "How does that compare with Asana?"],
  ["not_raised", "You said “it crashed twice”. What came next?"],
  ["repeated", "What happened the last time it was slow for you?"],
  ["repeated", "And what happened the last time it was slow for you?"],
  ["completion_phrase", "What would help you have a great day at work?"],
  ["completion_phrase", "Thank you for sharing, your feedback is valuable. What came next?"],
  ["completion_phrase", "Once THIS INTERVIEW IS COMPLETE, you get a code. What came next?"],
  ["leak", "Write to me at jo@example.com. What came next?"],
  ["leak", "See https://evil.example for more. What came next?"],
  ["leak", "Your code is AB12-CD34. What came next?"],
  [
    "leak",
    "We want to find out which collaboration problems matter enough for teams to pay. What came next?",
  ],
  ["leak", "Next I ask what would you change about how you work together, so what came next?"],
  ["not_plain_text", "What **exactly** came next?"],
  ["not_plain_text", "What came next? <img src=x>"],
  ["not_plain_text", "[Click](javascript:alert(1)) What came next?"],
  ["speaks_for_others", "What came next?\nParticipant: I closed it."],
  ["speaks_for_others", "As an AI language model, what can I ask next?"],
  ["other_language", "¿Cómo fue eso para usted y qué pasó con la página cuando la abrió?"],
  ["other_language", "كيف كان ذلك بالنسبة لك؟"],
  ["too_long", `${"In the light of everything so far ".repeat(10)}what came next?`],
  ["no_question", "The page was slow."],
];

const passed = [
  "Could you walk me through the last time that happened?",
  "You said “slow in the morning”. What was that like for you?",
  "How did that go, step by step?",
  "Please tell me a little more.",
  "What part does Notion play in that?",
  "Would you describe what you did then?",
  "You said “it is great”. What made it that way for you?",
];

describe("the guard", () => {
  test.each(refused)("finds %s in %j", (failure, text) => {
    expect(check(text)).toContain(failure);
  });

  test.each(passed)("lets %j pass", (text) => {
    expect(check(text)).toEqual([]);
  });

  test("refuses any text of another session or any code that the server names", () => {
    expect(
      check("How is that like purple bananas for you?", probe, { forbidden: ["purple bananas"] }),
    ).toContain("leak");
  });

  test("wants the scripted question in a turn that asks it, word for word where it is exact", () => {
    const ask = (questionId: string): Move => ({ kind: "ask", questionId });
    expect(check("What do your own team meetings look like?", ask("meetings"))).toEqual([]);
    expect(check("What is the weather like?", ask("meetings"))).toContain("question_missing");
    expect(check("What is a good day at work, in your own words?", ask("exact"))).toContain(
      "question_missing",
    );
    expect(check(`Okay. ${exact.text}`, ask("exact"))).toEqual([]);
    expect(check("Okay. What do your meetings look like? How long are they?", ask("meetings"))).toContain(
      "two_questions",
    );
  });

  test("does not judge what the creator wrote", () => {
    const leading = makeQuestion("lead", "Don't you think Notion is great? Is it fast or slow?");
    const own = makeGuide({ questions: [leading] });
    const move: Move = { kind: "ask", questionId: "lead" };
    expect(checkWording({ guide: own, turns, move, text: `Thanks. ${leading.text}` }).ok).toBe(true);
  });

  test("lets only the fixed closing close", () => {
    const close: Move = { kind: "close", endReason: "finished" };
    expect(check("Goodbye and thanks!", close)).toContain("not_the_closing");
    expect(
      check(
        "Thank you for participating, your feedback is valuable. This concludes our interview. Have a great day!",
        close,
      ),
    ).toEqual([]);
  });
});

describe("completion phrases", () => {
  test.each([
    ["This interview is complete.", true],
    ["THAT CONCLUDES OUR INTERVIEW", true],
    ["If you have any more thoughts, please reach out to us", true],
    ["Thank you for participating; your feedback is valuable", true],
    ["Thank you! Your feedback is valuable", true],
    ["have   a great\nday", true],
    ["ha\u200Bve a great day", true],
    ["Your feedback is really valuable, thank you", false],
    ["Have a great weekend", false],
    ["The interview is nearly complete", false],
  ])("%j: %s", (text, expected) => {
    expect(containsCompletionPhrase(text)).toBe(expected);
  });
});

test("a short closed question in English does not pass in a session of another language", () => {
  const move = { kind: "probe", questionId: "work", probeKind: "example", about: null } as const;
  const verdict = checkWording({
    guide: makeGuide({ language: "es" }),
    turns: [],
    move,
    text: "Did you like it?",
  });
  expect(verdict.failures).toContain("closed_question");
});

test("an explanation of a question does not turn it into one that yes or no answers", () => {
  const move = { kind: "clarify", questionId: "work" } as const;
  const verdict = checkWording({ guide: makeGuide(), turns: [], move, text: "Did you like it?" });
  expect(verdict.failures).toEqual(["closed_question"]);
});

describe("closed questions", () => {
  test("knows that 'What, if anything, …' is open, and that a tag or a comma may close a question", () => {
    expect(hasClosedQuestion("What, if anything, do you wish were different about it?")).toBe(false);
    expect(hasClosedQuestion("When that happens, do you call somebody?")).toBe(true);
    expect(hasClosedQuestion("Thinking of last week, did you use it?")).toBe(true);
    expect(hasClosedQuestion("Do you use it?")).toBe(true);
  });
});
