import { describe, expect, it } from "vitest";
import { checkScript, type ScriptWarningKind } from "./check.ts";
import { labelledQuestions } from "./labelled-questions-for-tests.ts";

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

  it.each([
    ["Do you use Slack at work?", "How, if at all, do you use Slack at work?"],
    ["Have you ever used a budgeting app?", "What experience, if any, do you have with a budgeting app?"],
    ["Is the checkout easy?", "How would you describe the checkout?"],
    ["Was it easy to sign up?", "What was it like for you to sign up?"],
    ["Is it hard to find the opening hours?", "What is it like for you to find the opening hours?"],
    ["Did you like the tour?", "How did you feel about the tour?"],
    ["Did you hate the waiting room?", "How did you feel about the waiting room?"],
    ["Do you like working from home?", "How do you feel about working from home?"],
    ["Is there anything else you'd like to add?", "What else would you like to add?"],
    ["Don't you think the app is useful?", "What do you think of the app?"],
    ["Do you agree that the new timetable is better?", "What do you think of the new timetable?"],
    ["How much do you love our amazing app?", "How do you feel about our app?"],
    ["What do you love most about our new menu?", "What do you like or dislike about our new menu?"],
    ["Why is the old system so slow?", "How would you describe the old system?"],
    ["How great was the workshop?", "How was the workshop for you?"],
    ["How annoying are the adverts?", "How would you describe the adverts?"],
    ["On a scale from 1 to 7, how interested are you in politics?", "How interested are you in politics?"],
    [
      "Would you recommend the clinic to a friend?",
      "What have you told other people about the clinic, if anything?",
    ],
    [
      "How much would you pay for a weekly meal kit?",
      "What have you paid for something like a weekly meal kit so far, if anything?",
    ],
    [
      "If you could change one thing about the app, what would it be?",
      "What, if anything, do you wish were different about the app?",
    ],
    ["What difference did the tutor make?", "What difference, if any, did the tutor make?"],
    ["How much say do tenants really have?", "How much say do tenants have?"],
    ["What worries you about the trial year?", "What, if anything, worries you about the trial year?"],
    ["Which parts of the form were confusing?", "Which parts of the form, if any, were confusing?"],
    ["What points in it were hard for you?", "What points in it, if any, were hard for you?"],
    ["What doubts did you have about that choice?", "What doubts, if any, did you have about that choice?"],
  ])("reworks %s", (question, suggestion) => {
    expect(checkScript({ introduction: "", questions: [question] })[0]?.suggestion).toBe(suggestion);
  });

  it.each([
    "Did your staff find it easy and did your guests notice?",
    "How would you describe the booking app and what would you change about it?",
    "What do you cook and why do you cook it?",
    "Who decides on the menu, and how long does it take?",
    "Do you plan the week ahead or does somebody else do it?",
    "When did you last switch banks and how did it go?",
    "Tell me about your first day and describe your manager.",
    "Was the set-up quick and were the instructions clear?",
    "Did the free month run out before you could try it?",
    "Do you use the booking app every day?",
    "Have you stopped using the app?",
    "Do you like it when guests book by phone?",
    "Does the app save you time?",
    "Is the app that you use at home better than the one at work?",
    "Don't you think it is better to book online?",
    "Wouldn't it be easier to order ahead?",
    "How frustrating is it when the app crashes?",
    "Obviously price matters, so how do you compare prices?",
    "Our award-winning support is always there, right?",
    "Most people find the form confusing. How was it for you?",
    "How do you feel about our fantastic and fast delivery?",
    "On a scale of 1 to 10, with 10 being best, how was your stay?",
    "Would you use a feature that orders stock by itself?",
    "What would you do if the app crashed?",
    "If the price went up by ten per cent, would you stay?",
    "Could you tell me, in as much detail as you can remember, and starting from the very first moment you heard about us, how you came to choose the plan that you have today and not another?",
  ])("says only what is wrong with %s", (question) => {
    const warnings = checkScript({ introduction: "", questions: [question] });
    expect(warnings.length).toBeGreaterThan(0);
    expect(warnings.map(({ suggestion }) => suggestion)).toEqual(warnings.map(() => null));
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

  it("lets people be asked what they would do with an idea once it has been described", () => {
    const idea = "The library is thinking of a repair café with volunteers. What comes to mind about it?";
    expect(warn(["How do you get things repaired?", idea, "What, if anything, would you bring?"])).toEqual(
      [],
    );
    expect(warn(["What would you bring?", idea])).toEqual(["hypothetical"]);
  });
});

describe("questions that a researcher would send as they are", () => {
  const list = (text: string) =>
    checkScript({ introduction: "", questions: ["How is it?", text] })
      .filter(({ questionIndex }) => questionIndex === 1)
      .map(({ kind }) => kind);

  it.each([
    "Have you ever used the minibus, rung it or thought about it? Tell us what happened.",
    "Do you come into town as often, and stay as long, as you used to? Tell us what is behind that.",
    "Think of your last full day on site. What did you note that day, and where?",
    "What don't you go to any more, if anything, that you used to go to?",
    "What would have been different for you that evening?",
    "Looking back, what would have kept you?",
    "Looking back over all of it, which moment has stayed with you? Tell us about it.",
    "On the day of going home, was there any waiting? Tell us about that.",
    "Tell us a little about your home. What sort of place is it?",
    "Tell us about the door. What is it like to get in and out there when nobody is on duty?",
    "Take us through your first season as a referee. What happened along the way?",
    "Take us through the first two days, as far as arranging the funeral goes. What happened?",
    "Which of your post-editing jobs came closest to a fair price? What made it so?",
    "What else should we know about post-editing and how it is paid?",
    "Who or what made you believe the text, or doubt it?",
    "Tell us about help you got as a referee, or how you managed without any.",
    "Tell us about help you had with getting that software going, or how you managed without.",
    "How did you learn what the funeral would cost?",
    "Looking back at those first days, what would you do differently, or do the same way again?",
    "Tell me about a time when it went badly, if there was one.",
    "What did the other people involved say or do, if there were any?",
  ])("%s", (text) => expect(list(text)).toEqual([]));

  it.each([
    ["Was there ever a time when it went badly? What happened then?", "double"],
    ["Have you ever used it? Tell us what happened. Who was there?", "double"],
    ["Have you ever used it?", "closed"],
    ["Don't you think it's slow?", "leading"],
    ["What would you do if the bus came twice a day?", "hypothetical"],
    ["What did you note, and why do you keep it?", "double"],
    [
      "Suppose the practice had texted you before that appointment, or think back if it did. What would you have done, or did you do, with the text?",
      "double",
    ],
    [
      "Looking back at that start, what would you have wanted to do yourself, and what would you have left to somebody else?",
      "double",
    ],
    [
      "What did you want to know about funeral directors in those days? How did you go about finding out?",
      "double",
    ],
    ["What made that change happen when it did, or what has kept you where you are so far?", "double"],
    ["Tell me about your job. What do you like? What don't you like about it?", "double"],
    ["Tell me about your job. Describe your manager.", "double"],
    ["Which tools do you use? What do you like about them?", "double"],
    ["What else do you use, and how do you use it?", "double"],
    ["If the price went up, what would you do differently?", "hypothetical"],
    ["When you did the shopping, would you have liked a list?", "hypothetical"],
  ])("not %s", (text, fault) => expect(list(text)).toContain(fault));
});
