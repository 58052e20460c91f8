import { expect, test } from "vitest";
import { makeInsights } from "../../../findings/brief-for-tests.ts";
import { findStage } from "./stage.ts";

test("an interview that nobody has started is a draft", () => {
  expect(findStage({ insights: null, counts: { started: 0, completed: 0 } })).toBe("draft");
});

test("an interview with sessions and no analysis is collecting", () => {
  expect(findStage({ insights: null, counts: { started: 1, completed: 0 } })).toBe("collecting");
});

test("an interview with insights is analysed, also where they come from transcripts alone", () => {
  expect(findStage({ insights: makeInsights(), counts: { started: 0, completed: 0 } })).toBe("analysed");
});
