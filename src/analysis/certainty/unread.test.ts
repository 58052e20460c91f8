import { expect, test } from "vitest";
import type { Members } from "../members.ts";
import { countAgain } from "./merged-finding.ts";
import { makeOwnFinding } from "./own-finding.ts";
import { countBacking } from "./unflagged.ts";

const members: Members = {
  people: [0, 1, 2, 3].map((at) => ({
    id: `s${at}`,
    sourceId: `s${at}`,
    kind: "interview",
    label: `P-${at}`,
  })),
  unread: [3],
  reached: { q: [0, 1, 2, 3] },
  findings: { a: { people: [0, 1], questionId: "q" } },
  novelty: {},
};
const place = { sourceKind: "interview", sourceId: "s0", messageId: "m", start: 0, end: 4 } as const;
const evidence = [{ ...place, sourceLabel: "P-0", quote: "cold", ageRange: null }];

test("shares without flagged people leave those out whose language is not read", () => {
  const finding = { id: "a", evidence } as never;
  expect(countBacking([finding], members, new Set(["s1"]))).toEqual([
    { findingId: "a", people: 2, asked: 3, unflagged: { people: 1, asked: 2 } },
  ]);
});

test("a finding made by hand counts those as asked whose language is read", () => {
  const edit = { findingId: "own", name: "It is cold", added: [{ ...place, questionId: "q" }] } as never;
  const words = new Map([["s0 m 0 4", evidence[0]]]) as never;
  const own = makeOwnFinding(edit, words, { findings: [], members });
  expect(own?.strength).toMatchObject({ asked: 3, notReached: 0, notAnalysed: 1 });
});

test("whoever is quoted by hand counts as asked, though nobody analysed what they said", () => {
  const strength = { people: 2, volunteered: 0, asked: 2, notReached: 0, spansQuestions: true };
  const voices = { people: new Set([0, 1, 3]), others: new Set<string>(), questionId: null };
  const counted = countAgain({ strength, evidence } as never, { voices, members });
  expect(counted).toMatchObject({ people: 3, asked: 3 });
});
