import { expect, test } from "vitest";
import type { FindingEdit } from "#analysis/certainty/finding-edit.ts";
import type { Evidence, Finding } from "#contract/insights.ts";
import { planEdit, renewEdits, wouldCircle } from "./plan-edit.ts";

function found(id: string, who: number): Finding {
  const evidence: Evidence = {
    ...{ quote: "words", sourceKind: "interview", sourceId: `s${who}`, sourceLabel: `P-0${who}` },
    ...{ messageId: `m${who}`, start: 0, end: 5, ageRange: null },
  };
  const strength = { people: 1, asked: 1, volunteered: 0 };
  return {
    id,
    kind: "needs",
    text: `Text of ${id}`,
    sentiment: "neutral",
    strength,
    evidence: [evidence],
    challenging: [],
  };
}

const plan = (
  edits: FindingEdit[],
  findings: Finding[],
  findingId: string,
  change: Parameters<typeof planEdit>[2]["change"],
) => planEdit(edits, findings, { findingId, change, version: null, changedBy: null });
const [a, b, c] = [found("a", 1), found("b", 2), found("c", 3)];

test("what is not named in a change stays as it is", () => {
  const named = plan([], [a, b], "a", { name: "Name" });
  const pinned = plan(named, [a, b], "a", { pinned: true });
  expect(pinned).toMatchObject([
    { findingId: "a", name: "Name", pinned: true, hidden: false, mergedInto: null },
  ]);
});

test("a name that is the coder's own is no edit", () => {
  expect(plan([], [a], "a", { name: "Text of a" })).toEqual([]);
});

test("the target of a merge is kept too, so that it is found again, and let go with the merge", () => {
  const merged = plan([], [a, b], "a", { mergedInto: "b" });
  expect(merged.map((edit) => [edit.findingId, edit.mergedInto])).toEqual([
    ["a", "b"],
    ["b", null],
  ]);
  expect(plan(merged, [a, b], "a", { mergedInto: null })).toEqual([]);
});

test("in a later result edits go on under the new ids, merges too, and nobody's words are in them", () => {
  const merged = plan(plan([], [a, b], "a", { mergedInto: "b" }), [a, b, c], "b", { name: "Both" });
  const later = [found("a2", 1), found("b2", 2)];
  const renewed = renewEdits(merged, later);
  expect(renewed.map((edit) => [edit.findingId, edit.mergedInto, edit.name, edit.trace.id])).toEqual([
    ["a2", "b2", null, "a2"],
    ["b2", null, "Both", "b2"],
  ]);
  expect(JSON.stringify(renewed)).not.toContain("words");
  expect(plan(merged, later, "a2", { mergedInto: null })).toMatchObject([{ findingId: "b2", name: "Both" }]);
});

test("edits whose findings are not in this result wait for one that has them", () => {
  const hidden = plan([], [a, b], "a", { hidden: true });
  const waiting = plan(hidden, [b], "b", { pinned: true });
  expect(waiting.map((edit) => [edit.findingId, edit.hidden, edit.pinned])).toEqual([
    ["a", true, false],
    ["b", false, true],
  ]);
});

test("merges that lead back to where they began are seen, over any number of steps", () => {
  const chain = plan(plan([], [a, b, c], "a", { mergedInto: "b" }), [a, b, c], "b", { mergedInto: "c" });
  const circles = (findingId: string, targetId: string) =>
    wouldCircle(chain, [a, b, c], { findingId, targetId });
  expect(circles("c", "a")).toBe(true);
  expect(circles("b", "a")).toBe(true);
  expect(circles("a", "a")).toBe(true);
  expect(circles("a", "c")).toBe(false);
});
