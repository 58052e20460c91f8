import { expect, test } from "vitest";
import type { Evidence } from "#contract/insights.ts";
import type { Persona } from "#contract/personas.ts";
import { remoteWorkSessions, remoteWorkStudy } from "../testing/remote-work-sessions.ts";
import { EvidenceChecker } from "./check-evidence.ts";
import { checkFramework } from "./framework-checks.ts";
import { listLeaves } from "./leaves.ts";
import { makeFramework } from "./make-frameworks.ts";

const checker = new EvidenceChecker();
for (const source of remoteWorkSessions) checker.add(source);
const made = makeFramework("persona", remoteWorkSessions, {
  study: remoteWorkStudy,
  healthStudy: false,
}) as Persona;
const [first] = made.conflict[0]?.evidence ?? [];
if (first === undefined) throw new Error("The persona has challenges.");

const withEvidence = (evidence: Evidence[]): Persona => ({
  ...made,
  choices: [],
  conflict: [{ conflict: "It hurts", evidence }],
});
const check = (change: Partial<Evidence>) =>
  checkFramework(withEvidence([{ ...first, ...change }]), checker).conflict;

test("what was made of the sources stands in them, whole", () => {
  expect(checkFramework(made, checker)).toEqual(made);
});

test("evidence whose words or place were changed is left out, and a line without any goes", () => {
  expect(check({})).toHaveLength(1);
  expect(check({ quote: first.quote.toUpperCase() })).toEqual([]);
  expect(check({ start: first.start + 1 })).toEqual([]);
  expect(check({ end: first.end + 1 })).toEqual([]);
  const other = withEvidence([first, { ...first, start: first.start + 1 }]);
  expect(checkFramework(other, checker).conflict[0]?.evidence).toEqual([first]);
});

test("words of an interviewer are nobody's evidence", () => {
  const asked = remoteWorkSessions[0]?.segments.find(({ speaker }) => speaker === "interviewer");
  const quote = asked?.text ?? "";
  expect(check({ messageId: asked?.id ?? "", quote, start: 0, end: quote.length })).toEqual([]);
});

test("words without a place are found by five of them, and not by fewer", () => {
  expect(check({ sourceId: "", messageId: "m1" })[0]?.evidence).toEqual([first]);
  expect(check({ sourceId: "", messageId: "m1", quote: "the search is" })).toEqual([]);
});

test("labels, kinds and ages are those of the source, whatever is claimed", () => {
  const forged = { sourceLabel: "The Queen", sourceKind: "thread" as const, ageRange: "65+" };
  expect(check(forged)[0]?.evidence).toEqual([first]);
});

test("a quote that is not the words of its evidence is left out", () => {
  const invented: Persona = { ...made, quotes: [{ quote: "I adore it.", evidence: [first] }] };
  expect(checkFramework(invented, checker).quotes).toEqual([]);
});

test("every line of every list is checked", () => {
  expect(listLeaves(checkFramework(made, new EvidenceChecker()))).toEqual([]);
});
