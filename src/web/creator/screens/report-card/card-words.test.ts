import { expect, test } from "vitest";
import {
  type CardFigures,
  countFlaggedTurns,
  describeModelUse,
  listCardLines,
  nameScriptFlag,
  tellEnds,
  tellNoFlags,
} from "./card-words.ts";

const figures: CardFigures = {
  isOne: false,
  questions: 12,
  asked: 11,
  answered: 10,
  probed: 7,
  volunteered: 0,
  notReached: 1,
  talkShare: 0.614,
  meanWordsPerAnswer: 21.36,
  wordsSlope: -0.82,
  latency: { p50: 40, p95: 2_340 },
};

const tell = (change: Partial<CardFigures>, term: string) =>
  listCardLines({ ...figures, ...change }).find((line) => line.term === term)?.text;

test("a card is told in sentences with their denominators", () => {
  expect(listCardLines(figures).map(({ term, text }) => `${term}: ${text}`)).toEqual([
    "Questions: 11 of 12 asked, 10 answered, 1 not reached",
    "Follow-ups: 7 of 11 followed up",
    "Talk share: Participants spoke 61% of the words",
    "Answers: 21.4 words on average, getting shorter by 0.8 words from one to the next",
    "Reply time: Half within 0.1\u00a0s, 95 in 100 within 2.3\u00a0s",
  ]);
});

test("what came up before it was asked is told, one or several", () => {
  expect(tell({ volunteered: 1 }, "Follow-ups")).toBe("7 of 11 followed up; 1 came up before it was asked");
  expect(tell({ volunteered: 3 }, "Follow-ups")).toMatch(/3 came up before they were asked/);
});

test("a slope that is nearly nothing is not called a change", () => {
  expect(tell({ wordsSlope: 0.1 }, "Answers")).toMatch(/about as long at the end as at the start/);
  expect(tell({ wordsSlope: 1.25 }, "Answers")).toMatch(/longer by 1.3 words/);
  expect(tell({ wordsSlope: null }, "Answers")).toBe("21.4 words on average");
});

test("a card of nothing says so instead of showing numbers", () => {
  const nothing = { talkShare: null, meanWordsPerAnswer: null, latency: null };
  expect(tell(nothing, "Talk share")).toBe("Nothing was said");
  expect(tell(nothing, "Answers")).toBe("No answers");
  expect(tell(nothing, "Reply time")).toBe("No replies");
  expect(tell({ latency: { p50: 0, p95: 60 } }, "Reply time")).toBe("At once");
  expect(tell({ isOne: true }, "Talk share")).toBe("The participant spoke 61% of the words");
});

test("how interviews ended is counted in words", () => {
  expect(
    tellEnds([
      { reason: "finished", sessions: 5 },
      { reason: "stopped", sessions: 1 },
    ]),
  ).toBe("5 went through to the end, 1 stopped early");
});

test("an empty list of flags says what was looked for, and a script's flag follows on its question", () => {
  expect(tellNoFlags(1)).toMatch(/in 1 turn of the interviewer/);
  expect(nameScriptFlag("closed_question")).toBe("can be answered with yes or no");
});

test("a turn with two flags is one flagged turn, and the script's flags are not the interviewer's", () => {
  const flags = [
    { messageId: "a", kind: "praise", source: "interviewer" },
    { messageId: "a", kind: "leading", source: "interviewer" },
    { messageId: "b", kind: "closed_question", source: "script" },
  ] as const;
  expect(countFlaggedTurns({ flags: [...flags] })).toBe(1);
});

test("what a model took is told with its cost only where the server has prices", () => {
  const use = { turns: 1, inputTokens: 840, outputTokens: 31, estimatedCost: null };
  expect(describeModelUse(use)).toBe("The language model worded 1 turn: 840 tokens in, 31 out.");
  expect(describeModelUse({ ...use, estimatedCost: 0.0153 })).toContain(
    "about 0.015 at the prices set on this server",
  );
});
