import { expect, test } from "vitest";
import { blankScript } from "../../script/edited-script.ts";
import {
  emptyWizard,
  hasContent,
  progressIndex,
  progressLabels,
  readWizardDraft,
  startAt,
} from "./wizard-draft.ts";

test("both project steps stand under Project Selection, and the review fills the bar", () => {
  expect(progressIndex("project")).toBe(progressIndex("new-project"));
  expect(progressLabels[progressIndex("review")]?.percent).toBe(100);
});

test("a draft survives being stored at every step", () => {
  const draft = {
    ...emptyWizard,
    step: "review" as const,
    projectId: "p",
    objective: "Learn",
    audience: "Shoppers",
    script: blankScript,
    notice: "No question covers “fees” yet. Add one.",
    note: "These people can't say why others stay away.",
  };
  expect(readWizardDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test("a stored step without its project begins again at the project, keeping the words", () => {
  const stored = { ...emptyWizard, step: "audience", objective: "Learn" };
  expect(readWizardDraft(stored)).toEqual({ ...emptyWizard, objective: "Learn" });
});

test("a stored review without a script is not shown empty", () => {
  expect(readWizardDraft({ ...emptyWizard, step: "review", projectId: "p" })?.step).toBe("project");
});

test("what is no draft is refused", () => {
  expect(readWizardDraft("draft")).toBeUndefined();
  expect(readWizardDraft({ ...emptyWizard, step: "payment" })).toBeUndefined();
  expect(readWizardDraft({ ...emptyWizard, objective: 1 })).toBeUndefined();
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
