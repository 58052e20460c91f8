import { expect, test } from "vitest";
import { describeFigures } from "#contract/describe-figures.ts";
import { analyze } from "../analyze.ts";
import { removeSources } from "../remove-sources.ts";
import { layOnScript } from "../script-alignment/lay-on-script.ts";
import { makeStudy, makeTranscript } from "./people-for-tests.ts";

const trip = "Tell me about your last trip. How long did you wait for the bus?";
const change = "What would you change about the bus?";
const study = makeStudy(trip, change);
type Turns = [asked: string, answered: string][];

const read = (...people: Turns[]) =>
  analyze(
    people.map((turns, at) => layOnScript(makeTranscript(`P-${at + 1}`, turns), study.questions)),
    study,
  );

const ana: Turns = [
  [trip, "It was a wet Monday and I stood there, maybe 20 minutes. My shoes were full of water."],
  ["How many buses went past you?", "Three. All of them full to the door."],
  [change, "More of them."],
];
const ben: Turns = [
  [trip, "Half an hour. I read the whole paper."],
  [change, "A roof over the stop, and 2 benches."],
];

test("an answer tells each person's figure in their words, and those to a follow-up with what was asked", () => {
  const insights = read(ana, ben, [
    [trip, "Too long, I gave up."],
    [change, "The driver."],
  ]);
  const figures = insights.brief?.answers.map((answer) => describeFigures(answer.figures ?? []));
  expect(figures).toEqual([
    "“maybe 20 minutes” (P-1), “Half an hour” (P-2), “Three” (P-1, asked “How many buses went past you?”)",
    "",
  ]);
});

test("a figure that one person's interviewer alone asked for is shown only where others gave one too", () => {
  const bags: Turns = [
    ["How many bags did you carry?", "Four of them, and a drum."],
    [change, "The seats."],
  ];
  const tell = (...people: Turns[]) => describeFigures(read(...people).brief?.answers[1]?.figures ?? []);
  const seats: Turns = [
    [trip, "It was dry."],
    [change, "The seats."],
    ["How many seats would you want?", "Thirty. They are hard as well."],
  ];
  const more: Turns = [...seats.slice(0, 2), ["How many seats would be right?", "Forty at the least."]];
  expect(tell(seats, [...ben.slice(0, 1), ...bags.slice(1)])).toBe("");
  expect(tell(seats, more)).toContain("Thirty");
});

test("figures go with the person who gave them", () => {
  const insights = read(ana, ben);
  const [first] = insights.brief?.answers[0]?.figures ?? [];
  const left = removeSources(insights, (sourceId) => sourceId !== first?.sourceId);
  expect(describeFigures(left.brief?.answers[0]?.figures ?? [])).toBe("“Half an hour” (P-2)");
});
