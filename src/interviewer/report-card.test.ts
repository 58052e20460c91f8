import { expect, test } from "vitest";
import type { Move, Turn } from "./guide.ts";
import { placeQuote } from "./quote-place.ts";
import type { Reading } from "./reading.ts";
import { reportCard } from "./report-card.ts";
import { makeGuide, makeQuestion, runInterview } from "./test-interview.ts";

const full =
  "Last Tuesday I met three colleagues because we had to agree on a plan, so I shared my screen and we wrote everything up.";

test("a finished interview is counted question by question", () => {
  const guide = makeGuide();
  const card = reportCard(
    guide,
    runInterview(guide, [full, "skip", "skip", "It was calm and short and nobody talked over me."], full),
  );
  expect(card).toMatchObject({
    asked: 4,
    answered: 3,
    probed: 3,
    notReached: 0,
    endReason: "finished",
    flags: [],
  });
  expect(card.questions.find((question) => question.questionId === "tools")).toMatchObject({
    skipped: true,
    answered: false,
  });
});

test("questions left by an early stop are not reached", () => {
  const guide = makeGuide();
  const card = reportCard(guide, runInterview(guide, ["I bake bread", "stop", "stop"], full));
  expect(card).toMatchObject({ endReason: "stopped", notReached: 3, settled: 0 });
  expect(card.questions.find(({ questionId }) => questionId === "change")).toMatchObject({
    asked: false,
    settledBy: null,
    notReached: true,
  });
});

const hear = (change: Partial<Reading> = {}): Reading => ({
  threads: [],
  settled: [],
  done: [],
  want: "nothing",
  tone: "plain",
  by: "model",
  ...change,
});

/** Our moves and their answers in turn. */
function talk(...steps: (Move | string)[]): Turn[] {
  return steps.map(
    (step, index): Turn =>
      typeof step === "string"
        ? { speaker: "participant", text: step, at: index * 1_000 }
        : { speaker: "interviewer", text: `Turn ${index}?`, at: index * 1_000, move: step },
  );
}

test("threads are told with their words' place, what is untold and what became of them", () => {
  const guide = makeGuide();
  const reading = hear({
    threads: [
      { quote: "that pump", untold: "what happened with it", weight: 3 },
      { quote: "my own rule", untold: "", weight: 2 },
    ],
  });
  const card = reportCard(
    guide,
    talk(
      { kind: "introduce", questionId: "work" },
      "😀 Not like that pump, I keep to my own rule.",
      { kind: "probe", questionId: "work", about: "that pump", reading },
      "It broke on a Tuesday.",
      {
        kind: "close",
        endReason: "finished",
        reading: hear({ done: [{ quote: "that pump", why: "told" }] }),
      },
    ),
  );
  expect(card.threads).toEqual([
    {
      words: { turn: 1, quote: "that pump", start: 11, end: 20 },
      untold: "what happened with it",
      weight: 3,
      questionId: "work",
      state: "told",
    },
    {
      words: { turn: 1, quote: "my own rule", start: 32, end: 43 },
      untold: "",
      weight: 2,
      questionId: "work",
      state: "let_go",
    },
  ]);
});

test("a question that an earlier answer settled is counted with the words that did, unless it was asked", () => {
  const guide = makeGuide();
  const reading = hear({
    settled: [
      { questionId: "meetings", quote: "our meetings are an hour of silence" },
      { questionId: "tools", quote: "a shared board" },
    ],
  });
  const card = reportCard(
    guide,
    talk(
      { kind: "introduce", questionId: "work" },
      "I draw on a shared board,",
      "and our meetings are an hour of silence.",
      { kind: "ask", questionId: "tools", reading },
      "A board.",
      { kind: "ask", questionId: "change" },
      "The silence.",
      { kind: "close", endReason: "finished", took: "answer" },
    ),
  );
  expect(card).toMatchObject({ asked: 3, settled: 1, notReached: 0 });
  expect(card.questions.map(({ settledBy }) => settledBy)).toEqual([
    null,
    null,
    { turn: 2, quote: "our meetings are an hour of silence", start: 4, end: 39 },
    null,
  ]);
  expect(card.questions.map(({ words }) => words)).toEqual([14, 2, 0, 2]);
});

test("words that are in an earlier part of the same message are found there, and lost ones at their turn", () => {
  const turns = talk({ kind: "introduce", questionId: "work" }, "that pump", "and so on");
  expect(placeQuote(turns, 2, "that pump")).toEqual({ turn: 1, quote: "that pump", start: 0, end: 9 });
  expect(placeQuote(turns, 2, "long gone")).toEqual({ turn: 2, quote: "long gone", start: 0, end: 9 });
});

test("what the participant asks is listed with whether the next turn answered it", () => {
  const card = reportCard(
    makeGuide(),
    talk(
      { kind: "introduce", questionId: "work" },
      "I am not sure what you are asking",
      { kind: "clarify", questionId: "work" },
      "Is this anonymous?",
      { kind: "probe", questionId: "work", about: null },
      "We met on Monday and how, I wonder, does your company pay for this?",
      {
        kind: "answer_meta",
        questionId: "work",
        topic: "other",
        questionsLeft: 3,
        reading: hear({ want: "answer" }),
      },
      "I see. I bake bread.",
      { kind: "anything_else" },
      "What do you mean?",
    ),
  );
  expect(card.questionsBack).toEqual([
    { turn: 1, questionId: "work", about: "question", reply: 2, isAnswered: true },
    { turn: 3, questionId: "work", about: "study", reply: 4, isAnswered: false },
    { turn: 5, questionId: "work", about: "study", reply: 6, isAnswered: true },
    { turn: 9, questionId: null, about: "question", reply: null, isAnswered: false },
  ]);
});

test.each([
  "I am not sure what you are asking",
  "What do you mean by that?",
  "Sorry, I am not sure what you are asking.",
])("%j is no answer, neither while it waits nor after we explained", (said) => {
  const guide = makeGuide();
  const pending = talk({ kind: "introduce", questionId: "work" }, said);
  const explained = [...pending, ...talk({ kind: "clarify", questionId: "work" })];
  for (const turns of [pending, explained]) expect(reportCard(guide, turns).answered).toBe(0);
  const card = reportCard(
    guide,
    runInterview(
      guide,
      Array.from({ length: 40 }, () => said),
      said,
    ),
  );
  expect(card.answered).toBe(0);
  expect(card.questionsBack.length).toBeGreaterThan(0);
});

test("each flag names the turn, and whose words it was", () => {
  const guide = makeGuide({ questions: [makeQuestion("a", "Do you like your work?")] });
  const turns: Turn[] = [
    {
      speaker: "interviewer",
      text: `${guide.introduction}\n\nDo you like your work?`,
      at: 0,
      move: { kind: "introduce", questionId: "a" },
    },
    { speaker: "participant", text: "Sometimes", at: 60_000 },
    {
      speaker: "interviewer",
      text: "Great! Don't you think it could be better? Why is that?",
      at: 61_500,
      move: { kind: "probe", questionId: "a", about: null },
    },
  ];
  const flags = reportCard(guide, turns).flags;
  expect(flags).toContainEqual({ turn: 0, kind: "closed_question", source: "script" });
  for (const kind of ["praise", "leading", "two_questions"]) {
    expect(flags).toContainEqual({ turn: 2, kind, source: "interviewer" });
  }
});

test("a script question that the script check passes has no flag on the card either", () => {
  const text = "What did the other people involved say or do, if there were any?";
  const guide = makeGuide({ questions: [makeQuestion("a", text)] });
  const move = { kind: "introduce", questionId: "a" } as const;
  const turns: Turn[] = [{ speaker: "interviewer", text: `${guide.introduction}\n\n${text}`, at: 0, move }];
  expect(reportCard(guide, turns).flags.filter(({ source }) => source === "script")).toEqual([]);
});

test("talk share, answer lengths with their slope, and latency are measured", () => {
  const guide = makeGuide({ introduction: "", questions: [makeQuestion("a", "one two three four")] });
  const ask: Turn = {
    speaker: "interviewer",
    text: "one two three four",
    at: 0,
    move: { kind: "introduce", questionId: "a" },
  };
  const probe = (at: number): Turn => ({
    speaker: "interviewer",
    text: "Please go on.",
    at,
    move: { kind: "probe", questionId: "a", about: null },
  });
  const say = (text: string, at: number): Turn => ({ speaker: "participant", text, at });
  const card = reportCard(guide, [
    ask,
    say("a b c d e", 10),
    probe(110),
    say("a b c", 500),
    probe(900),
    say("a", 1000),
  ]);
  expect(card.wordsPerAnswer).toEqual([5, 3, 1]);
  expect(card.wordsSlope).toBeCloseTo(-2);
  expect(card.talkShare).toBeCloseTo(9 / 19);
  expect(card.latency).toEqual({ p50: 100, p95: 400 });
});

test("an interview that never began has no figures rather than zeros", () => {
  expect(reportCard(makeGuide(), [])).toMatchObject({
    talkShare: null,
    wordsSlope: null,
    latency: null,
    asked: 0,
  });
});
