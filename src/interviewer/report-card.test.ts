import { expect, test } from "vitest";
import type { Turn } from "./guide.ts";
import { reportCard } from "./report-card.ts";
import { makeGuide, makeQuestion, runInterview } from "./test-interview.ts";

const full =
  "Last Tuesday I met three colleagues because we had to agree on a plan, so I shared my screen and we wrote everything up.";

test("a finished interview is counted question by question", () => {
  const guide = makeGuide();
  const card = reportCard(
    guide,
    runInterview(guide, [full, "skip", "Fine.", "It was calm and short and nobody talked over me."], full),
  );
  expect(card).toMatchObject({
    asked: 4,
    answered: 3,
    probed: 1,
    notReached: 0,
    endReason: "finished",
    flags: [],
  });
  expect(card.questions.find((question) => question.questionId === "tools")).toMatchObject({
    skipped: true,
    answered: false,
  });
});

test("questions left by an early stop are not reached, and those spoken of anyway are volunteered", () => {
  const guide = makeGuide();
  const said = "In my work I would change how we work together, and change it together with all of the team";
  const card = reportCard(guide, runInterview(guide, [said, "stop", "stop"], full));
  expect(card).toMatchObject({ endReason: "stopped", notReached: 2 });
  expect(card.questions.find((question) => question.questionId === "change")).toMatchObject({
    asked: false,
    volunteered: true,
  });
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
      move: { kind: "probe", questionId: "a", probeKind: "reason", about: null },
    },
  ];
  const flags = reportCard(guide, turns).flags;
  expect(flags).toContainEqual({ turn: 0, kind: "closed_question", source: "script" });
  for (const kind of ["praise", "leading", "two_questions"]) {
    expect(flags).toContainEqual({ turn: 2, kind, source: "interviewer" });
  }
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
    move: { kind: "probe", questionId: "a", probeKind: "echo", about: null },
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
