import { expect, test } from "vitest";
import { readAskedFigures } from "./asked-figures.ts";
import { findFigure } from "./find-figure.ts";

const read = (question: string, answer: string) =>
  readAskedFigures(question).map((asked) => {
    const { start, end } = findFigure(answer, asked) ?? { start: 0, end: 0 };
    return answer.slice(start, end);
  });

test.each([
  ["How long did you wait?", "20 minutes.", "20 minutes"],
  ["How long did you wait?", "Oh, half an hour, easily. I nearly went home.", "half an hour"],
  [
    "How long did it take?",
    "I got there at 9 and it was about an hour and a half.",
    "about an hour and a half",
  ],
  [
    "And how long was that?",
    "Twenty minutes, no, more like thirty minutes.",
    "Twenty minutes, no, more like thirty minutes",
  ],
  ["How long did you wait?", "Well, 10 to 15 mins or so", "10 to 15 mins or so"],
  [
    "How long did you wait?",
    "It’s usually five minutes. Sometimes an hour.",
    "five minutes. Sometimes an hour",
  ],
  ["How long have you lived here?", "Since 2019, with the kids.", "Since 2019"],
  ["How many texts do you get a day?", "21. I counted.", "21"],
  [
    "How many texts do you get a day?",
    "I get maybe thirty-five texts on a Monday.",
    "maybe thirty-five texts",
  ],
  ["How many of the drivers do you know?", "No one really. A few drivers by name.", "A few drivers"],
  ["How many buses go past you?", "I leave at 7 and in 20 minutes three go past.", "three"],
  ["How many children do you have?", "We've got two kids and a dog.", "two"],
  [
    "How long did you wait?",
    "I've been driving for twelve years. It was ten minutes that day.",
    "ten minutes",
  ],
  ["How long have you driven?", "I've been driving for twelve years.", "twelve years"],
  ["How many minutes does it take?", "About twelve minutes, tops.", "About twelve minutes, tops"],
  ["How many times did you ring?", "I rang four times.", "four times"],
  ["How many times did you ring?", "Never.", "Never"],
  [
    "How often do you use it?",
    "I've used it for 20 years, two or three times a week.",
    "two or three times a week",
  ],
  ["How often does it happen?", "Every other Friday. Like clockwork.", "Every other Friday"],
  ["How often does it happen?", "Hardly ever, thank God.", "Hardly ever"],
  ["How much do you pay?", "It was £12.50 a week last year.", "£12.50 a week"],
  ["How much does it cost you?", "About forty quid.", "About forty quid"],
  ["How much time does it take you?", "A good two hours. It's too much.", "A good two hours"],
  ["Roughly how many minutes did that take?", "Ooh. Ten? Ten if that. It was the Thursday.", "Ten"],
  ["Roughly how many minutes did that take?", "Five. And four of them was him looking for a pen.", "Five"],
  ["Roughly how many minutes did that take?", "Zero. I mean it. I'd gone back up for an hour.", "Zero"],
  [
    "Roughly how many minutes did that take?",
    "For me it was okay. Half an hour? Maybe forty minutes, because I asked.",
    "Half an hour? Maybe forty minutes",
  ],
  [
    "About how many pounds a week was it?",
    "Now, weekly I couldn't tell you. It's a hundred and twelve a month, I know that.",
    "a hundred and twelve a month",
  ],
  [
    "About how many pounds a week was it?",
    "This I know exactly. The coldest week, heating and hot water, twenty-four pounds.",
    "twenty-four pounds",
  ],
  [
    "About how many pounds a week was it?",
    "Keith does it on a spreadsheet. He says twenty-eight, thirty pounds in the worst of it.",
    "twenty-eight, thirty pounds",
  ],
  [
    "About how many pounds a week was it?",
    "It was about twenty-two. Twenty-two a week.",
    "Twenty-two a week",
  ],
  ["How far is the stop?", "Half a mile? No, two miles.", "two miles"],
  ["How old is she?", "She's eighty-one.", "eighty-one"],
])("asked “%s” the answer “%s” gives “%s”", (question, answer, figure) => {
  expect(read(question, answer)).toEqual([figure]);
});

test.each([
  ["How many stairs are there?", "I come down at 7.30 and there is nobody about."],
  ["How long did you wait?", "Too long, honestly."],
  ["How much do you pay?", "More than my sister does."],
  ["How many people know?", "That one never asks. Not that one either."],
  ["How many people live with you?", "Just me and one cat."],
  ["How long was the wait?", "We moved here ten years ago."],
])("asked “%s” the answer “%s” gives no figure", (question, answer) => {
  expect(read(question, answer)).toEqual([""]);
});

test.each([
  "How do you decide?",
  "How much do you trust the drivers?",
  "How far do you agree with that?",
  "How much of a problem is the rain?",
  "Anyhow, many people say so?",
])("“%s” asks for no figure", (question) => {
  expect(readAskedFigures(question)).toEqual([]);
});

test("one turn may ask for two figures, and each is found", () => {
  expect(
    read("How often do you go, and how long does it take?", "Twice a week, ten minutes each way."),
  ).toEqual(["Twice a week", "ten minutes"]);
});
