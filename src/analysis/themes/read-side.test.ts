import { describe, expect, test } from "vitest";
import { readCountable } from "../counted/countable-question.ts";
import { readSentences } from "../reading.ts";
import { readSide } from "./read-side.ts";

const garden = "Do you believe the quarrel over the garden is a political matter?";
const pay = "Would you pay for it?";
const use = "Do you use the calendar every day?";
const cancelled = "Have you ever cancelled a subscription, and why?";
const rated = "On a scale from 1 (not at all) to 7 (very), how satisfied are you with the app?";
const fair = "Is the price fair or too high?";
const preferred = "Do you prefer talking on the phone or writing a message?";
const listed = "Which would you rather have: a paper card, an app, or a website?";

function sideOf(question: string, answer: string): string | undefined {
  const countable = readCountable(question);
  return countable && readSide(readSentences(answer), countable)?.name;
}

describe("the side that an answer takes", () => {
  test.each([
    [garden, "Yes, because two families want the same ground.", "yes"],
    [garden, "Yeah. Yeah, it's a political matter, as they must agree in the end.", "yes"],
    [garden, "Well, by what I said before, it would not be political.", "no"],
    [garden, "No. They are just neighbours who like to shout.", "no"],
    [garden, "I do not think this is about politics but it is more about how one lives.", "no"],
    [garden, "definitely, politics are in every quarrel.", "yes"],
    [use, "Yes, well I check. I don't enter anything, it does it itself.", "yes"],
    [cancelled, "No! Only if they take away my scale", "no"],
    [cancelled, "Not really. January maybe", undefined],
    [pay, "I would.", "yes"],
    [pay, "I'd pay for it, yes.", "yes"],
    [pay, "Absolutely not.", "no"],
    [pay, "Of course not, it's a list.", "no"],
    [pay, "I wouldn’t pay for that.", "no"],
    [pay, "Not really.", "no"],
    [use, "I use it every morning before work.", "yes"],
    [use, "I never use it.", "no"],
    [cancelled, "Yes, twice. The price went up.", "yes"],
    [cancelled, "I have cancelled two of them.", "yes"],
    [rated, "6.5", "6.5"],
    [rated, "I'd say it's a five", "5"],
    [rated, "on a scale from 1 to 7 I would say I'm interested with three in it or not that interested", "3"],
    [rated, "Four.", "4"],
    [rated, "It took me 4 tries so 1", "1"],
    [rated, "3. It was maybe 4 before", "3"],
    [rated, "I was a seven before, now 3", "3"],
    [use, "No! Maybe I'm just lucky.", "no"],
    [rated, "I would say two.", "2"],
    [rated, "A solid six and a half, because it has crashed only one time.", "6.5"],
    [rated, "5 out of 7", "5"],
    [fair, "It's fair, I think.", "fair"],
    [fair, "Too high for what it does.", "too high"],
    [fair, "Both, it's fair for a firm and too high for me.", "both"],
    [preferred, "Writing, always.", "writing a message"],
    [listed, "The paper card, I lose everything else.", "a paper card"],
  ])("%s %s", (question, answer, side) => {
    expect(sideOf(question, answer)).toBe(side);
  });

  test.each([
    [garden, "It depends on what you call political. It would not be for me."],
    [garden, "It can be a political matter, and it can be none."],
    [garden, "Yeah, no, I think we were all tired that day."],
    [garden, "The garden belongs to the town since 1920."],
    [garden, "Maybe yes."],
    [pay, "Yes, but only if it were cheaper."],
    [pay, "Yes. But not every month."],
    [pay, "Probably."],
    [pay, "I have no money of my own."],
    [pay, "I would say it depends."],
    [pay, "I pay for Netflix already."],
    [use, "I use the whiteboard every day."],
    [use, "Sometimes."],
    [rated, "About a 5 or 6."],
    [rated, "I wouldn't give myself seven, more likely something around five or five and a half."],
    [rated, "Between 3 and 4."],
    [rated, "8"],
    [rated, "I have used it for five years with two of my colleagues and one of them hates it a lot."],
    [rated, "Somewhere in the middle."],
    [rated, "7 out of 10"],
    [fair, "It's not fair at all."],
    [fair, "Fair if you use it daily."],
    [preferred, "I don't like writing."],
    [preferred, "It depends on the day."],
    [listed, "An app and a website."],
  ])("is open: %s %s", (question, answer) => {
    expect(sideOf(question, answer)).toBeUndefined();
  });
});

test.each([
  "What do you think of the garden?",
  "Could you tell me more about the garden?",
  "Is the garden open, and do you get there by bus?",
  "When did the council make you feel very disappointed or very satisfied?",
  "Is there anything else you would like to say?",
  "Do you have any other ideas?",
  "How do you get from 9 to 5?",
  "Tell me about your week.",
])("answers cannot be counted to: %s", (question) => {
  expect(readCountable(question)).toBeUndefined();
});
