import { expect, test } from "vitest";
import type { InterviewDetails } from "#contract/interviews.ts";
import {
  changesOf,
  findProblems,
  findRestorable,
  isChanged,
  settingsForPreview,
  toDraft,
} from "./settings-draft.ts";
import { fromLocalMoment, toLocalMoment } from "./settings-fields.ts";

const questions = ["How do you plan?", "What went wrong?"].map((text, index) => ({
  ...{ id: `question-${index}`, text, priority: "normal" as const },
  ...{ depth: "normal" as const, exactWording: false },
}));
/** As the form has them: what was left out is empty there. */
const edited = questions.map((question) => ({ ...question, aim: "", helpText: "" }));

const interview = {
  name: "Meals",
  introduction: "Welcome.",
  objective: "Learn how people plan.",
  topics: ["Plans", "Shops"],
  questionSettings: questions,
  prototypeUrl: null,
  prototypeType: null,
  preInterviewFormId: "form",
  postInterviewFormId: null,
  settings: {
    status: "open",
    language: "en",
    minutes: 15,
    consentText: "",
    contact: "",
    supportLine: "",
    retentionDays: 365,
    linkEmailToSession: true,
    showQuestionCount: false,
    earlyCodeShare: 0.55,
  },
} as unknown as InterviewDetails;

const draft = toDraft(interview);

test("what nobody changed is not sent", () => {
  expect(changesOf(draft, { ...draft })).toEqual({});
  expect(isChanged(draft, { ...draft, script: { ...draft.script, topics: "• Plans\n\n- Shops" } })).toBe(
    false,
  );
});

test("only the settings that changed are sent, numbers as numbers", () => {
  const changed = { ...draft, minutes: "20", earlyCodeShare: 40, retentionDays: "" };
  expect(changesOf(draft, changed)).toEqual({
    settings: { minutes: 20, earlyCodeShare: 0.4, retentionDays: null },
  });
});

/** Open questions say that they are open. */
const asSent = (questions: object[]) =>
  questions.map((question) => ({ ...question, item: null, stimulus: null, askIf: null, shuffle: false }));

test("a changed script is sent with the ids of its questions, and a form taken away as none", () => {
  const [first, second] = edited;
  if (!first || !second) throw new Error("two questions were made");
  const script = { ...draft.script, questions: [second, { ...first, priority: "high" as const }] };
  expect(changesOf(draft, { ...draft, script, preInterviewFormId: "" })).toEqual({
    questions: asSent([second, { ...first, priority: "high" }]),
    preInterviewFormId: null,
  });
});

test("an aim that is written or emptied is sent with its question", () => {
  const [first, second] = edited;
  if (!first || !second) throw new Error("two questions were made");
  const withAim = [{ ...first, aim: "What planning looks like" }, second];
  const noted = toDraft({ ...interview, questionSettings: withAim });
  expect(changesOf(draft, noted)).toEqual({ questions: asSent(withAim) });
  expect(changesOf(noted, draft)).toEqual({ questions: asSent(edited) });
});

test("a closing date is shown in the viewer's own time and sent in UTC", () => {
  expect(fromLocalMoment(toLocalMoment("2026-12-24T17:30:00.000Z"))).toBe("2026-12-24T17:30:00.000Z");
  expect(toLocalMoment(fromLocalMoment("2027-03-01T09:05"))).toBe("2027-03-01T09:05");
  expect(fromLocalMoment("")).toBeNull();
});

test("a number that is missing is told before anything is sent", () => {
  expect(Object.keys(findProblems({ ...draft, minutes: "", earlyCodeShare: "" }))).toEqual([
    "settings.minutes",
    "settings.earlyCodeShare",
  ]);
  expect(findProblems(draft)).toEqual({});
});

test("changes that were not saved come back while they stand on what is saved, and never over newer ones", () => {
  const changed = { ...draft, contact: "ada@example.org", minutes: "" };
  const kept = JSON.parse(JSON.stringify({ saved: draft, draft: changed }));
  expect(findRestorable(kept, draft)).toEqual(changed);
  expect(findRestorable(kept, { ...draft, supportLine: "Set by somebody else" })).toBeUndefined();
  expect(findRestorable(undefined, draft)).toBeUndefined();
});

test("a preview is given what a participant reads as it is typed now, and no number that is half typed", () => {
  const typed = { ...draft, contact: "ada@acme.example", retentionDays: "", earlyCodeShare: 40 };
  expect(settingsForPreview(typed)).toMatchObject({
    ...{ contact: "ada@acme.example", retentionDays: null, earlyCodeShare: 0.4 },
  });
  const half = settingsForPreview({ ...draft, retentionDays: "36.5", earlyCodeShare: "x" });
  expect(Object.keys(half)).not.toEqual(expect.arrayContaining(["retentionDays"]));
  expect(Object.keys(half)).not.toEqual(expect.arrayContaining(["earlyCodeShare"]));
});
