import { expect, test } from "vitest";
import { listAskingVoice } from "./asking-voice.ts";

const fill = (count: number) =>
  Array.from({ length: count }, (_, at) => `The garden grew in year ${at + 1}.`);
const toTurns = (texts: string[]) => texts.map((text, at) => ({ id: `${at}`, text }));

/** The passages of a talk without speakers that are taken for the interviewer's. */
function listTaken(...texts: string[]): string[] {
  const turns = toTurns([...fill(30), ...texts, ...fill(30)]);
  const asking = listAskingVoice(turns);
  return turns.filter(({ id, text }) => asking.has(id) && texts.includes(text)).map(({ text }) => text);
}

test("questions and what leads up to them are the interviewer's where nobody is named", () => {
  const lead = "A name of your own matters more than many think.";
  expect(listTaken(lead, "But let's come back to that in a minute.", "Watering is the main work.")).toEqual([
    lead,
    "But let's come back to that in a minute.",
  ]);
  expect(listTaken("So how did you begin with the garden?")).toHaveLength(1);
});

test("a tag and a question to nobody ask nothing", () => {
  expect(listTaken("It helps you to sleep at night, right?", "What does a garden cost?")).toEqual([]);
});

test("a short talk is left as it is", () => {
  expect(listAskingVoice(toTurns(["How are you?", ...fill(10)])).size).toBe(0);
});
