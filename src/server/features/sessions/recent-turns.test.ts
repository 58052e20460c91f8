import { expect, test } from "vitest";
import { keepRecentTurns } from "./whole-turn.service.ts";

const session = (text: string) => ({
  guideId: "g",
  tokenHash: "t",
  turnCount: 1,
  turns: [{ speaker: "participant" as const, text, at: 0 }],
});

test("what was kept is found, and what was dropped is not", () => {
  const recent = keepRecentTurns(10_000);
  recent.keep("a", session("hello"));
  expect(recent.find("a", "t")?.turns[0]?.text).toBe("hello");
  expect(recent.find("a", "another's")).toBeUndefined();
  recent.drop("a");
  expect(recent.find("a", "t")).toBeUndefined();
});

test("the conversation that was longest without an answer goes first", () => {
  const recent = keepRecentTurns(2_000);
  recent.keep("a", session("x".repeat(400)));
  recent.keep("b", session("x".repeat(400)));
  recent.keep("a", session("y".repeat(400)));
  recent.keep("c", session("x".repeat(400)));
  expect([recent.find("a", "t"), recent.find("b", "t"), recent.find("c", "t")].map(Boolean)).toEqual([
    true,
    false,
    true,
  ]);
});

test("one that is larger than all the room is not kept", () => {
  const recent = keepRecentTurns(1_000);
  recent.keep("a", session("x".repeat(2_000)));
  expect(recent.find("a", "t")).toBeUndefined();
});
