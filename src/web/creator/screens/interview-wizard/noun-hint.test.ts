import { expect, test } from "vitest";
import { describeNounHint } from "./noun-hint.ts";

test.each([
  "let the free month run out",
  "cancelled their plan",
  "to cancel",
  "they stopped paying",
  "Cancel it",
  "sign up for the trial",
  "gave up on it",
])("%s begins like a verb", (words) => {
  expect(describeNounHint(words, "e.g. the app")).toBe(
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
  expect(describeNounHint(words, "e.g. the app")).toBeUndefined();
});
