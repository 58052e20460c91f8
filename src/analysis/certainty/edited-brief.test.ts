import { describe, expect, test } from "vitest";
import type { Brief, Evidence, Finding } from "#contract/insights.ts";
import { InsightsGatherer } from "../analyze.ts";
import type { Members } from "../members.ts";
import type { EditedContent } from "./edited-lists.ts";
import { type FindingEdit, noEdit } from "./finding-edit.ts";
import { applyEdits } from "./finding-edits.ts";
import { keyOfPlace, traceOf } from "./finding-traces.ts";

/** Words of person `who`, from character `start` on. */
function quote(who: number, start = 0): Evidence {
  return {
    ...{ quote: "these very words", sourceKind: "interview" as const, sourceId: `s${who}` },
    ...{ sourceLabel: `P-0${who}`, messageId: `m${who}`, start, end: start + 16, ageRange: null },
  };
}

function found(id: string, kind: Finding["kind"], evidence: Evidence[], text = `Text of ${id}`): Finding {
  const about = { label: text, questionId: "q1", kind: null, isTopic: false, because: [], leadsTo: [] };
  return {
    ...{ id, kind, text, evidence, sentiment: "neutral" as const, challenging: [] },
    strength: { people: evidence.length, asked: 6, volunteered: 0 },
    about: kind === "themes" ? about : null,
  };
}

const price = found("price", "themes", [quote(1), quote(2)], "The price rose without notice");
const winter = found("winter", "themes", [quote(3), quote(4)], "Winter stops people from riding");
const pain = found("pain", "painPoints", [quote(1), quote(2)], "The price rose without notice");
const other = found("other", "painPoints", [quote(1), quote(5)], "The brake squeaks");
const step = found("step", "recommendations", [quote(1)], "Announce it: the price rose without notice");

const brief: Brief = {
  inShort: [
    { text: "The price rose without notice, two people said.", findings: ["price"] },
    { text: "Price and winter both end it.", findings: ["price", "winter"] },
  ],
  tensions: [
    {
      ...{ id: "t1", within: "people" },
      a: { text: "The price rose without notice", evidence: [quote(1)] },
      b: { text: "It was announced", evidence: [quote(5)] },
    },
  ],
  answers: [
    {
      ...{ questionId: "q1", text: "The price rose without notice", asked: 6, answered: 6, isThin: false },
      ...{ findings: ["price", "winter"], evidence: [quote(1)] },
    },
  ],
  unknown: [],
};

function report(findings: Finding[]): EditedContent {
  const empty = new InsightsGatherer({
    ...{ questions: [], objective: "", topics: [], competitors: [], ownProduct: null },
  }).report();
  const texts = (kind: Finding["kind"]) => findings.filter((one) => one.kind === kind).map((one) => one.text);
  return {
    ...empty,
    findings,
    brief,
    aiAnalysis: {
      ...empty.aiAnalysis,
      painPoints: texts("painPoints"),
      recommendations: texts("recommendations"),
    },
  };
}

const all = [price, winter, pain, other, step];
const edit = (finding: Finding, change: Partial<FindingEdit>): FindingEdit => ({
  ...noEdit,
  findingId: finding.id,
  trace: traceOf(finding),
  ...change,
});
const apply = (...edits: FindingEdit[]) => applyEdits(report(all), edits, { members: null }).content;

describe("a finding that is hidden", () => {
  const hidden = apply(edit(price, { hidden: true }));

  test("leaves every list of the specification, with what only repeats it or follows from it", () => {
    expect(hidden.aiAnalysis.painPoints).toEqual(["The brake squeaks"]);
    expect(hidden.aiAnalysis.recommendations).toEqual([]);
    const ids = hidden.findings.filter((one) => one.edited?.hidden).map(({ id }) => id);
    expect(ids.sort()).toEqual(["pain", "price", "step"]);
  });

  test("leaves the brief: sentences that rest on it alone, answers and tensions", () => {
    expect(hidden.brief?.inShort).toEqual([{ text: "Price and winter both end it.", findings: ["winter"] }]);
    expect(hidden.brief?.tensions).toEqual([]);
    expect(hidden.brief?.answers[0]).toMatchObject({ text: null, findings: ["winter"] });
  });

  test("leaves a repetition where somebody wants it shown all the same", () => {
    const kept = apply(edit(price, { hidden: true }), edit(pain, { kept: true }));
    expect(kept.aiAnalysis.painPoints).toEqual(["The price rose without notice", "The brake squeaks"]);
  });
});

test("what goes on from a claim leaves with any finding that it rests on, and the claim stays while its own is shown", () => {
  const text = "The price rose without notice. Riders stay away in winter too.";
  const claim = { ...price, text: "The price rose without notice." };
  const told: Brief = { ...brief, inShort: [{ text, findings: ["price", "winter"] }] };
  const shorten = (...edits: FindingEdit[]) =>
    applyEdits({ ...report([claim, winter]), brief: told }, edits, { members: null }).content.brief?.inShort;
  expect(shorten()).toEqual(told.inShort);
  expect(shorten(edit(winter, { hidden: true }))).toEqual([{ text: claim.text, findings: ["price"] }]);
  expect(shorten(edit(claim, { hidden: true }))).toEqual([]);
});

test("a finding that is merged away is named by its target and leaves the lists", () => {
  const merged = apply(edit(price, { mergedInto: "winter" }), edit(winter, {}));
  expect(merged.findings.map(({ id }) => id)).not.toContain("price");
  expect(merged.aiAnalysis.painPoints).toEqual(["The brake squeaks"]);
  expect(merged.brief?.inShort).toEqual([{ text: "Price and winter both end it.", findings: ["winter"] }]);
  expect(merged.brief?.answers[0]?.findings).toEqual(["winter"]);
});

test("a new name stands in every list, sentence and recommendation that had the old one", () => {
  const renamed = apply(edit(price, { name: "Costs surprise people" }));
  expect(renamed.aiAnalysis.painPoints).toEqual(["Costs surprise people", "The brake squeaks"]);
  expect(renamed.aiAnalysis.recommendations).toEqual(["Announce it: costs surprise people"]);
  expect(renamed.brief?.inShort[0]?.text).toBe("Costs surprise people, two people said.");
  expect(renamed.brief?.tensions[0]?.a.text).toBe("Costs surprise people");
});

test("sentences and answers that count are counted again, and a creator's name is shown as nobody's words", () => {
  const counted: Brief = {
    ...brief,
    inShort: [
      { text: "2 of 6 people said things like “the price rose without notice”", findings: ["price"] },
    ],
    answers: brief.answers.map((answer) => ({
      ...answer,
      text: "The price rose without notice (2), Winter stops people from riding (2)",
    })),
  };
  const run = (...edits: FindingEdit[]) =>
    applyEdits({ ...report(all), brief: counted }, edits, { members: null }).content.brief;
  const merged = run(edit(winter, { mergedInto: "price" }), edit(price, {}));
  expect(merged?.inShort[0]?.text).toBe("4 of 6 people said things like “the price rose without notice”");
  expect(merged?.answers[0]?.text).toBe("The price rose without notice (4)");
  const renamed = run(edit(price, { name: "Costs surprise people" }));
  expect(renamed?.inShort[0]?.text).toBe("2 of 6 people: Costs surprise people");
  expect(renamed?.answers[0]?.text).toBe("Costs surprise people (2), Winter stops people from riding (2)");
  expect(run(edit(price, { hidden: true }))?.answers[0]?.text).toBe("Winter stops people from riding (2)");
});

test("a theme that becomes another kind is no answer any more, and a pain that becomes a theme is", () => {
  const moved = apply(edit(price, { kind: "painPoints" }));
  expect(moved.brief?.answers[0]?.findings).toEqual(["winter"]);
  const members: Members = {
    people: [1, 2, 5].map((who) => ({
      id: `s${who}`,
      sourceId: `s${who}`,
      kind: "interview",
      label: `P-0${who}`,
    })),
    reached: { q1: [0, 1, 2] },
    findings: { other: { people: [0, 2], questionId: "q1" } },
    novelty: {},
  };
  const raised = applyEdits(report(all), [edit(other, { kind: "themes" })], { members }).content;
  expect(raised.brief?.answers[0]?.findings).toContain("other");
});

describe("a finding of one's own", () => {
  const place = { ...quote(5), questionId: "q1", isInText: false };
  const own: FindingEdit = {
    ...{ ...noEdit, findingId: "own-1", isOwn: true, name: "Mine", kind: "themes" as const },
    added: [place, { ...quote(6), questionId: "q1", isInText: false }],
    trace: { id: "own-1", kind: "themes", sourceKind: "interview", places: [] },
  };
  const words = new Map([quote(5), quote(6)].map((one) => [keyOfPlace(one), one]));
  const members: Members = {
    people: [1, 2, 5].map((who) => ({
      id: `s${who}`,
      sourceId: `s${who}`,
      kind: "interview",
      label: `P-0${who}`,
    })),
    reached: { q1: [0, 2] },
    findings: {},
    novelty: {},
  };

  test("counts the people of its quotes among those who were asked, and others apart", () => {
    const { content } = applyEdits(report(all), [own], { members, words });
    const made = content.findings.find(({ id }) => id === "own-1");
    expect(made).toMatchObject({ text: "Mine", strength: { people: 1, asked: 2, volunteered: 1 } });
    expect(content.brief?.answers[0]?.findings).toContain("own-1");
  });

  test("is not there while none of its words are, and is never taken for another finding", () => {
    const gone = applyEdits(report(all), [own], { members });
    expect(gone.content.findings).toEqual(all);
    const orphan = edit(found("lost", "themes", [quote(5)]), { hidden: true });
    const { content } = applyEdits(report(all), [own, orphan], { members, words });
    expect(content.findings.find(({ id }) => id === "own-1")?.edited?.hidden).toBe(false);
  });
});

test("a person whose every quote was taken away counts no more, and one whose was added counts", () => {
  const members: Members = {
    people: [1, 2, 5].map((who) => ({
      id: `s${who}`,
      sourceId: `s${who}`,
      kind: "interview",
      label: `P-0${who}`,
    })),
    reached: { q1: [0, 1, 2] },
    findings: { price: { people: [0, 1], questionId: "q1" } },
    novelty: {},
  };
  const added = { ...quote(5, 30), questionId: "q1", isInText: false };
  const words = new Map([[keyOfPlace(added), quote(5, 30)]]);
  const less = applyEdits(report(all), [edit(price, { removed: [quote(1)] })], { members, words });
  expect(less.content.findings.find(({ id }) => id === "price")?.strength.people).toBe(1);
  expect(less.members?.findings.price?.people).toEqual([1]);
  const more = applyEdits(report(all), [edit(price, { added: [added] })], { members, words });
  expect(more.content.findings.find(({ id }) => id === "price")?.strength.people).toBe(3);
});
