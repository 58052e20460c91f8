import { expect, test } from "vitest";
import { splitLongTurn } from "./build-transcript.ts";
import { readOne } from "./reading-for-tests.ts";

test("what somebody says at a time stays one turn", () => {
  expect(splitLongTurn("I waited. Nothing came.")).toEqual(["I waited. Nothing came."]);
});

test("a very long text is cut behind sentences and loses nothing", () => {
  const text = "The bus was late again today. ".repeat(1_000).trim();
  const pieces = splitLongTurn(text);
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.every((piece) => piece.length <= 10_000 && piece.endsWith("."))).toBe(true);
  expect(pieces.join(" ")).toBe(text);
});

test("a text without any blank is cut too, and never within an emoji", () => {
  const text = `x${"🐝".repeat(12_000)}`;
  const pieces = splitLongTurn(text);
  expect(pieces.join("")).toBe(text);
  expect(pieces.every((piece) => piece.isWellFormed() && piece.length <= 10_000)).toBe(true);
});

test("the pieces of a long turn are all said by the same speaker", () => {
  const talk = readOne(
    "a.txt",
    `Ana: How was it?\nBen: ${"It was late. ".repeat(2_000)}\nAna: I see.\nBen: Yes.`,
  );
  const [ana, ben] = talk.speakers.map((speaker) => speaker.id);
  expect(talk.turns.map((turn) => turn.speakerId)).toEqual([ana, ben, ben, ben, ana, ben]);
});
