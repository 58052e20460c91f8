import { describe, expect, test } from "vitest";
import { openQuestions } from "../../../bench/practice/questions-open.ts";
import { findOpenWording } from "./debrief-rewrite.ts";
import { labelQuestion } from "./question-label.ts";

describe("an open wording", () => {
  test.each([
    ["Do you use your banking app every day?", "Please tell me what happens when you use your banking app."],
    [
      "Did you read the contract before you signed it?",
      "How did you decide whether to read the contract before you signed it?",
    ],
    ["Have you ever missed a flight?", "Please tell me about any time you have missed a flight."],
    ["Do you have friends at uni?", "Please tell me about any friends you have at uni."],
    ["Was it hard to find a flat?", "What was it like for you to find a flat?"],
    ["Do you prefer tea or coffee?", "How do you choose between tea and coffee?"],
    ["Don't you think the app is too slow?", "What do you think of the app?"],
    ["The food was delicious, wasn't it?", "What was the food like?"],
    ["Spanish is easier than German, right?", "What is Spanish like?"],
    ["How much do you love your new phone?", "How do you feel about your new phone?"],
    ["Why did you move, and how did you find the new place?", "Why did you move?"],
    ["Do you like museums and do you like concerts?", "How do you feel about museums?"],
    ["Would you volunteer again?", "Please tell me about the last time you thought about volunteering."],
    [
      "If you could change one thing about the app, what would it be?",
      "What, if anything, has bothered you about the app so far?",
    ],
    ["When was the last time you saw a dentist?", "Please tell me about the last time you saw a dentist."],
  ])("of “%s” is “%s”", (text, wording) => {
    expect(findOpenWording(text, labelQuestion(text))).toBe(wording);
  });

  test.each(["What happened then?", "Tell me about your week.", "mhm"])("“%s” is left as it is", (text) => {
    expect(findOpenWording(text, labelQuestion(text))).toBeNull();
  });

  test.each([
    "Did you start volunteering because you wanted to give something back?",
    "How often do you go?",
    "If there was an app for booking your shifts, would you use it?",
    "Do you enjoy it there?",
    "If you met Claire in the street today, what would you want her to know?",
    "Do you use the internet at all?",
    "Let's change the subject. Do you follow football?",
    "Would you have stayed for more money?",
    "What do you study and where do you live?",
    "Has anyone at the school ever asked?",
  ])("none is made of “%s”, where it would be nonsense", (text) => {
    expect(findOpenWording(text, labelQuestion(text))).toBeNull();
  });

  test("never keeps the fault: of every labelled question it is open", () => {
    const made = openQuestions.flatMap(({ text, label }) => {
      const wording = findOpenWording(text, label);
      return wording === null ? [] : [{ label, wording, now: labelQuestion(wording) }];
    });
    expect(made.length).toBeGreaterThan(70);
    for (const { now } of made) expect(now).toBe("open");
  });
});
