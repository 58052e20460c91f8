import { expect, test } from "vitest";
import type { Segment, Source } from "#analysis/sources.ts";
import { LeftOutPassages } from "./quote-ranges.service.ts";

const turn = (id: string, speaker: Segment["speaker"], text: string): Segment => ({
  ...{ id, speaker, text, questionId: null, move: null },
});
const source: Source = {
  ...{ id: "s", kind: "transcript", label: "P-1", ageRange: null, location: null, language: "en" },
  segments: [
    turn("1", "participant", "Leave that out."),
    turn("2", "interviewer", "Of course, I'll note that you'd like it left out. What comes back to you?"),
    turn("3", "participant", "A voucher."),
    turn("4", "interviewer", "Was anything left out of the box?"),
  ],
};
const read = (isAsked: boolean) =>
  new LeftOutPassages([{ sourceId: "s", messageId: "1", start: 0, end: 15, isAsked }]).blankSource(source)
    .segments;

test("what the interviewer says to a plea is left out with it, the question after it isn't", () => {
  const [plea, asked, , other] = read(true);
  expect(plea).toMatchObject({ text: "\n".repeat(15), isAskedOut: true });
  expect(asked?.text).toBe("What comes back to you?");
  expect(other?.text).toBe("Was anything left out of the box?");
});

test("what the team left out is no wish of the participant's", () => {
  const [passage, asked] = read(false);
  expect(passage).toMatchObject({ text: "\n".repeat(15) });
  expect(passage?.isAskedOut).toBeUndefined();
  expect(asked?.text).toContain("left out");
});

test("what is said next of words that somebody asked to have left out is left out with them", () => {
  const text = "I have it at home, that one, but as I say. I write on the bus.";
  const next = {
    ...source,
    segments: source.segments.map((one) => (one.id === "3" ? { ...one, text } : one)),
  };
  const passage = { sourceId: "s", messageId: "1", start: 0, end: 15, isAsked: true };
  const [, , answer] = new LeftOutPassages([passage]).blankSource(next).segments;
  expect(answer?.text.trim()).toBe("I write on the bus.");
});
