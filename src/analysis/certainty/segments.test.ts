import { expect, test } from "vitest";
import type { Finding } from "#contract/insights.ts";
import type { Members } from "../members.ts";
import { concludeSegment } from "./segment-conclusions.ts";
import { compareGroups } from "./segments.ts";

function found(id: string, change: Partial<Finding> = {}): Finding {
  const place = {
    sourceKind: "interview",
    sourceId: "s0",
    sourceLabel: "P-01",
    messageId: "m",
    start: 0,
    end: 4,
  };
  return {
    ...{ id, kind: "needs", text: `Text of ${id}`, sentiment: "neutral", challenging: [] },
    strength: { people: 1, asked: 1, volunteered: 0 },
    evidence: [{ ...place, quote: "said", ageRange: null }],
    ...change,
  } as Finding;
}

/** People by group, in order; "?" is one of whom it is not known. */
function study(groups: string[], findings: Members["findings"], reached: Members["reached"] = {}) {
  const members: Members = {
    people: groups.map((_, at) => ({
      id: `s${at}`,
      sourceId: `s${at}`,
      kind: "interview",
      label: `P-${at}`,
    })),
    ...{ reached, findings, novelty: {} },
  };
  const labels = new Map<string, string>(
    groups.flatMap((label, at) => (label === "?" ? [] : [[`s${at}`, label] as const])),
  );
  return {
    ...{ by: "ageRange", kind: "interview" as const, members },
    findings: Object.keys(findings).map((id) => found(id)),
    findGroup: (sourceId: string) => labels.get(sourceId),
    unknown: { missing: "Not known", refused: ["Prefer not to say"] },
    phrase: (label: string) => `aged ${label}`,
  };
}

const people = (label: string, count: number) => Array.from({ length: count }, () => label);
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

test("those who reached the question are asked, and fewer than eight have no likely range", () => {
  const request = study(
    [...people("18-24", 4), ...people("35-50", 7)],
    { a: { people: [0, 1, 2, 4, 10], questionId: "q" }, b: { people: [4, 5, 6], questionId: null } },
    { q: range(0, 10) },
  );
  const { groups, findings, notes } = compareGroups({ ...request, order: ["18-24", "35-50"] });
  expect(groups).toEqual([
    { label: "18-24", people: 4, small: true },
    { label: "35-50", people: 7, small: false },
  ]);
  expect(findings[0]?.cells).toMatchObject([
    { people: 3, asked: 4, interval: null },
    { people: 1, asked: 6, interval: null },
  ]);
  expect(findings[1]?.cells.map((cell) => [cell.people, cell.asked])).toEqual([
    [0, 4],
    [3, 7],
  ]);
  expect(findings[0]?.p).toBeCloseTo(0.1905, 4);
  expect(findings[0]?.adjusted).toBeCloseTo(0.381, 3);
  expect(findings[0]?.conclusion).toBe(
    "3 of 4 aged 18-24 and 1 of 6 aged 35-50 said this. With so few people this may be chance (p = 0.19): do not conclude a difference.",
  );
  expect(notes.join(" ")).toContain("fewer than 5 people are shown as counts");
});

test("people who prefer not to say stand last and are in no test", () => {
  const request = study(["Prefer not to say", "?", "?", ...people("18-24", 3), ...people("25-34", 4)], {
    a: { people: [0, 1, 2], questionId: null },
  });
  const { groups, findings, notes } = compareGroups(request);
  expect(groups.map((group) => [group.label, group.people])).toEqual([
    ["25-34", 4],
    ["18-24", 3],
    ["Prefer not to say", 1],
    ["Not known", 2],
  ]);
  expect(findings[0]).toMatchObject({ p: 1 });
  expect(findings[0]?.conclusion).toContain("Nobody who was asked said this");
  expect(notes.join(" ")).toContain("3 people of whom this is not known");
});

test("of more than eight groups the smallest are put together as others", () => {
  const labels = range(0, 10).flatMap((at) => people(`Job ${at}`, 10 - at));
  const { groups } = compareGroups(study(labels, {}));
  expect(groups).toHaveLength(8);
  expect(groups.at(0)).toEqual({ label: "Job 0", people: 10, small: false });
  expect(groups.at(-1)).toEqual({ label: "Others", people: 3 + 2 + 1, small: false });
});

test("groups of fewer than three people are combined, as in the report", () => {
  const labels = [...people("18-24", 5), ...people("25-34", 4), "35-49", "50-65", "50-65"];
  const { groups, findings } = compareGroups({
    ...study(labels, { a: { people: [0, 9, 10], questionId: null } }),
    order: ["50-65", "18-24"],
  });
  expect(groups).toEqual([
    { label: "18-24", people: 5, small: false },
    { label: "25-34", people: 4, small: true },
    { label: "Groups of fewer than 3", people: 3, small: true },
  ]);
  expect(findings[0]?.cells.map((cell) => [cell.people, cell.asked])).toEqual([
    [1, 5],
    [0, 4],
    [2, 3],
  ]);
});

test("people of another kind of source and findings from it are left out", () => {
  const request = study([...people("A", 3), ...people("B", 3)], { a: { people: [0], questionId: null } });
  const thread = { id: "t", sourceId: "t", kind: "thread" as const, label: "t" };
  request.members.people.push(thread);
  const other = found("a", {
    evidence: found("a").evidence.map((one) => ({ ...one, sourceKind: "thread" })),
  });
  expect(compareGroups({ ...request, findings: [other] }).findings).toEqual([]);
  expect(compareGroups(request).groups.map((group) => group.people)).toEqual([3, 3]);
});

test("hidden findings and recommendations are not compared, merged ones count with their target", () => {
  const request = study([...people("A", 3), ...people("B", 3)], {
    a: { people: [0], questionId: null },
    b: { people: [0, 4], questionId: null },
    c: { people: [5], questionId: null },
  });
  const edited = { pinned: false, hidden: false, foundAs: null, merged: [] };
  const findings = [
    found("a", { edited: { ...edited, merged: [{ id: "b", text: "b" }] } }),
    found("c", { edited: { ...edited, hidden: true } }),
    found("c", { kind: "recommendations" }),
  ];
  const compared = compareGroups({ ...request, findings }).findings;
  expect(compared.map((one) => [one.id, ...one.cells.map((cell) => cell.people)])).toEqual([["a", 1, 1]]);
});

test("a single group leaves nothing to compare", () => {
  const { findings, notes } = compareGroups(study(people("A", 6), { a: { people: [1], questionId: null } }));
  expect(findings[0]).toMatchObject({ p: null, adjusted: null });
  expect(findings[0]?.conclusion).toContain("nothing to compare");
  expect(notes[0]).toContain("fewer than two groups");
});

const conclude = (counts: [number, number][], p: number, adjusted: number, tested = 20) =>
  concludeSegment({
    groups: counts.map(([said, asked], at) => ({ label: `G${at}`, people: said, asked })),
    ...{ p, adjusted, tested, phrase: (label: string) => `in ${label}` },
  });

test("a clear difference is called likely, without a reason for it", () => {
  expect(
    conclude(
      [
        [18, 20],
        [2, 20],
      ],
      0.0000004,
      0.00001,
    ),
  ).toBe(
    "18 of 20 in G0 and 2 of 20 in G1 said this. Such a difference would seldom come about by chance (p < 0.001; p < 0.001 after allowing for 20 findings): the groups likely differ. It does not say why.",
  );
});

test("what is clear only when taken alone is not concluded from many findings", () => {
  expect(
    conclude(
      [
        [12, 20],
        [5, 20],
      ],
      0.04,
      0.8,
    ),
  ).toBe(
    "12 of 20 in G0 and 5 of 20 in G1 said this. Taken alone this would seldom be chance (p = 0.04), but among 20 findings compared one or another looks like this by chance (adjusted p = 0.80): do not conclude a difference; ask more people.",
  );
});

test("no sign of a difference among many people is not called sameness", () => {
  expect(
    conclude(
      [
        [10, 40],
        [12, 40],
      ],
      0.8,
      1,
    ),
  ).toContain("do not conclude a difference, nor that there is none");
});

test("of many groups the two that are furthest apart are named", () => {
  const text = conclude(
    [
      [5, 10],
      [9, 10],
      [1, 10],
      [4, 10],
    ],
    0.01,
    0.03,
  );
  expect(text).toMatch(/^Most often 9 of 10 in G1 said this, least often 1 of 10 in G2\./);
});

test("groups of whom nobody was asked are not mentioned", () => {
  expect(
    conclude(
      [
        [1, 3],
        [0, 0],
        [2, 3],
      ],
      1,
      1,
    ),
  ).toMatch(/^1 of 3 in G0 and 2 of 3 in G2 said this\./);
});

test("of groups that are equally far apart the largest are named", () => {
  const counts: [number, number][] = [
    [1, 2],
    [0, 1],
    [5, 10],
    [0, 9],
  ];
  expect(conclude(counts, 0.2, 1)).toMatch(/^Most often 5 of 10 in G2 said this, least often 0 of 9 in G3\./);
});

test("people whose language is not read are in no group, and the comparison says so", () => {
  const request = study(
    [...people("18-24", 3), ...people("35-50", 4)],
    { a: { people: [0, 3, 4], questionId: "q" } },
    { q: range(0, 7) },
  );
  const members = { ...request.members, unread: [2, 6] };
  const { groups, findings, notes } = compareGroups({ ...request, members, order: ["18-24", "35-50"] });
  expect(groups.map((group) => group.people).reduce((sum, count) => sum + count)).toBe(5);
  expect(findings[0]?.cells.map(({ asked }) => asked).reduce((sum, count) => sum + count)).toBe(5);
  expect(notes[0]).toBe("5 of 7 interviews were analysed; 2 aren't in English.");
});
