import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Evidence, Finding } from "#contract/insights.ts";
import type { Members } from "../members.ts";
import type { EditedContent } from "./edited-lists.ts";
import { type FindingEdit, noEdit } from "./finding-edit.ts";
import { applyEdits as applyAll, matchEdits } from "./finding-edits.ts";
import { traceOf } from "./finding-traces.ts";

/** Words of person `who`, from character `start` on. */
function quote(who: number, start = 0, sourceKind: Evidence["sourceKind"] = "interview"): Evidence {
  return {
    ...{ quote: "these very words", sourceKind, sourceId: `s${who}`, sourceLabel: `P-0${who}` },
    ...{ messageId: `m${who}`, start, end: start + 16, ageRange: null },
  };
}

function found(id: string, evidence: Evidence[], change: Partial<Finding> = {}): Finding {
  const strength = { people: evidence.length, asked: 6, volunteered: 0, answered: 6, interval: null };
  const text = `Text of ${id}`;
  return { id, kind: "needs", text, sentiment: "neutral", strength, evidence, challenging: [], ...change };
}

function report(findings: Finding[], change: Partial<EditedContent> = {}): EditedContent {
  const texts = (kind: Finding["kind"]) => findings.filter((one) => one.kind === kind).map((one) => one.text);
  const none = { behaviors: [], painPoints: [], opportunities: [], successStories: [], adoptionBarriers: [] };
  return {
    keywords: [],
    emotions: { positiveCount: 0, negativeCount: 0, neutralCount: 0 },
    preferenceIndicators: { preferredFeatures: {}, missingFeatures: {} },
    competitiveAnalysis: { competitorMentions: {}, comparativeStatements: [] },
    aiAnalysis: { ...none, needs: texts("needs"), recommendations: texts("recommendations") },
    suggestions: texts("suggestions"),
    topics: texts("topics"),
    metrics: { totalTranscripts: 6, averageLength: 1, uniqueWords: 1 },
    engagement: {
      shortResponses: 0,
      longResponses: 0,
      averageWordsPerResponse: 1,
      medianWordsPerResponse: 1,
    },
    findings,
    sources: { interviews: 6, transcripts: 0, threads: 0 },
    verification: { checked: 0, dropped: 0 },
    notes: [],
    coder: "test",
    ...change,
  };
}

function edit(finding: Finding, change: Partial<FindingEdit>): FindingEdit {
  return { ...noEdit, findingId: finding.id, trace: traceOf(finding), ...change };
}

function applyEdits(content: EditedContent, edits: FindingEdit[], members: Members | null): EditedContent {
  return applyAll(content, edits, { members }).content;
}

const [a, b, c] = [
  found("a", [quote(1), quote(2)]),
  found("b", [quote(2, 40), quote(3)]),
  found("c", [quote(4)]),
];
const ids = (content: EditedContent) => content.findings.map((finding) => finding.id);
const find = (content: EditedContent, id: string) => content.findings.find((finding) => finding.id === id);

describe("in the result that an edit was made in", () => {
  test("a renamed finding stands everywhere under its new name and keeps the coder's", () => {
    const edited = applyEdits(report([a, b]), [edit(b, { name: "Digest" })], null);
    expect(edited.aiAnalysis.needs).toEqual(["Text of a", "Digest"]);
    expect(find(edited, "b")).toMatchObject({
      text: "Digest",
      edited: { foundAs: "Text of b", hidden: false },
    });
    expect(find(edited, "a")).toEqual(a);
  });

  test("pinned findings come first", () => {
    const edited = applyEdits(report([a, b, c]), [edit(c, { pinned: true })], null);
    expect(edited.aiAnalysis.needs).toEqual(["Text of c", "Text of a", "Text of b"]);
    expect(ids(edited)).toEqual(["c", "a", "b"]);
  });

  test("a hidden finding leaves the lists and stays among the findings, marked", () => {
    const edited = applyEdits(report([a, b]), [edit(a, { hidden: true })], null);
    expect(edited.aiAnalysis.needs).toEqual(["Text of b"]);
    expect(find(edited, "a")?.edited).toMatchObject({
      pinned: false,
      hidden: true,
      foundAs: null,
      merged: [],
    });
  });

  test("a merged finding becomes a part of its target: evidence once, people once", () => {
    const members: Members = {
      people: [],
      reached: { q1: [1, 2, 3, 4, 5, 6] },
      findings: { a: { people: [1, 2, 9], questionId: "q1" }, b: { people: [2, 3], questionId: "q2" } },
      novelty: {},
    };
    const twice = { ...b, evidence: [...b.evidence, quote(1)] };
    const edited = applyEdits(report([a, twice, c]), [edit(b, { mergedInto: "a" }), edit(a, {})], members);
    expect(ids(edited)).toEqual(["a", "c"]);
    expect(edited.aiAnalysis.needs).toEqual(["Text of a", "Text of c"]);
    const joined = find(edited, "a");
    expect(joined?.evidence).toEqual([quote(1), quote(2), quote(2, 40), quote(3)]);
    expect(joined?.strength).toMatchObject({ people: 3, asked: 6, volunteered: 1, answered: 6 });
    expect(joined?.strength.interval).toBeNull();
    expect(joined?.edited?.merged).toEqual([{ id: "b", text: "Text of b" }]);
    // Of what many questions brought up nobody is said to have spoken unasked.
    const spread = { ...a, strength: { ...a.strength, spansQuestions: true as const } };
    const both = applyEdits(report([spread, twice]), [edit(b, { mergedInto: "a" }), edit(a, {})], members);
    expect(find(both, "a")?.strength).toMatchObject({ people: 4, volunteered: 0, spansQuestions: true });
  });

  test("what spoke against one part is not brought against the whole when another part says it", () => {
    const doubted = { ...a, challenging: [quote(3), quote(5)] };
    const edited = applyEdits(report([doubted, b]), [edit(b, { mergedInto: "a" }), edit(a, {})], null);
    expect(find(edited, "a")?.challenging).toEqual([quote(5)]);
    expect(find(edited, "a")?.strength.people).toBe(3);
  });

  test("merges of merges end at the last one, and a circle of merges changes nothing", () => {
    const chain = [edit(a, { mergedInto: "b" }), edit(b, { mergedInto: "c" }), edit(c, {})];
    const joined = applyEdits(report([a, b, c]), chain, null);
    expect(ids(joined)).toEqual(["c"]);
    expect(find(joined, "c")?.edited?.merged.map(({ id }) => id)).toEqual(["a", "b"]);
    const circle = [edit(a, { mergedInto: "b" }), edit(b, { mergedInto: "a" }), edit(c, { mergedInto: "a" })];
    expect(applyEdits(report([a, b, c]), circle, null)).toEqual(report([a, b, c]));
  });

  test("findings of different kinds are merged, those from different kinds of source are not", () => {
    const pain = found("p", [quote(5)], { kind: "painPoints" });
    const thread = found("t", [quote(6, 0, "thread")]);
    const edits = [edit(pain, { mergedInto: "a" }), edit(thread, { mergedInto: "a" }), edit(a, {})];
    const edited = applyEdits(report([a, pain, thread]), edits, null);
    expect(ids(edited)).toEqual(["a", "t"]);
    expect(find(edited, "a")?.evidence).toEqual([...a.evidence, quote(5)]);
    expect(find(edited, "a")?.edited?.merged.map(({ id }) => id)).toEqual(["p"]);
  });

  test("counts follow: people of features each once, mentions of competitors added up", () => {
    const feature = (id: string, who: number[]) =>
      found(
        id,
        who.map((one) => quote(one)),
        { kind: "missingFeatures" },
      );
    const name = (id: string, who: number) => found(id, [quote(who)], { kind: "competitorMentions" });
    const findings = [feature("f", [1, 2]), feature("g", [2, 3]), name("x", 1), name("y", 2)];
    const [f, g, x, y] = findings as [Finding, Finding, Finding, Finding];
    const content = report(findings, {
      preferenceIndicators: { preferredFeatures: {}, missingFeatures: { "Text of f": 2, "Text of g": 2 } },
      competitiveAnalysis: {
        competitorMentions: { "Text of x": 7, "Text of y": 4 },
        comparativeStatements: [],
      },
    });
    const edits = [
      ...[edit(g, { mergedInto: "f" }), edit(f, { name: "__proto__" })],
      ...[edit(y, { mergedInto: "x" }), edit(x, {})],
    ];
    const edited = applyEdits(content, edits, null);
    expect(Object.entries(edited.preferenceIndicators.missingFeatures)).toEqual([["__proto__", 3]]);
    expect(Object.entries(edited.competitiveAnalysis.competitorMentions)).toEqual([["Text of x", 11]]);
  });
});

describe("in a later result", () => {
  test("the finding with the same id is meant, whatever its evidence is now", () => {
    const later = found("a", [quote(6)]);
    expect(matchEdits([edit(a, { pinned: true })], [found("z", a.evidence), later]).get("a")).toBe(later);
  });

  test("else the one that holds most of the evidence, and at least half, though cut a little differently", () => {
    const old = found("old", [quote(1), quote(2), quote(3), quote(4)]);
    const half = found("half", [quote(1, 4), quote(2, 4)]);
    const most = found("most", [quote(2), quote(3), quote(4), quote(5), quote(6)]);
    const less = found("less", [quote(1), quote(5)]);
    const edits = [edit(old, { hidden: true })];
    expect(matchEdits(edits, [half, most, less]).get("old")).toBe(most);
    expect(matchEdits(edits, [half, less]).get("old")).toBe(half);
    expect(matchEdits(edits, [less, found("far", [quote(1, 16), quote(2, 90)])]).size).toBe(0);
  });

  test("evidence of another kind of finding or source does not count", () => {
    const old = found("old", [quote(1)]);
    expect(matchEdits([edit(old, {})], [found("new", [quote(1)], { kind: "painPoints" })]).size).toBe(0);
    expect(matchEdits([edit(old, {})], [found("new", [quote(1, 0, "transcript")])]).size).toBe(0);
  });

  test("an edit whose finding is not there changes nothing and takes effect when it is there again", () => {
    const edits = [edit(a, { hidden: true })];
    const without = report([b, c]);
    expect(applyEdits(without, edits, null)).toBe(without);
    expect(applyEdits(report([a, b]), edits, null).aiAnalysis.needs).toEqual(["Text of b"]);
  });

  test("a merge survives new ids on both sides, and a target in between that is gone", () => {
    const edits = [edit(a, { mergedInto: "b" }), edit(b, { mergedInto: "c" }), edit(c, { name: "All" })];
    const later = report([found("a2", a.evidence), found("c2", c.evidence)]);
    const edited = applyEdits(later, edits, null);
    expect(ids(edited)).toEqual(["c2"]);
    expect(find(edited, "c2")).toMatchObject({ text: "All", edited: { merged: [{ id: "a2" }] } });
  });

  test("two edits whose findings became one do not both claim it", () => {
    const one = found("one", [...a.evidence, ...b.evidence]);
    const edits = [edit(a, { name: "First" }), edit(b, { name: "Second" })];
    expect(matchEdits(edits, [one]).size).toBe(1);
  });
});

test("whatever the edits, no finding and no evidence is lost or told twice, and lists hold what is shown", () => {
  const findings = Array.from({ length: 6 }, (_, at) =>
    found(`f${at}`, [quote(at + 1), quote(((at + 1) % 6) + 1)]),
  );
  const change = fc.record({
    name: fc.option(fc.constantFrom("Same", "Other", "Text of f3")),
    hidden: fc.boolean(),
    pinned: fc.boolean(),
    mergedInto: fc.option(fc.constantFrom(...findings.map(({ id }) => id), "gone")),
  });
  fc.assert(
    fc.property(fc.array(fc.option(change), { minLength: 6, maxLength: 6 }), (changes) => {
      const edits = findings.flatMap((finding, at) => {
        const own = changes[at];
        return own ? [edit(finding, own)] : [];
      });
      const edited = applyEdits(report(findings), edits, null);
      const told = edited.findings.flatMap(({ id, edited: by }) => [
        id,
        ...(by?.merged ?? []).map((one) => one.id),
      ]);
      expect(told.sort()).toEqual(findings.map(({ id }) => id));
      const places = (all: Finding[]) =>
        [...new Set(all.flatMap((one) => one.evidence.map((words) => words.messageId)))].sort();
      expect(places(edited.findings)).toEqual(places(findings));
      const shown = edited.findings.filter((finding) => !finding.edited?.hidden).map(({ text }) => text);
      expect(edited.aiAnalysis.needs).toEqual([...new Set(shown)]);
    }),
  );
});
