import { describe, expect, test } from "vitest";
import { checkWording } from "../guard.ts";
import type { Turn } from "../guide.ts";
import { makeGuide, makeQuestion } from "../test-interview.ts";

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

describe("what was refused in trials for a word that only looked like a fault", () => {
  const letter: Turn[] = [
    turns[0] as Turn,
    {
      speaker: "participant",
      text: "I found the letter, saw the name at the top and put it away until Saturday. Sorry, I do apologise. My nan's polish smell was in the hallway, Kairo said. He settled in after a week. The nurse brought a gingernut. Everyone is friends in a club. I do not want to criticise. My area manager is in it.",
      at: 1,
    },
  ];
  const checkLetter = (text: string) =>
    checkWording({ guide, turns: letter, move: { kind: "probe", questionId: "tools", about: null }, text })
      .failures;

  test.each([
    "Putting it away until Saturday is just what I'd like to understand, so please don't apologise to me. What did the name at the top tell you?",
    "It was you who had this letter in your hands, so it's you I'd like to ask. What did you make of the name?",
    "I'm grateful you could say that to me. What should the letter have said?",
    "It's you I'm curious about, rather than anyone else. What did you do until Saturday?",
    "It's lovely that your nan's polish turned up in that hallway. What happened then?",
    "Good to hear he settled after a week. How did that first day go?",
    "It's good that a gingernut came of it. What had the nurse told you?",
    "You should have heard that from me at the start. What did you do with the letter?",
    "In a club where everyone is friends, how do people usually come to you when they want something?",
    "I'd like to come to the club. How did you find the people there?",
    "You said nobody needs to see the letter. What is behind that?",
    "Can you think of one such Saturday, and what happened?",
    "It's good to hear that Kairo settled there. How did the first day go?",
    "That's a fair thing to ask. What did the nurse tell you?",
    "I'm so sorry. You put it away so nobody would see it. What happened on the Saturday?",
    "No wonder, after that letter. What did you do until Saturday?",
    "Of course you may ask. What did the letter say?",
    "Your area manager can't read it here: only the team reads it. What did the letter say?",
    "What goes through your mind when the nurse says well done?",
    "Your boss cannot read it here; only the researchers read it. What did the letter say?",
    "That's a poor way to be given anything. What did the letter say?",
    "One more sentence needn't be a criticism of anybody. What did the letter say?",
  ])("%j", (text) => {
    expect(checkLetter(text)).toEqual([]);
  });

  test.each([
    ["two_questions", "Please tell me about the letter. What did the nurse say?"],
    [
      "two_questions",
      "I'd like to hear about the letter and what the nurse said. What did you do on Saturday, and why?",
    ],
    ["praise", "It's lovely that you kept it. What happened then?"],
    ["praise", "It's good to hear that you kept it. What happened then?"],
    ["praise", "Well done. What happened then?"],
    ["invented_fact", "Your manager can read it here. What happened then?"],
    ["invented_fact", "Your manager won't be told. What happened then?"],
    ["invented_fact", "Nobody reads this but the nurse. What happened then?"],
    ["advice", "You should have rung them. What happened then?"],
    ["leading", "Everyone would worry about that. What happened then?"],
  ])("while %s is still found in %j", (failure, text) => {
    expect(checkLetter(text)).toContain(failure);
  });

  test("a question keeps its subject in another form of its verb", () => {
    const questions = [
      makeQuestion("a", "How is work?"),
      makeQuestion("b", "Tell me about how you found your childminder."),
    ];
    const asked = makeGuide({ questions, objective: "Learn about choices", topics: [] });
    const missing = (text: string) =>
      checkWording({ guide: asked, turns: letter, move: { kind: "ask", questionId: "b" }, text }).failures;
    expect(missing("Let's go back a little, then. How did you come to find her?")).toEqual([]);
    expect(missing("Let's go back a little, then. What did she wear?")).toContain("question_missing");
  });
});
