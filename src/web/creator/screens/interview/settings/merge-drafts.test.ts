import { expect, test } from "vitest";
import { blankScript } from "../../../script/edited-script.ts";
import { mergeDrafts, takeField } from "./merge-drafts.ts";
import type { SettingsDraft } from "./settings-draft.ts";

const base: SettingsDraft = {
  script: { ...blankScript, name: "Meals", objective: "Learn." },
  ...{
    status: "open",
    language: "en",
    minutes: 15,
    showQuestionCount: false,
  },
  ...{ consentText: "", contact: "", supportLine: "", retentionDays: 365, linkEmailToSession: true },
  ...{ keepTown: true, dictation: false, voiceAnswers: false, voiceRetentionDays: 90 },
  ...{ answerSignals: false, healthStudy: false, earlyCodeShare: 50 },
  ...{ preInterviewFormId: "", postInterviewFormId: "", prototypeUrl: "", prototypeType: "" },
};
const named = (objective: string, rest: Partial<SettingsDraft> = {}): SettingsDraft => ({
  ...base,
  ...rest,
  script: { ...base.script, objective },
});

test("D4: what only one of two people changed is kept of both", () => {
  const merged = mergeDrafts({ base, yours: named("Mine"), theirs: { ...base, minutes: 20 } });
  expect(merged).toEqual({ draft: named("Mine", { minutes: 20 }), conflicts: [] });
});

test("D4: what both changed shows both versions, and either can be taken", () => {
  const [yours, theirs] = [named("Mine", { keepTown: false }), named("Theirs", { keepTown: false })];
  const { draft, conflicts } = mergeDrafts({ base, yours, theirs });
  expect(conflicts).toEqual([{ field: "objective", label: "Objective", theirs: "Theirs", yours: "Mine" }]);
  expect(draft).toEqual(yours);
  expect(takeField(draft, theirs, "objective")).toEqual(theirs);
});

test("D4: questions are shown with how they are asked, and what was emptied says so", () => {
  const asked = (text: string): SettingsDraft => ({
    ...base,
    contact: text === "Why?" ? "" : "Ben",
    script: { ...base.script, questions: base.script.questions.map((question) => ({ ...question, text })) },
  });
  const { conflicts } = mergeDrafts({
    base: { ...base, contact: "Ada" },
    yours: asked("Why?"),
    theirs: asked("How?"),
  });
  expect(conflicts.map(({ yours }) => yours)).toEqual([
    "Empty",
    expect.stringMatching(/^1\. Why\?\nNormal priority/),
  ]);
});
