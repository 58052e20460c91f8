import { expect, test } from "vitest";
import { emptyWizard, hasContent, progressIndex, progressLabels, startAt } from "./wizard-draft.ts";

test("both project steps stand under Project Selection, and the review fills the bar", () => {
  expect(progressIndex("project")).toBe(progressIndex("new-project"));
  expect(progressLabels[progressIndex("review")]?.percent).toBe(100);
});

test("an untouched wizard can be left without asking", () => {
  expect(hasContent({ ...emptyWizard, projectId: "p", step: "objective", objective: "  " })).toBe(false);
  expect(hasContent({ ...emptyWizard, objective: "Learn" })).toBe(true);
});

test("coming from a project begins at the objective, unless a draft is under way", () => {
  expect(startAt(emptyWizard, "p")).toEqual({ ...emptyWizard, projectId: "p", step: "objective" });
  const underWay = { ...emptyWizard, projectId: "q", step: "audience" as const, objective: "Learn" };
  expect(startAt(underWay, "p")).toEqual(underWay);
  expect(startAt(emptyWizard, null)).toEqual(emptyWizard);
});
