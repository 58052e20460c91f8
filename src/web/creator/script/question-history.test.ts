import { expect, test } from "vitest";
import type { EditedQuestion } from "./edited-script.ts";
import { undoStep } from "./use-question-history.ts";

function question(id: string, text = id): EditedQuestion {
  return { id, text, priority: "normal", depth: "normal", exactWording: false, aim: "", helpText: "" };
}

const before = [question("1"), question("2"), question("3")];

test("a removed question comes back to its place, with what was typed in the others since", () => {
  const now = [question("1", "typed since"), question("3")];
  const undone = undoStep(now, { what: "Question 2 removed", before });
  expect(undone.map(({ text }) => text)).toEqual(["typed since", "2", "3"]);
});

test("an added question goes, and a moved one goes back", () => {
  const added = [...before, question("4")];
  expect(undoStep(added, { what: "Question added", before })).toEqual(before);
  const moved = [question("3"), question("1"), { ...question("2"), priority: "high" as const }];
  const undone = undoStep(moved, { what: "Question 3 moved", before });
  expect(undone.map(({ id, priority }) => `${id} ${priority}`)).toEqual(["1 normal", "2 high", "3 normal"]);
});

test("a wording that was taken over is given back, with the treatment chosen since", () => {
  const now = [question("1"), { ...question("2", "the suggestion"), exactWording: true }, question("3")];
  const undone = undoStep(now, { what: "New wording of question 2", before, rewritten: "2" });
  expect(undone[1]).toEqual({ ...question("2", "2"), exactWording: true });
});
