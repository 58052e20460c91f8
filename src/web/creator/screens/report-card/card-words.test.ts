import { expect, test } from "vitest";
import type { ReportCard, SessionReportCard, ThreadCard } from "#contract/report-cards.ts";
import {
  type CardFigures,
  countFlaggedTurns,
  describeEnds,
  describeModelUse,
  describeNoFlags,
  describeUnclear,
  figuresOfAll,
  figuresOfSession,
  groupThreads,
  listCardLines,
  nameScriptFlag,
} from "./card-words.ts";

const figures: CardFigures = {
  isOne: false,
  questions: 12,
  asked: 11,
  answered: 10,
  probed: 7,
  settled: 0,
  notReached: 1,
  talkShare: 0.614,
  meanWordsPerAnswer: 21.36,
  wordsSlope: -0.82,
  latency: { p50: 40, p95: 2_340 },
};

const noThreads = { heard: 0, takenUp: 0 };
const manyCards: ReportCard = {
  ...{ sessions: 2, questions: [], talkShare: 0.6, meanWordsPerAnswer: 20, wordsSlope: null, latency: null },
  ...{ interviewerTurns: 9, interviewerFlags: [], scriptFlags: [], endReasons: [], hintsLetGo: [] },
  totals: { questions: 4, asked: 4, answered: 4, probed: 2, settled: 0, notReached: 0 },
  threads: { heavy: noThreads, middle: noThreads },
  questionsBack: { asked: 0, answered: 0 },
};

const tell = (change: Partial<CardFigures>, term: string) =>
  listCardLines({ ...figures, ...change }).find((line) => line.term === term)?.text;

test("a card is told in sentences with their denominators", () => {
  expect(listCardLines(figures).map(({ term, text }) => `${term}: ${text}`)).toEqual([
    "Questions: 11 of 12 questions asked, 10 answered, 1 not reached",
    "Follow-ups: 7 of 11 questions followed up",
    "Talk share: Participants spoke 61% of the words",
    "Answers: 21.4 words on average, getting shorter by 0.8 words from one to the next",
    "Reply time: Half within 0.1\u00a0s, 95% within 2.3\u00a0s",
  ]);
});

test("a question that was answered earlier is counted apart from those not reached", () => {
  expect(tell({ settled: 2, notReached: 0 }, "Questions")).toBe(
    "11 of 12 questions asked, 10 answered, 2 already answered earlier, none left out",
  );
});

test("what doesn't concern somebody is a state of its own, and in no denominator", () => {
  expect(tell({ questions: 2, asked: 2, answered: 2, notReached: 0, notConcerned: 1 }, "Questions")).toBe(
    "2 of 2 questions asked, 2 answered, none left out, 1 more doesn’t concern them",
  );
  const totals = {
    ...{ questionId: "a", text: "A?", sessions: 2, asked: 1, answered: 1, skipped: 0, probed: 0, probes: 0 },
    ...{ settled: 0, notReached: 0, notConcerned: 1, unclear: 0 },
  };
  const all = figuresOfAll({
    ...manyCards,
    questions: [totals, { ...totals, questionId: "b", notConcerned: 2 }],
  });
  expect(all).toMatchObject({ questions: 1, notConcerned: 3 });
});

const thread = (state: ThreadCard["state"], weight = 2): ThreadCard => ({
  words: { messageId: "m1", quote: `${state} ${weight}`, start: 0, end: 4 },
  untold: "",
  weight,
  questionId: "q1",
  state,
});

const session: SessionReportCard = {
  ...{ asked: 2, answered: 2, probed: 1, settled: 0, notReached: 0, questions: [] },
  ...{ talkShare: 0.6, meanWordsPerAnswer: 20, wordsPerAnswer: [20], wordsSlope: null, latency: null },
  ...{ flags: [], interviewerTurns: 3, endReason: "finished" },
  threads: [thread("told"), thread("let_go", 1), thread("let_go", 3), thread("refused"), thread("open")],
  questionsBack: [true, false].map((isAnswered) => ({
    asked: { messageId: "m2", text: "Who reads this?" },
    questionId: "q1",
    about: "study",
    reply: null,
    isAnswered,
  })),
};

test("threads and questions back are counted over all of them", () => {
  const lines = listCardLines(figuresOfSession(session)).map(({ term, text }) => `${term}: ${text}`);
  expect(lines).toContain(
    "Points raised: 0 of 1 important point followed up (0%), 2 of 3 smaller points followed up (67%)",
  );
  expect(lines).toContain("Questions back: 1 of 2 questions answered in the next turn");
  const quiet = listCardLines(figuresOfSession({ ...session, threads: [], questionsBack: [] }));
  expect(quiet).toContainEqual({ term: "Points raised", text: "None" });
  expect(quiet).toContainEqual({ term: "Questions back", text: "Nobody asked anything back" });
});

test("threads are grouped by what became of them, the heaviest first, and none is lost", () => {
  const groups = groupThreads(session.threads);
  expect(groups.map(({ name, threads }) => [name, threads.map(({ words }) => words.quote)])).toEqual([
    ["Let go", ["let_go 3", "open 2"]],
    ["Told in full", ["told 2"]],
    ["They'd rather not say", ["refused 2"]],
    ["Said in passing", ["let_go 1"]],
  ]);
  expect(groups.map(({ of }) => of)).toEqual([4, 4, 4, undefined]);
});

test("several interviews' threads are told by weight, each with its denominator", () => {
  const line = (threads: ReportCard["threads"]) =>
    listCardLines(figuresOfAll({ ...manyCards, threads })).find(({ term }) => term === "Points raised")?.text;
  expect(line({ heavy: { heard: 10, takenUp: 8 }, middle: { heard: 1, takenUp: 0 } })).toBe(
    "8 of 10 important points followed up (80%), 0 of 1 smaller point followed up (0%)",
  );
  expect(line({ heavy: { heard: 0, takenUp: 0 }, middle: { heard: 0, takenUp: 0 } })).toBe("None");
});

test("an unclear question is named by its number, with how many were asked", () => {
  expect(describeUnclear({ number: 3, unclear: 4, asked: 9 })).toBe("Q3: 4 of 9 people asked what is meant.");
  expect(describeUnclear({ number: 1, unclear: 1, asked: 1 })).toBe("Q1: 1 of 1 person asked what is meant.");
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
    describeEnds([
      { reason: "finished", sessions: 5 },
      { reason: "stopped", sessions: 1 },
    ]),
  ).toBe("5 went through to the end, 1 stopped early");
});

test("an empty list of flags says what was looked for, and a script's flag follows on its question", () => {
  expect(describeNoFlags(1)).toMatch(/in 1 turn of the interviewer/);
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
