import { expect, test } from "vitest";
import { explainTurns } from "./explain-turns.ts";
import type { Move, Turn } from "./guide.ts";
import type { Reading } from "./reading.ts";
import { makeGuide } from "./test-interview.ts";

const hear = (change: Partial<Reading> = {}): Reading => ({
  ...{ threads: [], settled: [], done: [], want: "nothing", tone: "plain", by: "model" },
  ...change,
});

function talk(...steps: (Move | string)[]): Turn[] {
  return steps.map(
    (step, index): Turn =>
      typeof step === "string"
        ? { speaker: "participant", text: step, at: index }
        : { speaker: "interviewer", text: "So?", at: index, move: step },
  );
}

const guide = makeGuide();
const opening: Move = { kind: "introduce", questionId: "work" };
const pump = { quote: "that pump", untold: "what happened with it", weight: 3 as const };
const rule = { quote: "my own rule", untold: "", weight: 2 as const, kind: "rule" as const };

test("a probe tells the words that it took up, what was untold and from which answer they are", () => {
  const turns = talk(
    opening,
    "Not like that pump, I keep to my own rule.",
    { kind: "probe", questionId: "work", about: "that pump", reading: hear({ threads: [pump, rule] }) },
    "It broke.",
    {
      kind: "probe",
      questionId: "work",
      about: "my own rule",
      earlier: true,
      reading: hear({ by: "built-in" }),
    },
  );
  expect(explainTurns(guide, turns)).toEqual([
    { by: "built-in", thread: null, passedOver: [] },
    null,
    {
      by: "model",
      thread: {
        words: { turn: 1, quote: "that pump", start: 9, end: 18 },
        untold: "what happened with it",
        heardAs: "",
        isEarlier: false,
      },
      passedOver: [],
    },
    null,
    {
      by: "built-in",
      thread: {
        words: { turn: 1, quote: "my own rule", start: 30, end: 41 },
        untold: "",
        heardAs: "something that is not meant to be said or done",
        isEarlier: true,
      },
      passedOver: [],
    },
  ]);
});

test("words that no reading named are found where they were said last, and invented ones are not shown", () => {
  const probe = (about: string | null): Move => ({
    kind: "probe",
    questionId: "work",
    about,
    reading: hear(),
  });
  const explain = (about: string | null) =>
    explainTurns(
      guide,
      talk(opening, "the shed", { kind: "ask", questionId: "tools" }, "a saw", probe(about)),
    )[4];
  expect(explain("the shed")?.thread).toMatchObject({
    words: { turn: 1, start: 0, end: 8 },
    isEarlier: true,
  });
  expect(explain("a saw")?.thread).toMatchObject({ words: { turn: 3 }, isEarlier: false });
  expect(explain("the yacht")?.thread).toBeNull();
  expect(explain(null)?.thread).toBeNull();
});

test("a thread heard later does not explain an earlier turn", () => {
  const turns = talk(
    opening,
    "that pump",
    { kind: "probe", questionId: "work", about: "that pump", reading: hear({ threads: [pump] }) },
    "that pump again",
    { kind: "ask", questionId: "tools", reading: hear({ threads: [{ ...pump, untold: "why again" }] }) },
  );
  expect(explainTurns(guide, turns)[2]?.thread).toMatchObject({
    words: { turn: 1 },
    untold: "what happened with it",
  });
});

test("a question that was settled is told once, by the turn that goes past it, with the words", () => {
  const reading = hear({
    settled: [
      { questionId: "tools", quote: "a shared board" },
      { questionId: "change", quote: "fewer calls" },
    ],
  });
  const turns = talk(
    opening,
    "We have a shared board and I want fewer calls.",
    { kind: "probe", questionId: "work", about: null, reading },
    "Since May.",
    { kind: "ask", questionId: "meetings" },
    "Short.",
    { kind: "anything_else" },
    "No.",
    { kind: "close", endReason: "finished" },
  );
  const passed = explainTurns(guide, turns).map((why) => why?.passedOver.map(({ questionId }) => questionId));
  expect(passed).toEqual([[], undefined, [], undefined, ["tools"], undefined, ["change"], undefined, []]);
  expect(explainTurns(guide, turns)[4]?.passedOver[0]?.words).toEqual({
    ...{ turn: 1, quote: "a shared board", start: 8, end: 22 },
  });
});

test("a question that was asked all the same is not called left out", () => {
  const reading = hear({ settled: [{ questionId: "tools", quote: "a board" }] });
  const turns = talk(opening, "a board", { kind: "ask", questionId: "tools", reading }, "Yes.", {
    kind: "ask",
    questionId: "meetings",
  });
  expect(explainTurns(guide, turns).flatMap((why) => why?.passedOver ?? [])).toEqual([]);
});
