import { expect, test } from "vitest";
import { analyze } from "../analyze.ts";
import { makePerson, makeStudy } from "./people-for-tests.ts";

const study = makeStudy("What is the hardest part of a shift?", "What would you change first?");

function listAnswers(...answers: [name: string, ...said: string[]][]) {
  const insights = analyze(
    answers.map(([name, ...said]) => makePerson(name, said)),
    study,
  );
  return (insights.brief?.answers ?? []).map(({ evidence }) =>
    evidence.map(({ sourceLabel, quote }) => `${sourceLabel}: ${quote}`),
  );
}

test("each question shows what people answered, one quote of each, also where no two of them agree", () => {
  const [hardest, change] = listAnswers(
    ["Ana", "The handover takes far too long. Then the phones ring.", "We need a second nurse at night."],
    ["Ben", "Parking is a nightmare at seven in the morning.", "I would print the rota on paper again."],
    ["Cem", "Nobody tells the night staff about new patients.", "Hm."],
  );
  expect(hardest).toEqual([
    "Ana: The handover takes far too long.",
    "Ben: Parking is a nightmare at seven in the morning.",
    "Cem: Nobody tells the night staff about new patients.",
  ]);
  expect(change).toEqual([
    "Ana: We need a second nurse at night.",
    "Ben: I would print the rota on paper again.",
  ]);
});

test("words that lean on others are no answer, and at most four people are quoted", () => {
  const [hardest] = listAnswers(
    ["Ana", "Because that is how it always was with them.", ""],
    ["Ben", "The lifts break down in winter.", ""],
    ["Cem", "Parking is a nightmare at seven in the morning.", ""],
    ["Dea", "My locker was broken into last month.", ""],
    ["Eli", "We lost two porters to the clinic next door.", ""],
    ["Fay", "The coffee in the canteen costs too much.", ""],
  );
  expect(hardest?.map((line) => line.slice(0, 3))).toEqual(["Ben", "Cem", "Dea", "Eli"]);
});
