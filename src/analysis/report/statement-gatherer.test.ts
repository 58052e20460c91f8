import { describe, expect, test } from "vitest";
import type { Statement } from "../coder/coded-source.ts";
import { StatementGatherer } from "./statement-gatherer.ts";
import { countPeople, VoiceBook } from "./voices.ts";

function say(source: number, concepts: string[], turn = 0): Statement {
  return {
    kind: "painPoints",
    polarity: "affirmed",
    mode: "plain",
    phrase: `The ${concepts.join(" ")} fails on every day`,
    concepts,
    nouns: concepts,
    phrases: [],
    compound: -0.5,
    unresolved: false,
    questionId: "q1",
    evidence: {
      quote: concepts.join(" "),
      sourceKind: "interview",
      sourceId: `s${source}`,
      sourceLabel: `P-${source}`,
      messageId: `m${source}-${turn}`,
      start: 0,
      end: 5,
      ageRange: null,
    },
  };
}

describe("statements of thousands of sources", () => {
  const gatherer = new StatementGatherer(new VoiceBook());
  for (let source = 0; source < 3000; source++) {
    gatherer.add(say(source, ["search", "archive"]), source);
    gatherer.add(say(source, ["search", "archive"], 1), source);
    gatherer.add(say(source, [`one${source}`, `other${source}`]), source);
  }
  const clusters = gatherer.list();
  const shared = clusters.find((cluster) => cluster.members[0]?.concepts.includes("search"));

  test("everybody who said a thing is counted once, however many they are", () => {
    expect(countPeople(shared?.voices ?? [])).toBe(3000);
    expect(shared?.count).toBe(6000);
  });

  test("each code is told of by the first who said it, dropped ones too", () => {
    const first = gatherer.listFirst(clusters);
    expect(first).toHaveLength(3001);
    expect(first.filter((person) => person === 0)).toHaveLength(2);
  });

  test("what is kept of them stays within bounds", () => {
    const kept = clusters.reduce((sum, cluster) => sum + cluster.members.length, 0);
    expect(kept).toBeLessThan(3000);
  });
});
