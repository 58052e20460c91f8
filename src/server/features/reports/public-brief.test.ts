import { expect, test } from "vitest";
import { listBriefEvidence } from "#analysis/formats/export/map-brief.ts";
import type { Brief, Evidence, Finding } from "#contract/insights.ts";
import { toPublicBrief } from "./public-brief.ts";

const said: Evidence = {
  ...{ quote: "Write to ada@example.org", sourceKind: "interview", sourceId: "secret", sourceLabel: "P-01" },
  ...{ messageId: "m1", start: 0, end: 24, ageRange: null },
};
const shown: Finding = {
  ...{ id: "shown", kind: "themes", text: "They write", sentiment: "neutral" },
  strength: { people: 2, asked: 4, volunteered: 0 },
  evidence: [said],
  challenging: [],
};
const brief: Brief = {
  inShort: [
    { text: "Two write to ada@example.org.", findings: ["shown", "hidden"] },
    { text: "Nobody calls.", findings: ["hidden"] },
  ],
  tensions: [
    {
      ...{ id: "t1", within: "people" },
      a: { text: "They write", evidence: [said] },
      b: { text: "They call +44 20 7946 0958", evidence: [said] },
    },
  ],
  answers: [
    { questionId: "gone", text: "Old.", asked: 2, answered: 2, isThin: false, findings: [], evidence: [] },
    {
      ...{ questionId: "q2", text: "By e-mail.", asked: 4, answered: 4, isThin: false },
      ...{ findings: ["shown", "hidden"], evidence: [said] },
    },
  ],
  unknown: [{ open: "Who answers ada@example.org?", why: "", ask: "" }],
};
const publishAll = (list: Evidence[]) => list.map((one) => ({ ...one, sourceId: "source-1", quote: "•" }));
const view = { questionIds: ["q1", "q2"], publishAll, rename: (text: string) => text, findings: [shown] };

test("a public brief names nobody and leads to no session", () => {
  const text = JSON.stringify(toPublicBrief(brief, view));
  for (const secret of ["ada@example.org", "7946", "secret"]) expect(text).not.toContain(secret);
});

test("a sentence that rests on hidden findings alone is left out", () => {
  expect(toPublicBrief(brief, view).inShort.map(({ findings }) => findings)).toEqual([["shown"]]);
});

test("an answer is named by its question's number, and one to a question that is gone is left out", () => {
  const { answers } = toPublicBrief(brief, view);
  expect(answers.map(({ questionId, findings }) => [questionId, findings])).toEqual([["2", ["shown"]]]);
});

test("the words behind tensions and answers are read for masking", () => {
  expect(listBriefEvidence(brief)).toHaveLength(3);
  expect(listBriefEvidence(null)).toEqual([]);
});
