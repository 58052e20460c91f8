import { expect, test } from "vitest";
import { describeBlankHint } from "./blank-hint.ts";

test.each([
  "let the free month run out",
  "cancelled their plan",
  "to cancel",
  "they stopped paying",
  "Cancel it",
  "sign up for the trial",
  "gave up on it",
])("%s begins like a verb", (words) => {
  expect(describeBlankHint(words, { example: "e.g. the app" })).toBe(
    "The questions read better with a noun here, e.g. the app.",
  );
});

test.each([
  "",
  "the cancellation",
  "cancelling the plan",
  "planning the week's deliveries",
  "their sleep",
  "Northwind's bike subscription",
  "how the suppliers are chosen",
  "how suppliers are chosen",
  "after the trial",
  "parents of small children",
  "the end of the free month",
  "all the teams",
  "cooking at home",
  "Priya",
])("%s can stand where a noun is needed", (words) => {
  expect(describeBlankHint(words, { example: "e.g. the app" })).toBeUndefined();
});

const past = { form: "past", example: "e.g. rang to cancel" } as const;

test.each(["the gym", "going to the gym", "go to the gym", "to cancel", "my last delivery", "delivery"])(
  "“the last time you …” can't go on with %s",
  (words) => {
    expect(describeBlankHint(words, past)).toBe("Begin with a verb in the past tense, e.g. rang to cancel.");
  },
);

test.each([
  "",
  "rang to cancel",
  "Cancelled your plan",
  "nearly gave up",
  "didn't turn up",
  "were asked to review a paper",
  "had an item in your delivery swapped",
  "you froze your membership",
])("“the last time you …” can go on with %s", (words) => {
  expect(describeBlankHint(words, past)).toBeUndefined();
});

const infinitive = { form: "infinitive", example: "e.g. go to a library" } as const;

test.each(["the library", "going to the library", "went to the library", "visited it"])(
  "“a reason to …” can't go on with %s",
  (words) => {
    expect(describeBlankHint(words, infinitive)).toBe(
      "Begin with the plain form of a verb, e.g. go to a library.",
    );
  },
);

test.each([
  "go to the library",
  "to ask your buddy something",
  "read it",
  "need help",
  "feed the cat",
  "bring a friend",
])("“a reason to …” can go on with %s", (words) => {
  expect(describeBlankHint(words, infinitive)).toBeUndefined();
});

test("what speaks of participants where it should speak to them is pointed out", () => {
  expect(describeBlankHint("paid their rent late", past)).toBe(
    "Participants read this: say “you” and “your” where you mean them.",
  );
});

test("a sentence needs no form", () => {
  expect(
    describeBlankHint("The library is thinking of it.", { form: "sentence", example: "e.g. It is new." }),
  ).toBeUndefined();
});
