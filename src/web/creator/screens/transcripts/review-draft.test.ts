import { expect, it } from "vitest";
import type { ValueProp } from "#contract/personas.ts";
import { finishReview, removeLine, restoreLine, rewordLine, startReview } from "./review-draft.ts";

const made: ValueProp = {
  framework: "valueProp",
  name: "Lunch buyers",
  description: "",
  people: 3,
  notes: [],
  madeBy: "built-in",
  jobs: [
    { text: "Buy lunch", evidence: [] },
    { text: "Eat together", evidence: [] },
  ],
  pains: [{ text: "Queues", evidence: [] }],
  gains: [],
  relievers: [],
  creators: [],
};

function wordsOf(draft: Parameters<typeof finishReview>[0]) {
  const result = finishReview(draft);
  return result.framework === "valueProp" ? [...result.jobs, ...result.pains].map((line) => line.text) : [];
}

it("a result that is saved as it came is unchanged", () => {
  expect(finishReview(startReview(made, ["t1"]))).toEqual(made);
});

it("lines that were left out are not saved, and their neighbours keep their new wording", () => {
  const draft = removeLine(rewordLine(startReview(made, []), "jobs.1", "Eat with others"), "jobs.0");
  expect(wordsOf(draft)).toEqual(["Eat with others", "Queues"]);
});

it("a line that is put back keeps the wording that it was given", () => {
  const draft = removeLine(rewordLine(startReview(made, []), "pains.0", "Long queues"), "pains.0");
  expect(wordsOf(restoreLine(draft, "pains.0"))).toEqual(["Buy lunch", "Eat together", "Long queues"]);
});

it("the name that the reader gave is saved without blanks around it", () => {
  expect(finishReview({ ...startReview(made, []), name: " Hurried eaters " }).name).toBe("Hurried eaters");
});
