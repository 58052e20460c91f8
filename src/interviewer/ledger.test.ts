import { expect, test } from "vitest";
import type { Move, Turn } from "./guide.ts";
import type { Reading, Weight } from "./reading.ts";
import { foldTurns } from "./session-state.ts";
import { isUntold } from "./told-since.ts";

const hear = (quotes: [string, Weight][], done: Reading["done"] = []): Reading => ({
  threads: quotes.map(([quote, weight]) => ({ quote, untold: "", weight })),
  settled: [],
  done,
  want: "nothing",
  tone: "plain",
  by: "model",
});

function talk(...moves: Move[]): Turn[] {
  const opening: Move = { kind: "introduce", questionId: "a" };
  return [opening, ...moves].flatMap((move, index): Turn[] => [
    { speaker: "interviewer", text: "?", at: index * 1_000, move },
    { speaker: "participant", text: "that pump, and my own rule", at: index * 1_000 + 500 },
  ]);
}

const listStates = (turns: Turn[]) => foldTurns(turns).ledger.map(({ quote, state }) => [quote, state]);

test("a thread is open until it is asked about, and told or refused when the reading says so", () => {
  const heard: Move = {
    kind: "ask",
    questionId: "b",
    reading: hear([
      ["that pump", 2],
      ["my own rule", 3],
    ]),
  };
  const probe: Move = { kind: "probe", questionId: "b", about: "that pump", reading: hear([]) };
  const told: Move = {
    kind: "ask",
    questionId: "c",
    reading: hear([], [{ quote: "that pump", why: "told" }]),
  };
  expect(listStates(talk(heard))).toEqual([
    ["that pump", "open"],
    ["my own rule", "open"],
  ]);
  expect(listStates(talk(heard, probe))).toEqual([
    ["that pump", "taken_up"],
    ["my own rule", "open"],
  ]);
  expect(listStates(talk(heard, probe, told))).toEqual([
    ["that pump", "told"],
    ["my own rule", "open"],
  ]);
});

test("a thread that was skipped is refused, and one never asked about is let go at the end", () => {
  const heard: Move = {
    kind: "ask",
    questionId: "b",
    reading: hear([
      ["that pump", 2],
      ["my own rule", 3],
    ]),
  };
  const probe: Move = { kind: "probe", questionId: "b", about: "that pump" };
  const skip: Move = {
    kind: "respect_skip",
    questionId: "b",
    because: "skip",
    otherAngle: false,
    thenAsk: "c",
  };
  const close: Move = { kind: "close", endReason: "finished" };
  expect(listStates(talk(heard, probe, skip, close))).toEqual([
    ["that pump", "refused"],
    ["my own rule", "let_go"],
  ]);
});

test("a thread knows the turn and the question that it came from", () => {
  const heard: Move = { kind: "ask", questionId: "b", reading: hear([["that pump", 2]]) };
  expect(foldTurns(talk(heard)).ledger[0]).toMatchObject({ turn: 1, questionId: "a" });
});

test("a settled question counts as covered with its words, unless it was asked", () => {
  const reading: Reading = {
    ...hear([]),
    settled: [
      { questionId: "c", quote: "we do that by hand each week" },
      { questionId: "a", quote: "that pump" },
    ],
  };
  const { settled } = foldTurns(talk({ kind: "ask", questionId: "b", reading }));
  expect([...settled]).toEqual([["c", "we do that by hand each week"]]);
});

test("a hint is not told because one of its two words comes up again", () => {
  const [opening] = talk();
  if (opening === undefined) throw new Error("no opening");
  const turns: Turn[] = [
    opening,
    { speaker: "participant", text: "I try it on late, after 11.", at: 1 },
    { speaker: "participant", text: "I was late with the blazer.", at: 2 },
  ];
  const thread = {
    quote: "I try it on late, after 11",
    untold: "",
    weight: 2,
    turn: 1,
    questionId: "a",
    state: "open",
  } as const;
  expect(isUntold(thread, turns)).toBe(true);
  expect(isUntold({ ...thread, quote: "the blazer" }, turns)).toBe(false);
});
